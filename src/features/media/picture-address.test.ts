import { expect, test } from "vitest";
import { pictureAddresses, shareAddress, squareAddresses } from "./picture-address.ts";

const key = "0123456789abcdef0123456789abcdef";
const CDN = "https://cdn.example";

test("a picture is offered in the widths it has pixels for, and says how many it has", () => {
  expect(pictureAddresses({ key, width: 500, height: 250 }, "")).toEqual({
    src: `/img/${key}?w=640`,
    srcSet: [
      `/img/${key}?w=160 160w`,
      `/img/${key}?w=320 320w`,
      `/img/${key}?w=480 480w`,
      `/img/${key}?w=640 500w`,
    ].join(", "),
    width: 500,
    height: 250,
  });
});

test("no wider than it is ever shown", () => {
  const card = pictureAddresses({ key, width: 1920, height: 1080 }, "", 480);
  expect(card).toMatchObject({ src: `/img/${key}?w=480`, width: 480, height: 270 });
  expect(card.srcSet).toMatch(/480w$/);
});

test("a small picture has one size, and a line of pixels still a height", () => {
  expect(pictureAddresses({ key, width: 90, height: 40 }, "").srcSet).toBe(`/img/${key}?w=160 90w`);
  expect(pictureAddresses({ key, width: 1920, height: 1 }, "", 160).height).toBe(1);
});

test("a CDN is asked for one format, because it may keep one answer for all browsers", () => {
  expect(squareAddresses({ key, width: 512, height: 512 }, CDN, 96)).toEqual({
    src: `${CDN}/img/${key}?w=96&h=96&f=webp`,
    srcSet: `${CDN}/img/${key}?w=96&h=96&f=webp 1x, ${CDN}/img/${key}?w=192&h=192&f=webp 2x`,
    width: 96,
    height: 96,
  });
});

test("the picture beside a shared link is JPEG", () => {
  expect(shareAddress(key, "https://example.org")).toBe(`https://example.org/img/${key}?w=1200&h=630&f=jpeg`);
});
