import { expect, test } from "vitest";
import { blocksOf } from "./prose";

test("lines are paragraphs, and points that follow each other are one list", () => {
  expect(blocksOf("First.\n\nSecond.\n- one\n- two\nThird.\n- alone")).toEqual([
    { list: false, lines: ["First.", "Second."] },
    { list: true, lines: ["one", "two"] },
    { list: false, lines: ["Third."] },
    { list: true, lines: ["alone"] },
  ]);
});
