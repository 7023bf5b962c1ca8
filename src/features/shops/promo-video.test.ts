import { describe, expect, test } from "vitest";
import { filmOfAddress, isVideoId, playerAddress, videoPageAddress } from "./promo-video.ts";

describe("the player of a film", () => {
  test("is the provider's kind that keeps no cookie before it plays, in the reader's language", () => {
    expect(playerAddress({ provider: "youtube", id: "aB3_-xyz019" }, "cs")).toBe(
      "https://www.youtube-nocookie.com/embed/aB3_-xyz019?autoplay=1&rel=0&playsinline=1&hl=cs",
    );
  });

  test("is told to count nobody where it knows how", () => {
    expect(playerAddress({ provider: "vimeo", id: "76979871" }, "nl")).toBe(
      "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&playsinline=1",
    );
  });
});

test("whoever rather watches it there is led to its page", () => {
  expect(videoPageAddress({ provider: "youtube", id: "aB3_-xyz019" })).toBe(
    "https://www.youtube.com/watch?v=aB3_-xyz019",
  );
  expect(videoPageAddress({ provider: "vimeo", id: "76979871" })).toBe("https://vimeo.com/76979871");
});

test.each([
  ["youtube", "aB3_-xyz019", true],
  ["youtube", "aB3_-xyz01", false],
  ["youtube", "aB3_-xyz019\n", false],
  ["vimeo", "76979871", true],
  ["vimeo", "076979871", false],
] as const)("%s %j is an id: %s", (provider, id, expected) => {
  expect(isVideoId(provider, id)).toBe(expected);
});

describe("the film of an address", () => {
  test.each([
    "https://www.youtube.com/watch?v=aB3_-xyz019&t=12s",
    "youtube.com/watch?app=desktop&v=aB3_-xyz019",
    "https://m.youtube.com/watch?v=aB3_-xyz019",
    "https://youtu.be/aB3_-xyz019?si=abc",
    "https://youtube.com/shorts/aB3_-xyz019",
    "https://www.youtube-nocookie.com/embed/aB3_-xyz019",
  ])("is found in %s", (address) => {
    expect(filmOfAddress(address)).toEqual({ provider: "youtube", id: "aB3_-xyz019" });
  });

  test.each(["https://vimeo.com/76979871", "player.vimeo.com/video/76979871?h=abc", "vimeo.com/76979871/"])(
    "is found in %s",
    (address) => {
      expect(filmOfAddress(address)).toEqual({ provider: "vimeo", id: "76979871" });
    },
  );

  test.each([
    "",
    "a film",
    "https://www.youtube.com/@shop",
    "https://www.youtube.com/watch?v=short",
    "https://youtube.com.example.org/watch?v=aB3_-xyz019",
    "https://vimeo.com/channels/staffpicks",
    "https://vimeo.com/76979871/0f3a9b2c1d",
    "https://example.org/watch?v=aB3_-xyz019",
  ])("is none in %j", (address) => {
    expect(filmOfAddress(address)).toBeNull();
  });
});
