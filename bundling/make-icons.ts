import { readFileSync, writeFileSync } from "node:fs";
import * as glyphs from "#ui/icon/glyphs.ts";

// Puts the drawings that glyphs.ts names into one sprite. Lucide, ISC licence: https://lucide.dev

const FOLDER = "node_modules/lucide-static/icons";
const SPRITE = "src/ui/icon/sprite.svg";

/** The shapes of one of Lucide's files, which all have a viewBox of 24. */
function shapesOf(name: string): string {
  const file = readFileSync(`${FOLDER}/${name}.svg`, "utf8");
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(file)?.[1] ?? "";
  return shapes.replaceAll(/\s*\n\s*/g, "");
}

const symbols = [...new Set(Object.values(glyphs))]
  .toSorted()
  .map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>`);
const head = '<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence, https://lucide.dev -->';
writeFileSync(SPRITE, `${head}\n${symbols.join("\n")}\n</svg>\n`);
