import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture.tsx";

const photo = {
  src: "/img/1?w=640",
  srcSet: "/img/1?w=320 320w, /img/1?w=640 640w",
  sizes: "20rem",
  width: 640,
  height: 480,
};

it("keeps its place and waits until it comes near, without a line of script", () => {
  const html = renderToStaticMarkup(<Picture {...photo} alt="The bar" />);
  expect(html).toMatch(/^<img [^>]*\/>$/);
  for (const part of [
    'loading="lazy"',
    'decoding="async"',
    'width="640"',
    'height="480"',
    'sizes="20rem"',
    'srcSet="/img/1?w=320 320w, /img/1?w=640 640w"',
    'alt="The bar"',
  ]) {
    expect(html).toContain(part);
  }
  // A browser that reads the address first has begun to fetch it.
  expect(html.indexOf("loading=")).toBeLessThan(html.indexOf("src="));
});

it("is fetched at once when it is the first thing seen", () => {
  const html = renderToStaticMarkup(<Picture {...photo} alt="" isFirstSeen />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('alt=""');
});
