import { expect, test } from "vitest";
import { filesOfPages, textsOf } from "./files-of-pages.ts";

const MANIFEST = {
  "_shared-1.js": { file: "assets/shared-1.js", name: "shared", dynamicImports: ["src/login.tsx"] },
  "src/login.tsx": { file: "assets/login.js", name: "login" },
  "src/pages/pocket.tsx?route": {
    file: "assets/pocket.js",
    name: "pocket",
    imports: ["_shared-1.js"],
    dynamicImports: ["src/map.tsx"],
  },
  "src/map.tsx": {
    file: "assets/map.js",
    name: "map",
    assets: ["assets/outline.json"],
    imports: ["_shared-1.js"],
    dynamicImports: ["src/pages/pocket.tsx?route"],
  },
  "src/other.tsx": { file: "assets/other.js", name: "other" },
};

test("a page needs its scripts, the lazy ones of them, and what these name", () => {
  expect(filesOfPages(MANIFEST, ["src/pages/pocket.tsx"])).toEqual([
    "/assets/map.js",
    "/assets/outline.json",
    "/assets/pocket.js",
    "/assets/shared-1.js",
  ]);
});

test("a page that the build has not is an error, and not a list of nothing", () => {
  expect(() => filesOfPages(MANIFEST, ["src/pages/lost.tsx"])).toThrow("src/pages/lost.tsx");
});

test("texts are named by language, and of an area that the build has not there are none", () => {
  const manifest = {
    "src/locales/nl/packs.ts": { file: "assets/nl-packs-1.js" },
    "src/locales/cs/packs.ts": { file: "assets/cs-packs-1.js" },
  };
  expect(textsOf(manifest, ["packs", "lost"])).toEqual({
    nl: ["/assets/nl-packs-1.js"],
    cs: ["/assets/cs-packs-1.js"],
  });
});
