import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { staticPart } from "./static-part.tsx";

it("the server draws the part in its place, whole and without a script", async () => {
  const Line = ({ text }: { text: string }) => createElement("p", null, text);
  const Part = staticPart(async () => Line);
  const stream = await renderToReadableStream(createElement(Part, { text: "Open" }));
  await stream.allReady;
  expect(await new Response(stream).text()).toMatch(
    /^<div class="[^"]+" data-static-part=""><p>Open<\/p><\/div>$/,
  );
});
