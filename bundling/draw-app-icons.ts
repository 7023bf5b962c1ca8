import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

/** Maskable: systems crop it to their own shape, and only the middle four fifths are safe. */
const SAFE_SHARE = 0.9;

const FAVICON_SIZE = 48;

/** Of the mark, by its colours: what is dark is cut out of what is light. */
const LIGHT = "#faf7f0";

/** Draws the icons of browsers and of an installed app from one SVG, at each build, so that they never differ. */
export async function drawAppIcons(drawing: string, folder: string): Promise<void> {
  const svg = await readFile(drawing, "utf8");
  const ground = /<rect[^>]* fill="(#[0-9a-f]{6})"/.exec(svg)?.[1];
  if (!ground) throw new Error(`${drawing} has no ground`);
  const square = (size: number, text: string) =>
    sharp(Buffer.from(text), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true });
  const whole = async (size: number) => {
    const inner = await square(Math.round(size * SAFE_SHARE), svg.replace(/ rx="\d+"/, "")).toBuffer();
    return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
      .composite([{ input: inner }])
      .png({ palette: true });
  };
  await square(192, svg).toFile(join(folder, "icon-192.png"));
  await square(512, svg).toFile(join(folder, "icon-512.png"));
  await (await whole(512)).toFile(join(folder, "icon-maskable.png"));
  await (await whole(180)).toFile(join(folder, "apple-touch-icon.png"));
  await (await monochrome(svg, 512)).toFile(join(folder, "icon-monochrome.png"));
  // Requested by robots and by browsers that show a file of ours, which links no icon.
  await writeFile(join(folder, "favicon.ico"), icoOf(await square(FAVICON_SIZE, svg).toBuffer()));
}

/** Systems give it one colour of their own, such as that of a phone's theme: only how opaque it is counts, so windows and door are holes. */
async function monochrome(svg: string, size: number): Promise<Sharp> {
  const mark = svg
    .replace(/<rect[^>]*\/>/, '<rect width="32" height="32" fill="#000000"/>')
    .replaceAll(/fill="(#[0-9a-f]{6})"/g, (_, colour: string) =>
      colour === LIGHT ? 'fill="#ffffff"' : 'fill="#000000"',
    );
  const opacity = await sharp(Buffer.from(mark), { density: (72 * size) / 32 })
    .resize(size, size)
    .toColourspace("b-w")
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: "#ffffff" } })
    .joinChannel(opacity, { raw: { width: size, height: size, channels: 1 } })
    .png();
}

/** A picture of `FAVICON_SIZE` in the ICO format: a directory of one entry, and the PNG as it is. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_SIZE, 6);
  head.writeUInt8(FAVICON_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
