import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";

const deflated = promisify(deflateRaw);

/** A gzip member without name and time, from a system that is not said (RFC 1952, 2.3). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** An empty stored block that says it is the last (RFC 1951, 3.2.4). */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** How far back a compressed stretch may point (RFC 1951, 2). */
const WINDOW_BYTES = 32 * 1024;

/**
 * A text with gaps, in each of which the same word stands for one reader: the nonce of a page. It is compressed once, not for
 * each reader: the stretches between the gaps as they are, the word in blocks that are stored plain.
 */
export class GappedText {
  readonly #stretches: Buffer[];
  readonly #wordBytes: number;
  #compressed: Promise<Buffer[]> | undefined;

  /** @param wordBytes how long the word is in UTF-8, at most 65,535; the same for all readers */
  constructor(stretches: readonly string[], wordBytes: number) {
    this.#stretches = stretches.map((stretch) => Buffer.from(stretch));
    this.#wordBytes = wordBytes;
  }

  get byteLength(): number {
    const gapCount = this.#stretches.length - 1;
    return this.#stretches.reduce((sum, stretch) => sum + stretch.length, gapCount * this.#wordBytes);
  }

  /** The text in UTF-8. */
  filledWith(word: string): Buffer<ArrayBuffer> {
    return Buffer.concat(between(this.#stretches, this.#checked(word)));
  }

  /** The text as a gzip file. */
  async gzippedWith(word: string): Promise<Buffer<ArrayBuffer>> {
    const bytes = this.#checked(word);
    this.#compressed ??= this.#compress();
    const end = Buffer.alloc(8);
    end.writeUInt32LE(
      between(this.#stretches, bytes).reduce((sum, piece) => crc32(piece, sum), 0),
      0,
    );
    end.writeUInt32LE(this.byteLength, 4);
    const blocks = between(await this.#compressed, storedBlock(bytes));
    return Buffer.concat([GZIP_HEADER, ...blocks, LAST_BLOCK, end]);
  }

  #checked(word: string): Buffer {
    const bytes = Buffer.from(word);
    if (bytes.length !== this.#wordBytes)
      throw new RangeError(`A word of ${bytes.length} bytes does not fit`);
    return bytes;
  }

  /**
   * Each stretch may point back to what stands before it, but never into a gap: for the compressor the gaps hold a sign that is in
   * no stretch. Should one hold that sign, nothing points back.
   */
  #compress(): Promise<Buffer[]> {
    const pointsBack = !this.#stretches.some((stretch) => stretch.includes(0));
    const gap = Buffer.alloc(this.#wordBytes);
    let before = Buffer.alloc(0);
    return Promise.all(
      this.#stretches.map((stretch) => {
        const dictionary = pointsBack && before.length > 0 ? before.subarray(-WINDOW_BYTES) : undefined;
        before = Buffer.concat([before, stretch, gap]);
        return deflated(stretch, { level: 9, finishFlush: constants.Z_SYNC_FLUSH, dictionary });
      }),
    );
  }
}

/** The stretches in their order with a piece between each two. */
function between(stretches: readonly Buffer[], piece: Buffer): Buffer[] {
  return stretches.flatMap((stretch, at) => (at === 0 ? [stretch] : [piece, stretch]));
}

/** RFC 1951, 3.2.4: not the last, not compressed, its length and the complement of it. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}
