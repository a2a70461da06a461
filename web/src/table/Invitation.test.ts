import { cleanup, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { FakeServer } from "../testing/server";
import { show } from "../testing/show";
import { wordsIn } from "../testing/words";
import Invitation from "./Invitation.svelte";

const words = await wordsIn("en");

afterEach(cleanup);

async function invited(reachable: boolean, only: string | null): Promise<string | undefined> {
  const server = new FakeServer();
  server.invited = { ...server.invited, reachable, only };
  show(Invitation, { id: "t1" }, { words, server });
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Copy" })).not.toBeNull());
  return screen.queryByRole("note")?.textContent.trim();
}

test("without a network, one is to be joined", async () => {
  expect(await invited(false, null)).toContain("Join a Wi-Fi");
});

test("where Hatstand was started for this computer only, that is said, and no network blamed", async () => {
  const said = await invited(false, "127.0.0.1");
  expect(said?.replaceAll("\u2060", "")).toContain("--host 127.0.0.1");
  expect(said).not.toContain("isn’t connected");
});

test("where others can come, nothing is to be said", async () => {
  expect(await invited(true, null)).toBeUndefined();
});
