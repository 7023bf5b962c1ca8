import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export interface FakeBucket {
  /** As an operator would write `STORAGE_URL`. */
  storageUrl: string;
  files: Map<string, { bytes: Buffer; mime: string | undefined }>;
  /** Method and path of each request that was answered. */
  asked: string[];
  /** From now on every request fails. */
  isDown: boolean;
}

const KEY = "writer";
const SECRET = "se/cr+et=";
const BUCKET = "pictures-of-tests";

/**
 * A fake S3 storage, with the part of the protocol that we use. It checks that a request is signed with our key for today and
 * this region, but does not verify the signature.
 */
export async function fakeBucket(): Promise<FakeBucket> {
  const bucket: FakeBucket = { storageUrl: "", files: new Map(), asked: [], isDown: false };
  const server = createServer((request, response) => void answer(bucket, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const secret = encodeURIComponent(SECRET);
  bucket.storageUrl = `s3://${KEY}:${secret}@127.0.0.1:${port}/${BUCKET}/site?region=eu-test-1&tls=0`;
  return bucket;
}

async function answer(bucket: FakeBucket, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://bucket.example");
  const body = await buffer(request);
  bucket.asked.push(`${request.method} ${url.pathname}`);
  if (bucket.isDown) return end(response, 500, code("InternalError"));
  if (!isSigned(request)) return end(response, 403, code("SignatureDoesNotMatch"));
  const name = decodeURIComponent(url.pathname.slice(`/${BUCKET}/`.length));
  if (!url.pathname.startsWith(`/${BUCKET}`)) return end(response, 404, code("NoSuchBucket"));
  if (request.method === "GET" && url.searchParams.has("list-type")) return list(bucket, url, response);
  if (request.method === "POST" && url.searchParams.has("delete")) return removeMany(bucket, body, response);
  if (request.method === "PUT") {
    bucket.files.set(name, { bytes: body, mime: request.headers["content-type"] });
    return end(response, 200, "", { etag: '"1"' });
  }
  if (request.method === "DELETE") {
    bucket.files.delete(name);
    return end(response, 204, "");
  }
  const file = bucket.files.get(name);
  if (!file) return end(response, 404, code("NoSuchKey"));
  end(response, 200, request.method === "HEAD" ? "" : file.bytes, { "content-type": file.mime ?? "" });
}

function list(bucket: FakeBucket, url: URL, response: ServerResponse): void {
  const prefix = url.searchParams.get("prefix") ?? "";
  const names = [...bucket.files.keys()].filter((name) => name.startsWith(prefix));
  const contents = names.map((name) => `<Contents><Key>${name}</Key></Contents>`).join("");
  end(response, 200, `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
}

function removeMany(bucket: FakeBucket, body: Buffer, response: ServerResponse): void {
  for (const [, name = ""] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) bucket.files.delete(name);
  end(response, 200, "<DeleteResult/>");
}

function isSigned({ headers }: IncomingMessage): boolean {
  const day = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  const signed = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${KEY}/${day}/eu-test-1/s3/aws4_request, SignedHeaders=\\S*host\\S*, Signature=[0-9a-f]{64}$`,
  );
  return signed.test(headers.authorization ?? "");
}

const code = (name: string) => `<Error><Code>${name}</Code></Error>`;

function end(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, headers).end(body);
}
