import { createElement, lazy, type ReactNode, Suspense } from "react";
import { expect, it } from "vitest";
import { asDrawn } from "#ui/as-drawn/as-drawn.tsx";
import { drawDocument } from "./draw-document.ts";

const Line = () => createElement("p", null, "Open");

function documentOf(part: ReactNode): ReactNode {
  return createElement("html", null, createElement("head"), createElement("body", null, part));
}

it("a document begins with its type and ends whole", async () => {
  expect(await drawDocument(documentOf(createElement(Line)))).toBe(
    "<!DOCTYPE html><html><head></head><body><p>Open</p></body></html>",
  );
});

it("waits for a part whose code is not there yet, and draws the same once it is", async () => {
  const document = documentOf(createElement(asDrawn(async () => Line)));
  const first = await drawDocument(document);
  expect(first).toMatch(/^<!DOCTYPE html><html>.*<p>Open<\/p>/);
  expect(await drawDocument(document)).toBe(first);
});

it("waits for a part with a place of its own as well", async () => {
  const Part = lazy(async () => ({ default: Line }));
  const place = createElement(Suspense, { fallback: "…" }, createElement(Part));
  expect(await drawDocument(documentOf(place))).toContain("<p>Open</p>");
});

it("an error of a page is the error of its drawing", async () => {
  const Broken = () => {
    throw new Error("No such shop");
  };
  await expect(drawDocument(documentOf(createElement(Broken)))).rejects.toThrow("No such shop");
});
