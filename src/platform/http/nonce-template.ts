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
export class NonceTemplate {
  /** What stands before, between and behind the gaps. Its bytes are made for who takes them compressed. */
  readonly #stretches: readonly string[];
  readonly #gapBytes: number;
  /** In UTF-16 units, with the sign in its gaps. Counting bytes would be a look at each letter of a page that may never be asked for again. */
  readonly length: number;
  #bytes: readonly Buffer[] | undefined;
  #compressed: Promise<Buffer[]> | undefined;

  /** @param sign what stands in the gaps of the text, and nowhere else; as long as the words in UTF-8, at most 65,535 bytes */
  constructor(text: string, sign: string) {
    this.#stretches = text.split(sign);
    this.#gapBytes = Buffer.byteLength(sign);
    this.length = text.length;
  }

  filledWith(word: string): string {
    this.#check(word);
    return this.#stretches.join(word);
  }

  /** The text as a gzip file. */
  async renderGzipped(word: string): Promise<Buffer<ArrayBuffer>> {
    this.#check(word);
    const bytes = Buffer.from(word);
    this.#bytes ??= this.#stretches.map((stretch) => Buffer.from(stretch));
    this.#compressed ??= this.#compress(this.#bytes);
    const end = Buffer.alloc(8);
    const whole = between(this.#bytes, bytes);
    end.writeUInt32LE(
      whole.reduce((sum, piece) => crc32(piece, sum), 0),
      0,
    );
    end.writeUInt32LE(
      whole.reduce((sum, piece) => sum + piece.length, 0),
      4,
    );
    const blocks = between(await this.#compressed, storedBlock(bytes));
    return Buffer.concat([GZIP_HEADER, ...blocks, LAST_BLOCK, end]);
  }

  #check(word: string): void {
    const length = Buffer.byteLength(word);
    if (length !== this.#gapBytes) throw new RangeError(`A word of ${length} bytes does not fit`);
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
