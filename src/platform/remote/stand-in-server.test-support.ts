import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { Patience } from "./ask-politely.ts";

export interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server of somebody else, on this machine. `answer` gets each question with its number, from 1. */
export async function standInServer(
  answer: (response: ServerResponse, asked: Asked, number: number) => void,
): Promise<{ address: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const question = { method, url, headers, body: await text(request) };
    asked.push(question);
    answer(response, question, asked.length);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Waits for milliseconds where people wait for minutes. */
export const QUICK: Patience = { mostMs: 20_000, tries: 3, pauseMs: 1, longestPauseMs: 5_000 };
