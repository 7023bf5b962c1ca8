import sharp from "sharp";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { ShareImageTask } from "./share-image-task.ts";
import { openShareImageWorkers } from "./share-image-workers.ts";
import { startWorker } from "./start-worker.ts";

const workshop = openShareImageWorkers();
afterAll(() => workshop.close());

const LEAF =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#b4472e" d="M0 0h4v3H0z"/></svg>';

function card(text: string, svg = LEAF): ShareImageTask {
  const style = { display: "flex", left: 620, fontFamily: "Figtree, Figtree Extended", fontSize: 60 };
  return {
    width: 1200,
    height: 630,
    pictures: [{ svg, left: 0, top: 0, width: 520, height: 630 }],
    words: { type: "div", props: { style, children: text } },
  };
}

describe("a share image", () => {
  test("is a PNG of its size, with its pictures in their places and its words as shapes", async () => {
    const png = await workshop.draw("plain", () => card("Łódź, Őr, Řeka, Žižkov"));
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    expect(at(260, 315)).toEqual([0xb4, 0x47, 0x2e]);
    expect(at(600, 600)).toEqual([255, 255, 255]);
    expect(
      data
        .subarray(0)
        .filter((_, index) => index % 3 === 0)
        .includes(0),
    ).toBe(true);
  });

  test("writes Polish, Czech and Hungarian letters each in its own shape", async () => {
    const shapes = await Promise.all(
      ["ł", "ő", "ř", "ž", "ć", "l", "o"].map((letter) => workshop.draw(letter, () => card(letter))),
    );
    expect(new Set(shapes.map((png) => Buffer.from(png).toString("base64"))).size).toBe(7);
  });

  test.each<[string, string]>([
    ["nothing", ""],
    ["a leaf", "🌿"],
    ["a control", "\u0000"],
    ["other scripts", "大麻 חנות"],
    ["markup", '<b>&amp;</b>"/><image href="file:///etc/passwd"/>'],
    ["five thousand letters", "x".repeat(5000)],
  ])("that says %s is still drawn", async (name, text) => {
    const png = await workshop.draw(name, () => card(text));
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test("is the same, byte by byte, whoever draws it", async () => {
    const other = openShareImageWorkers();
    const again = await other.draw("same", () => card("Same"));
    await other.close();
    expect(Buffer.from(again)).toEqual(Buffer.from(await workshop.draw("same", () => card("Same"))));
  });

  test("that cannot be drawn is an error, and the next one is drawn", async () => {
    await expect(workshop.draw("broken", () => card("x", "<svg ><oops"))).rejects.toThrow("cannot be drawn");
    expect(await workshop.draw("next", () => card("x"))).toBeInstanceOf(Uint8Array);
  });
});

describe("a crowd", () => {
  test("of fifty requests for one image draws it once, and later ones are cached", async () => {
    const task = vi.fn<() => ShareImageTask>(() => card("Crowd"));
    const all = await Promise.all(Array.from({ length: 50 }, () => workshop.draw("crowd", task)));
    expect(new Set(all).size).toBe(1);
    await workshop.draw("crowd", task);
    expect(task).toHaveBeenCalledOnce();
  });

  test("of more requests than the queue holds is refused", async () => {
    const crowd = Array.from({ length: 40 }, (_, index) =>
      workshop.draw(`many ${index}`, () => card(`${index}`)),
    );
    const outcomes = await Promise.allSettled(crowd);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused).toHaveLength(7);
    expect(refused[0]?.reason).toMatchObject({ kind: "unavailable" });
  });
});

test("a process that dies over a share image is replaced", async () => {
  const started: { end(): void }[] = [];
  const mortal = openShareImageWorkers(async () => {
    const worker = await startWorker<ShareImageTask, Uint8Array | string>("share-image-process.ts");
    started.push(worker);
    if (started.length === 1) setImmediate(worker.end);
    return worker;
  });
  await expect(mortal.draw("first", () => card("first"))).rejects.toThrow("broke");
  expect(await mortal.draw("second", () => card("second"))).toBeInstanceOf(Uint8Array);
  expect(started).toHaveLength(2);
  await mortal.close();
});
