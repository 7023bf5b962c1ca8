import { open } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { RemoteFailure } from "./ask-politely.ts";

/** Writes an answer to a file as it arrives. @throws RemoteFailure when it is longer than `mostBytes` */
export async function storeAnswer(answer: IncomingMessage, path: string, mostBytes: number): Promise<void> {
  // Open before anything can fail: a stream that opens by itself would do so after whoever cleans up has found nothing.
  const file = await open(path, "w");
  await pipeline(limited(answer, mostBytes), file.createWriteStream());
}

/** @throws RemoteFailure when it is longer than `mostBytes` */
export async function textOfAnswer(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of limited(answer, mostBytes)) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

async function* limited(answer: IncomingMessage, mostBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes)
      throw new RemoteFailure(
        `The answer is longer than ${Math.round(mostBytes / 1024 / 1024)} MB, so nothing of it is taken`,
      );
    yield chunk;
  }
}
