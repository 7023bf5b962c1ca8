import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { Gallery } from "./gallery.tsx";

const html = renderToString(
  <MemoryRouter>
    <Gallery />
  </MemoryRouter>,
);

it("no part writes a style attribute, which the content policy would refuse", () => {
  expect(html).not.toMatch(/<[^>]* style="/);
});

it("no drawing is announced beside its words", () => {
  const drawings = html.match(/<svg [^>]*stroke-width="1.75"[^>]*>/g) ?? [];
  expect(drawings.length).toBeGreaterThan(20);
  expect(drawings.filter((drawing) => !drawing.includes('aria-hidden="true"'))).toEqual([]);
});

it("no two elements share an id, though every part is there twice", () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
