import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test, vi } from "vitest";
import { SLICES_IN_ORDER } from "#features/order.ts";
import { IMPORT_RULES, MAY_RE_EXPORT, MAY_STAND_ALONE } from "./support/import-rules.ts";
import { importsOf, isForTests, pathsIn, ROOT, sourceFilesIn } from "./support/source-files.ts";

const allFiles = ["src", "db", "bundling"].flatMap(sourceFilesIn);
const files = allFiles.filter(({ path }) => !isForTests(path));

/** The violations of a rule by a file, one line each. */
function complaints({ where, never, because }: (typeof IMPORT_RULES)[number], from = files): string[] {
  return from
    .filter(({ path }) => where.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => never.test(target))
        .map(({ specifier }) => `${path} imports ${specifier}: ${because}`),
    );
}

describe("who imports whom", () => {
  test.each(IMPORT_RULES)("$name: none breaks its rule", (rule) => {
    expect(complaints(rule)).toEqual([]);
  });

  test.each(IMPORT_RULES)("$name: $example.0 with $example.1 would be found", (rule) => {
    const [path, specifier] = rule.example;
    for (const text of [`import { x } from "${specifier}";`, `type X = import("${specifier}").X;`]) {
      const broken = { path, text, imports: importsOf(path, text) };
      expect(complaints(rule, [broken])).toEqual([`${path} imports ${specifier}: ${rule.because}`]);
    }
  });

  test("a slice imports only slices that stand before it in features/order.ts", () => {
    const turnOf = (path: string) => {
      const slice = /^src\/features\/([^/]+)\//.exec(path)?.[1];
      return slice === undefined ? -1 : SLICES_IN_ORDER.findIndex((known) => known === slice);
    };
    const wrong = files
      .filter(({ path }) => turnOf(path) >= 0)
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => turnOf(target) > turnOf(path))
          .map(({ specifier }) => `${path} imports ${specifier}, a later slice`),
      );
    expect(wrong).toEqual([]);
  });

  test("every slice stands in features/order.ts", () => {
    const slices = new Set(pathsIn("src/features").map((path) => path.split("/")[2] ?? ""));
    slices.delete("order.ts");
    const missing = [...slices].filter((slice) => !SLICES_IN_ORDER.some((known) => known === slice));
    expect(missing.map((slice) => `${slice}: add it to src/features/order.ts`)).toEqual([]);
  });

  test("every import leads to a file that is there", () => {
    const gone = allFiles.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => /^(src|db|tests)\//.test(target) && !existsSync(ROOT + target))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    );
    expect(gone).toEqual([]);
  });
});

test("no file needs itself, by whatever detour", () => {
  const importsOfPath = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter((one) => !one.isTypeOnly).map(({ target }) => target),
    ]),
  );
  const finished = new Set<string>();
  const cycles: string[] = [];
  function visit(path: string, way: string[]): void {
    if (way.includes(path)) cycles.push([...way.slice(way.indexOf(path)), path].join(" → "));
    if (way.includes(path) || finished.has(path)) return;
    for (const target of importsOfPath.get(path) ?? []) visit(target, [...way, path]);
    finished.add(path);
  }
  for (const { path } of files) visit(path, []);
  expect(cycles).toEqual([]);
});

test("no file only passes on what others hold: one thing has one address", () => {
  const barrels = files
    .filter(
      ({ path, imports }) => /^index\.tsx?$/.test(basename(path)) || imports.some((one) => one.isReExport),
    )
    .map(({ path }) => path);
  expect(barrels).toEqual(Object.keys(MAY_RE_EXPORT).toSorted());
});

/** The files of all routes, from the root of the project. */
function routeFiles(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [`src/${file}`, ...routeFiles(children)]);
}

describe("nothing lies about unused", async () => {
  // The gallery of the design system has a route only in development.
  vi.stubEnv("NODE_ENV", "development");
  vi.resetModules();
  const { default: routes } = await import("#app/routes.ts");
  vi.unstubAllEnvs();
  vi.resetModules();
  const pages = routeFiles(routes);

  test("every file of routes.ts is there, once", () => {
    expect(pages.filter((path) => !existsSync(ROOT + path))).toEqual([]);
    expect(new Set(pages).size).toBe(pages.length);
  });

  test("every file of src is reached from a route, an entry or a script of package.json", () => {
    const scripts = Object.values(
      (JSON.parse(readFileSync(`${ROOT}package.json`, "utf8")) as { scripts: Record<string, string> })
        .scripts,
    );
    const started = scripts.flatMap((script) => script.match(/\b(?:src|bundling)\/\S+\.ts\b/g) ?? []);
    const entries = ["src/entry.client.tsx", "src/entry.server.tsx", "src/root.tsx", "src/routes.ts"];
    const reached = new Set<string>();
    const waiting = [...started, ...entries, ...pages];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (reached.has(path)) continue;
      reached.add(path);
      waiting.push(...(files.find((file) => file.path === path)?.imports ?? []).map(({ target }) => target));
    }
    const alone = pathsIn("src").filter(
      (path) => /\.(tsx?|css)$/.test(path) && !isForTests(path) && !reached.has(path),
    );
    const excused = Object.keys(MAY_STAND_ALONE);
    expect(excused.filter((path) => !alone.includes(path))).toEqual([]);
    const advice = "no route, entry or script leads to it (a call: a line in src/api/app.ts)";
    const others = alone.filter((path) => !excused.includes(path));
    expect(others.map((path) => `${path}: ${advice}`)).toEqual([]);
  });
});
