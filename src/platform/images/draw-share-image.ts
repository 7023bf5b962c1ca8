import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import satori from "satori";
import sharp from "sharp";
import type { ShareImageTask, ShareImagePicture } from "./share-image-task.ts";

// All of libvips is switched off except drawing SVG from memory.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
sharp.cache(false);
sharp.concurrency(1);

const FACES = [
  { name: "Bricolage Grotesque", package: "bricolage-grotesque", weight: 700 },
  { name: "Figtree", package: "figtree", weight: 500 },
  { name: "Figtree", package: "figtree", weight: 700 },
] as const;

const PATIENCE_SECONDS = 5;

/** The fonts of the site, read once. The second subset of a font is a family of its own, or it would replace the first. */
const fonts = Promise.all(
  FACES.flatMap((face) => ["latin", "latin-ext"].map((subset) => ({ ...face, subset }))).map(
    async ({ name, package: folder, weight, subset }) => {
      const file = `@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`;
      const data = await readFile(createRequire(import.meta.url).resolve(file));
      return { name: subset === "latin" ? name : `${name} Extended`, data, weight, style: "normal" as const };
    },
  ),
);

/** A share image as PNG. Letters become paths, so that no system font is used. Runs in share-image-process.ts. */
export async function drawShareImage({
  width,
  height,
  pictures,
  words,
}: ShareImageTask): Promise<Uint8Array> {
  const drawn = await satori(words as Parameters<typeof satori>[0], { width, height, fonts: await fonts });
  const start = drawn.indexOf(">") + 1;
  const whole = drawn.slice(0, start) + pictures.map(placed).join("") + drawn.slice(start);
  return sharp(Buffer.from(whole))
    .flatten({ background: "#fff" })
    .png({ palette: true, colours: 128, effort: 4 })
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer();
}

function placed({ svg, left, top, width, height }: ShareImagePicture): string {
  const place = `x="${left}" y="${top}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`;
  return svg.replace("<svg ", `<svg ${place} `);
}
