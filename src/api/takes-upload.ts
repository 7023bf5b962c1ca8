import type { Context, MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { HTTPException } from "hono/http-exception";
import { IMAGE_TOO_LARGE } from "#features/media/call-refusals.ts";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import type { ApiEnvironment } from "./app.ts";
import { boundaryOf } from "./boundary-of.ts";
import { takes } from "./takes.ts";

/** What stands around a file and beside it (security.md U4). */
const BESIDE_FILE_BYTES = 64 * 1024;
const MOST_PARTS = 6;

/** Read and thrown away: a browser that is still sending would see a broken connection instead of the answer. */
const READ_ON_TO_BYTES = 12_000_000;

/** Each may hold ten megabytes of memory while it waits for the image workers, of which there are fewer. */
const MOST_AT_ONCE = 8;

/**
 * While they arrive: of one person, of all without an account, who are not told apart here, and of all. Who sends slowly takes the
 * place of nobody else.
 */
const MOST_ARRIVING_OF_ONE = 2;
const MOST_ARRIVING_OF_GUESTS = 16;
const MOST_ARRIVING = 32;

/** In bytes a second, after some seconds: the slowest of mobile networks is faster. */
const LEAST_RATE = 16 * 1024;
const PATIENCE_MS = 5_000;

/** Answered with 503; recognised by `kind`, as all errors are. */
class UploadsBusy extends Error {
  readonly kind = "unavailable";
  constructor() {
    super("Too many uploads at once");
  }
}

interface UploadLimits {
  /** Of the file; what else the form has is small. */
  mostBytes?: number;
  mostParts?: number;
  /** The answer to more. */
  tooLarge?: (c: Context) => Response;
}

export function takesUpload({
  mostBytes = MOST_UPLOAD_BYTES,
  mostParts = MOST_PARTS,
  tooLarge = imageTooLarge,
}: UploadLimits = {}): MiddlewareHandler {
  let countAtOnce = 0;
  const arriving: (number | null)[] = [];

  /** The body, counted among those that arrive of whoever sends it. */
  async function received(c: Context<ApiEnvironment>): Promise<Buffer<ArrayBuffer> | undefined> {
    const { accountId } = c.get("viewer");
    const ofOne = arriving.filter((one) => one === accountId).length;
    const mostOfOne = accountId === null ? MOST_ARRIVING_OF_GUESTS : MOST_ARRIVING_OF_ONE;
    if (ofOne >= mostOfOne || arriving.length >= MOST_ARRIVING) throw new UploadsBusy();
    arriving.push(accountId);
    try {
      return await bodyWithin(c.req.raw, mostBytes + BESIDE_FILE_BYTES);
    } finally {
      arriving.splice(arriving.indexOf(accountId), 1);
    }
  }

  const withinLimits: MiddlewareHandler<ApiEnvironment> = async (c, next) => {
    const body = await received(c);
    if (!body) return tooLarge(c);
    if (countAtOnce >= MOST_AT_ONCE) throw new UploadsBusy();
    countAtOnce += 1;
    try {
      if (hasMoreParts(body, boundaryOf(c.req.header("content-type") ?? ""), mostParts))
        return c.json({ errors: [{ msg: `Must have at most ${mostParts} parts`, param: "request" }] }, 400);
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body });
      return await next();
    } finally {
      countAtOnce -= 1;
    }
  };
  return every(takes("multipart/form-data"), withinLimits);
}

export function imageTooLarge(c: Context): Response {
  return c.json({ errors: [{ msg: IMAGE_TOO_LARGE.msg, param: "image" }] }, 413);
}

/** The body of a request; undefined when it is too large. */
async function bodyWithin(request: Request, mostBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > READ_ON_TO_BYTES) return undefined;
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  const startedAtMs = performance.now();
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read().catch(() => {
      throw new HTTPException(400, { message: "The body did not arrive" });
    });
    if (!chunk || chunk.done) break;
    byteCount += chunk.value.length;
    const elapsedMs = performance.now() - startedAtMs;
    if (elapsedMs > PATIENCE_MS && byteCount * 1000 < elapsedMs * LEAST_RATE) {
      await reader?.cancel().catch(() => undefined);
      throw new HTTPException(408, { message: "The body arrives too slowly" });
    }
    if (byteCount <= mostBytes) chunks.push(chunk.value);
    else chunks.length = 0;
    if (byteCount > READ_ON_TO_BYTES) {
      await reader?.cancel().catch(() => undefined);
      break;
    }
  }
  return byteCount > mostBytes ? undefined : Buffer.concat(chunks);
}

/** Counted before anything is parsed: a body of small parts only would keep a parser busy for long. */
function hasMoreParts(body: Buffer, boundary: string, mostParts: number): boolean {
  if (boundary === "") return false;
  const separator = `--${boundary}`;
  let partCount = -1;
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + separator.length)) {
    partCount += 1;
    if (partCount > mostParts) return true;
  }
  return false;
}
