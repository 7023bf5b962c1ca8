import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { layers } from "./layers.ts";
import { type Look, looks } from "./looks.ts";
import { common, hours, paints, seasons, type Tint, walls } from "./palette.ts";

const sheet = (name: string) =>
  readFileSync(new URL(name, import.meta.url), "utf8").replaceAll(/\/\*.*?\*\//gs, "");

/** The declarations of each rule, by the plain class name it is for; "" for the rule of the root alone. */
function rulesOf(css: string): Map<string, Record<string, string>> {
  return new Map(
    [...css.matchAll(/\.(?:palette|facade) ?(?::global\(\.(\w+)\))? \{([^}]*)\}/g)].map(
      ([, name = "", body = ""]) => [
        name,
        Object.fromEntries(
          body.split(";").flatMap((line) => (line.includes(":") ? [line.trim().split(/:\s*/, 2)] : [])),
        ),
      ],
    ),
  );
}

const declared = (tints: Record<string, Tint>) =>
  Object.fromEntries(
    Object.entries(tints).map(([name, [day, night]]) => [`--${name}`, `light-dark(${day}, ${night})`]),
  );

const painted = ({ fill, stroke, width, dash, cap, opacity }: Look) =>
  Object.fromEntries(
    Object.entries({
      fill: fill && `var(--${fill})`,
      stroke: stroke && `var(--${stroke})`,
      "stroke-width": width && String(width),
      "stroke-dasharray": dash,
      "stroke-linecap": cap,
      opacity: opacity && String(opacity),
    }).filter(([, value]) => value !== undefined),
  );

describe("the stylesheets of a façade", () => {
  it("have the colours of the palette, by day and by night", () => {
    const rules = rulesOf(sheet("palette.module.css"));
    expect(rules.get("")).toEqual(declared(common));
    const choices = Object.entries({ ...walls, ...paints, ...hours, ...seasons });
    expect(rules.size).toBe(choices.length + 1);
    for (const [name, tints] of choices) expect(rules.get(name), name).toEqual(declared(tints));
  });

  it("paint every role as a share image does", () => {
    const rules = rulesOf(sheet("facade.module.css"));
    expect(rules.size).toBe(layers.length + 1);
    for (const role of layers) expect(rules.get(role), role).toEqual(painted(looks[role]));
  });
});
