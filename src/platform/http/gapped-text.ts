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
  /** Of the whole text, in UTF-8, with the sign in its gaps. */
  readonly #bytes: Buffer;
  /** Where the gaps begin. */
  readonly #gaps: readonly number[];
  readonly #gapBytes: number;
  #stretches: Buffer[] | undefined;
  #compressed: Promise<Buffer[]> | undefined;

  /** @param sign what stands in the gaps of the text, and nowhere else; as long as the words in UTF-8, at most 65,535 bytes */
  constructor(text: string, sign: string) {
    const bytes = Buffer.from(sign);
    this.#bytes = Buffer.from(text);
    this.#gaps = placesOf(bytes, this.#bytes);
    this.#gapBytes = bytes.length;
  }

  get byteLength(): number {
    return this.#bytes.length;
  }

  /** The text in UTF-8. */
  filledWith(word: string): Buffer<ArrayBuffer> {
    const bytes = this.#checked(word);
    const filled = Buffer.from(this.#bytes);
    for (const at of this.#gaps) filled.set(bytes, at);
    return filled;
  }

  /** The text as a gzip file. */
  async gzippedWith(word: string): Promise<Buffer<ArrayBuffer>> {
    const bytes = this.#checked(word);
    this.#stretches ??= this.#cut();
    this.#compressed ??= this.#compress(this.#stretches);
    const end = Buffer.alloc(8);
    end.writeUInt32LE(
      between(this.#stretches, bytes).reduce((sum, piece) => crc32(piece, sum), 0),
      0,
    );
    end.writeUInt32LE(this.byteLength, 4);
    const blocks = between(await this.#compressed, storedBlock(bytes));
    return Buffer.concat([GZIP_HEADER, ...blocks, LAST_BLOCK, end]);
  }

  /** What stands before, between and behind the gaps. */
  #cut(): Buffer[] {
    const starts = [0, ...this.#gaps.map((at) => at + this.#gapBytes)];
    const ends = [...this.#gaps, this.#bytes.length];
    return starts.map((start, at) => this.#bytes.subarray(start, ends[at]));
  }

  #checked(word: string): Buffer {
    const bytes = Buffer.from(word);
    if (bytes.length !== this.#gapBytes) throw new RangeError(`A word of ${bytes.length} bytes does not fit`);
    return bytes;
  }

  /**
   * Each stretch may point back to what stands before it, but never into a gap: for the compressor the gaps hold a sign that is in
   * no stretch. Should one hold that sign, nothing points back.
   */
  #compress(stretches: readonly Buffer[]): Promise<Buffer[]> {
    const pointsBack = !stretches.some((stretch) => stretch.includes(0));
    const gap = Buffer.alloc(this.#gapBytes);
    let before = Buffer.alloc(0);
    return Promise.all(
      stretches.map((stretch) => {
        const dictionary = pointsBack && before.length > 0 ? before.subarray(-WINDOW_BYTES) : undefined;
        before = Buffer.concat([before, stretch, gap]);
        return deflated(stretch, { level: 9, finishFlush: constants.Z_SYNC_FLUSH, dictionary });
      }),
    );
  }
}

/** Where a sign begins in a text, both in bytes. */
function placesOf(sign: Buffer, text: Buffer): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) places.push(at);
  return places;
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
