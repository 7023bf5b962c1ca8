import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

// Pictures as people, and others, send them.

/** A photo of two colours, left half and right half. */
export async function photo(
  width = 1200,
  height = 800,
  format: "jpeg" | "png" | "webp" = "jpeg",
): Promise<Buffer> {
  const right = await sharp({ create: { width: width / 2, height, channels: 3, background: "#08c" } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#c40" } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** Half of it can be seen through. */
export function seenThrough(): Promise<Buffer> {
  const background = { r: 10, g: 120, b: 60, alpha: 0.5 };
  return sharp({ create: { width: 40, height: 40, channels: 4, background } })
    .png()
    .toBuffer();
}

/** Taken by a phone held upright, which says so in its EXIF, with the place where its owner lives. */
export async function photoWithPlace(): Promise<Buffer> {
  return sharp(await photo())
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "PhoneOfSomebody", Copyright: "Somebody" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "52/1 22/1 12/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "4/1 53/1 0/1",
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Home</place></x:xmpmeta>')
    .jpeg()
    .toBuffer();
}

/** A real JPEG with a page and a program inside it and behind it. */
export async function polyglot(): Promise<Buffer> {
  const program = Buffer.from('<?php system("id"); ?><script>alert(1)</script>');
  const jpeg = await photo(300, 200);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, program.length + 2]), program]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), program]);
}

/** A picture of the given size in a few kilobytes: a single colour compresses a thousandfold. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", lines),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Three pictures one after the other. */
export async function animated(format: "gif" | "webp"): Promise<Buffer> {
  const frames = await Promise.all(
    ["#f00", "#0f0", "#00f"].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
);

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
