/** A run of paragraphs, or the points of one list. */
export interface Block {
  list: boolean;
  lines: string[];
}

const POINT = "- ";

/** A Fluent text as blocks: every line is a paragraph, and one that begins with "- " a point of a list. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text
    .split("\n")
    .map((each) => each.trim())
    .filter(Boolean)) {
    const list = line.startsWith(POINT);
    const words = list ? line.slice(POINT.length) : line;
    const last = blocks.at(-1);
    if (last?.list === list) last.lines.push(words);
    else blocks.push({ list, lines: [words] });
  }
  return blocks;
}
