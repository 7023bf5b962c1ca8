import { drawnBoards } from "./support/drawn-boards.ts";
import { writeFileSync } from "node:fs";
for (const [i,b] of (await drawnBoards()).entries()) writeFileSync(`/tmp/ocr/b${i}.png`, b.png);
