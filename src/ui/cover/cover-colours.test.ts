import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COVER_PALETTE } from "./cover-palette.ts";

it("the stylesheet of covers has the colours of the palette, by day and by night", () => {
  const css = readFileSync(new URL("cover.module.css", import.meta.url), "utf8");
  for (const [tint, colours] of Object.entries(COVER_PALETTE)) {
    const rule = new RegExp(`\\.${tint} \\{([^}]*)\\}`).exec(css)?.[1];
    for (const [name, [day, night]] of Object.entries(colours))
      expect(rule).toContain(`--cover-${name}: light-dark(${day}, ${night});`);
  }
});
