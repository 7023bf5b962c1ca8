import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";

const deflated = promisify(deflateRaw);

/** A gzip header without name and time, of an unknown system (RFC 1952, 2.3). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** An empty stored block with the flag of the last one (RFC 1951, 3.2.4). */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** How far back a compressed part may refer (RFC 1951, 2). */
const WINDOW_BYTES = 32 * 1024;

/**
 * A cached page with places for the nonce. It is compressed once, not for each reader: the parts between the nonces are deflated,
 * and the nonce is inserted in stored (uncompressed) blocks.
 */
export class NonceTemplate {
  /** The text before, between and after the nonces. It is encoded and compressed at the first request that accepts gzip. */
  readonly #parts: readonly string[];
  readonly #nonceBytes: number;
  /** In UTF-16 units, with placeholders. Counting bytes would mean to encode a page that may never be requested again. */
  readonly length: number;
  #bytes: readonly Buffer[] | undefined;
  #compressed: Promise<Buffer[]> | undefined;

  /**
   * @param placeholder marks the places in the text; as long as a nonce in UTF-8, at most 65,535 bytes
   */
  constructor(text: string, placeholder: string) {
    this.#parts = text.split(placeholder);
    this.#nonceBytes = Buffer.byteLength(placeholder);
    this.length = text.length;
  }

  render(nonce: string): string {
    this.#check(nonce);
    return this.#parts.join(nonce);
  }

  /** The text as a gzip file. */
  async renderGzipped(nonce: string): Promise<Buffer<ArrayBuffer>> {
    this.#check(nonce);
    const bytes = Buffer.from(nonce);
    this.#bytes ??= this.#parts.map((part) => Buffer.from(part));
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

  #check(nonce: string): void {
    const length = Buffer.byteLength(nonce);
    if (length !== this.#nonceBytes) throw new RangeError(`A nonce of ${length} bytes does not fit`);
  }

  /**
   * Each part may refer back to the text before it, but never into a nonce: in the compressor's dictionary nonces are zero bytes,
   * which no part contains. If one does, parts are compressed without a dictionary.
   */
  #compress(parts: readonly Buffer[]): Promise<Buffer[]> {
    const pointsBack = !parts.some((part) => part.includes(0));
    const zeros = Buffer.alloc(this.#nonceBytes);
    let before = Buffer.alloc(0);
    return Promise.all(
      parts.map((part) => {
        const dictionary = pointsBack && before.length > 0 ? before.subarray(-WINDOW_BYTES) : undefined;
        before = Buffer.concat([before, part, zeros]);
        return deflated(part, { level: 9, finishFlush: constants.Z_SYNC_FLUSH, dictionary });
      }),
    );
  }
}

/** The parts with a piece between each two. */
function between(parts: readonly Buffer[], piece: Buffer): Buffer[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [piece, part]));
}

/** RFC 1951, 3.2.4: not the last, not compressed, its length and the complement of it. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}
