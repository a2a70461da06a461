import type { Catalogue, IdentityLink, Invitation, ReviewState, TableMade, WantedLink } from "../messages";
import { Server } from "../server";
import { FakeLine } from "./line";

const QR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h1"/></svg>';

/** A server that answers what a test says it would. */
export class FakeServer extends Server {
  readonly line = new FakeLine();
  readonly carried: WantedLink[] = [];
  invited: Invitation = {
    links: ["http://192.0.2.7:8080/table/t1", "http://198.51.100.4:8080/table/t1"].map((url) => ({
      url,
      qr: QR,
    })),
    reachable: true,
    only: null,
  };

  override catalogue = (): Promise<Catalogue> =>
    Promise.resolve({
      rulesets: [
        {
          id: "auf-der-hut",
          game: "hidden_hats",
          players: [2, 4],
          age: 5,
          kinds: ["pirate", "princess", "wizard", "witch", "cook"],
          portraits: ["pirate", "princess", "wizard", "witch", "cook"],
          options: [],
          bots: ["random", "forgetful", "novice", "casual", "sharp", "master"],
          has_memory: true,
        },
      ],
      bots: [],
      build: null,
    });
  override invitation = (): Promise<Invitation> => Promise.resolve(this.invited);
  override again = (): Promise<TableMade> => Promise.resolve({ table: "t2" });
  override carry = (wanted: WantedLink): Promise<IdentityLink> => {
    this.carried.push(wanted);
    return Promise.resolve({ url: "http://192.0.2.7:8080/api/identity/carry?token=x" });
  };
  /** What is answered, one after the other; the last for ever. */
  reviews: (ReviewState | Error)[] = [];
  override askReview = (): Promise<ReviewState> => {
    const [next] = this.reviews.length > 1 ? this.reviews.splice(0, 1) : this.reviews;
    if (next === undefined || next instanceof Error) return Promise.reject(next ?? new Error("no review"));
    return Promise.resolve(next);
  };
  override review = (): Promise<ReviewState> => this.askReview();
  override live = (): WebSocket => this.line.open() as unknown as WebSocket;
}
