import { readFileSync } from "node:fs";
import { readBoard } from "#features/products/ui/menu-editing/photo/read-board.ts";
for (const { i, lines } of JSON.parse(readFileSync("/tmp/ocr/words.json", "utf8"))) {
  for (const h of readBoard(lines, { sizes: ["gram 1", "gram 2.5", "gram 5"] })) {
    console.log("==", i, h.title, h.columns);
    for (const l of h.lines.slice(0, 12)) console.log("  ", l.name, [...l.cells].map(([c, { read, price }]) => `${c}=${price ?? `?${read}`}`).join(" "));
  }
}
