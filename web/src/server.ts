import { createContext } from "svelte";
import type {
  Catalogue,
  IdentityLink,
  Invitation,
  MyTable,
  NewTable,
  Problem,
  ReviewState,
  TableMade,
  WantedLink,
  WantedReview,
} from "./messages";

/** The server said no. code is the id of a Fluent message, args its variables. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Problem["args"] = {},
  ) {
    super(code);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...request });
  } catch {
    throw new Refusal("page-no-server"); // the only way fetch fails: nobody answered
  }
  if (response.ok) return (await response.json()) as Answer;
  if (!response.headers.get("content-type")?.includes("json")) throw new Refusal("page-no-server");
  const problem = (await response.json()) as Problem;
  throw new Refusal(problem.code, problem.args);
}

const tableAt = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** The server's addresses, as calls. */
export class Server {
  catalogue(): Promise<Catalogue> {
    return ask("/api/catalogue");
  }

  tables(): Promise<MyTable[]> {
    return ask("/api/tables");
  }

  open(table: NewTable): Promise<TableMade> {
    return ask("/api/tables", table);
  }

  again(table: string): Promise<TableMade> {
    return ask(`${tableAt(table)}/again`, {});
  }

  invitation(table: string): Promise<Invitation> {
    return ask(`${tableAt(table)}/invitation`);
  }

  /** An address that makes this browser the same person at another address of this server. */
  carry(wanted: WantedLink): Promise<IdentityLink> {
    return ask("/api/identity/link", wanted);
  }

  /** Asks for the review of a seat's moves, to be made if it isn't yet. */
  askReview(table: string, seat: number): Promise<ReviewState> {
    return ask(`${tableAt(table)}/review`, { seat } satisfies WantedReview);
  }

  /** How far it is. */
  review(table: string, seat: number): Promise<ReviewState> {
    return ask(`${tableAt(table)}/review?seat=${seat}`);
  }

  recordAddress(table: string): string {
    return `${tableAt(table)}/record`;
  }

  live(table: string): WebSocket {
    const base = new URL(tableAt(table) + "/live", location.href);
    base.protocol = base.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(base);
  }
}

export const [getServer, setServer] = createContext<Server>();
