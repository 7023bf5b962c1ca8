import { drawnBoards } from "./support/drawn-boards.ts";
import sharp from "sharp";
import tesseract from "tesseract.js";
import { preparePicture } from "#features/products/ui/menu-editing/photo/prepare-picture.ts";
import { linesOfPage } from "#features/products/ui/menu-editing/photo/lines-of-page.ts";
import { writeFileSync } from "node:fs";
const want = process.argv.slice(2).map(Number);
const engine = await tesseract.createWorker("nld", 1, { langPath: "node_modules/@tesseract.js-data/nld/4.0.0_best_int", cacheMethod: "none" });
await engine.setParameters({ tessedit_pageseg_mode: "4" as never });
const out: unknown[] = [];
for (const [i, b] of (await drawnBoards()).entries()) {
  if (want.length && !want.includes(i)) continue;
  const { data, info } = await sharp(b.png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { file, scale } = preparePicture({ data, width: info.width, height: info.height });
  writeFileSync(`/tmp/ocr/p${i}.pgm`, file);
  const { data: page } = await engine.recognize(Buffer.from(file), {}, { blocks: true });
  console.log("==", i, b.what, scale);
  const lines = linesOfPage(page, scale);
  out.push({ i, what: b.what, lines });
  for (const l of lines) console.log(l.map((w) => `${w.text}@${Math.round((w.box.x0+w.box.x1)/2)},${Math.round(w.box.y0)}-${Math.round(w.box.y1)}`).join(" "));
}
writeFileSync("/tmp/ocr/words.json", JSON.stringify(out));
await engine.terminate();
