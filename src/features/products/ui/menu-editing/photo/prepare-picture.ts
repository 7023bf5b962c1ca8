import { type PictureSize, scaleToRead } from "./picture-size.ts";

/** As a canvas has it: four bytes a pixel, red, green, blue and how much of it there is. */
export interface Pixels extends PictureSize {
  data: Uint8Array | Uint8ClampedArray;
}

/** A byte a pixel. */
interface Grey extends PictureSize {
  data: Uint8Array;
}

/** A picture as the engine takes it, and by how much it is larger than the one it was made of. */
export interface PreparedPicture {
  file: Uint8Array;
  scale: number;
}

/** One of a hundred pixels may be darker or lighter than all of the board. */
const AT_THE_ENDS = 0.01;
const MIDDLE = 128;

/**
 * Grey, from black to white, dark letters on a light ground, without the shade of whoever took it, and enlarged: what that is worth is
 * measured (`npm run bench -- menu-photos`). It is the plain format of Netpbm, so that a browser and a program in Node make the same file.
 */
export function preparePicture(pixels: Pixels): PreparedPicture {
  const scale = scaleToRead(pixels);
  const even = evened(darkOnLight(stretched(greyOf(pixels))));
  return { file: graymapOf(enlarged(stretched(even), scale)), scale };
}

function greyOf({ data, width, height }: Pixels): Grey {
  const grey = new Uint8Array(width * height);
  for (let place = 0; place < grey.length; place += 1) {
    const at = place * 4;
    const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    const light = (red * 299 + green * 587 + blue * 114) / 1000;
    // What is seen through stands on white.
    grey[place] = Math.round(255 + ((light - 255) * alpha) / 255);
  }
  return { data: grey, width, height };
}

/** The darkest becomes black and the lightest white. */
function stretched({ data, ...size }: Grey): Grey {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const [low, high] = [endOf(counts, data.length), 255 - endOf(counts.toReversed(), data.length)];
  if (high <= low) return { data, ...size };
  const map = Uint8Array.from(counts, (_, value) =>
    Math.max(0, Math.min(255, Math.round(((value - low) * 255) / (high - low)))),
  );
  return { data: data.map((value) => map[value] ?? 0), ...size };
}

function endOf(counts: Uint32Array, total: number): number {
  let seen = 0;
  return Math.max(
    0,
    counts.findIndex((count) => (seen += count) > total * AT_THE_ENDS),
  );
}

function darkOnLight({ data, ...size }: Grey): Grey {
  let sum = 0;
  for (const value of data) sum += value;
  return sum / data.length < MIDDLE ? { data: data.map((value) => 255 - value), ...size } : { data, ...size };
}

/** So many squares along the shorter side are looked at for how light the ground is. */
const SQUARES = 24;
/** Of the pixels of a square so many are ground at least. */
const GROUND_SHARE = 0.2;
/** Where it is darker than this, nothing is ground. */
const DARKEST_GROUND = 32;

/** The ground is equally light everywhere: else what lies in the shade is taken for letters, and none there is read. */
function evened({ data, width, height }: Grey): Grey {
  const side = Math.max(16, Math.ceil(Math.min(width, height) / SQUARES));
  const squares = { width: Math.ceil(width / side), height: Math.ceil(height / side) };
  const ground = new Uint8Array(squares.width * squares.height);
  for (let place = 0; place < ground.length; place += 1) {
    const [left, top] = [(place % squares.width) * side, Math.floor(place / squares.width) * side];
    ground[place] = groundOf({ data, width, height }, { left, top, side });
  }
  const light = enlarged({ data: ground, ...squares }, side);
  const made = data.map((value, place) => {
    const row = Math.floor(place / width);
    return Math.min(255, (value * 255) / (light.data[row * light.width + (place - row * width)] ?? 255));
  });
  return { data: made, width, height };
}

function groundOf(
  { data, width, height }: Grey,
  { left, top, side }: { left: number; top: number; side: number },
): number {
  const counts = new Uint32Array(256);
  let total = 0;
  // With half of the squares around it, so that one that is all letter has some ground.
  const [right, bottom] = [Math.min(width, left + side * 1.5), Math.min(height, top + side * 1.5)];
  for (let y = Math.max(0, Math.floor(top - side / 2)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(left - side / 2)); x < right; x += 1) {
      const value = data[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      total += 1;
    }
  }
  let seen = 0;
  const last = counts.findLastIndex((count) => (seen += count) > total * GROUND_SHARE);
  return Math.max(DARKEST_GROUND, last);
}

/** Each pixel between the four around it. */
function enlarged({ data, width, height }: Grey, scale: number): Grey {
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const made = new Uint8Array(size.width * size.height);
  const across = Array.from({ length: size.width }, (_, x) => between(x, scale, width));
  for (let y = 0; y < size.height; y += 1) {
    const [above, below, down] = between(y, scale, height);
    for (let x = 0; x < size.width; x += 1) {
      const [left, right, over] = across[x] as Between;
      const at = (row: number, column: number) => data[row * width + column] ?? 0;
      const top = at(above, left) * (1 - over) + at(above, right) * over;
      const bottom = at(below, left) * (1 - over) + at(below, right) * over;
      made[y * size.width + x] = Math.round(top * (1 - down) + bottom * down);
    }
  }
  return { data: made, ...size };
}

/** The pixels before and after, and how far it is to the second. */
type Between = readonly [before: number, after: number, share: number];

function between(place: number, scale: number, length: number): Between {
  const exact = Math.max(0, Math.min(length - 1, (place + 0.5) / scale - 0.5));
  const before = Math.floor(exact);
  return [before, Math.min(length - 1, before + 1), exact - before];
}

function graymapOf({ data, width, height }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
