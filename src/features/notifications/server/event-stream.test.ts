import { expect, test, vi } from "vitest";
import { EventStream } from "./event-stream.ts";

const KILOBYTE = "x".repeat(1024);

function openStream() {
  const onEnd = vi.fn();
  return { stream: new EventStream({ accountId: 1, sessionId: 2, lastId: 10, onEnd }), onEnd };
}

test("who takes nothing is dropped once 64 KB wait, and what waits is still theirs", async () => {
  const { stream, onEnd } = openStream();
  for (let written = 0; written < 64; written++) stream.write(KILOBYTE);
  expect(onEnd).not.toHaveBeenCalled();
  stream.write("y");
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(stream);
  // Nothing more is kept for them.
  stream.write(KILOBYTE);
  expect(await new Response(stream.body).text()).toBe(`${KILOBYTE.repeat(64)}y`);
});

test("who takes what is sent is never dropped", async () => {
  const { stream, onEnd } = openStream();
  const reader = stream.body.getReader();
  for (let written = 0; written < 1000; written++) {
    stream.write(KILOBYTE);
    await reader.read();
  }
  expect(onEnd).not.toHaveBeenCalled();
  await reader.cancel();
  expect(onEnd).toHaveBeenCalledOnce();
  stream.close();
  stream.write(KILOBYTE);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("what a browser knows is not told again", async () => {
  const { stream } = openStream();
  const notification = { _id: "11" } as Parameters<EventStream["tell"]>[1];
  for (const id of [9, 10, 11, 11, 10, 12]) stream.tell(id, notification);
  stream.close();
  const text = await new Response(stream.body).text();
  expect([...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id)).toEqual(["11", "12"]);
});
