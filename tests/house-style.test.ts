import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { isForTests, pathsIn, ROOT } from "./support/source-files.ts";
import { REFUSALS_TOLD } from "./support/refusals-told.ts";

/** Without generated files. */
const paths = ["src", "bundling", "db", "tests"].flatMap(pathsIn).filter((path) => path !== "db/tables.ts");
const codePaths = paths.filter((path) => /\.(tsx?|css|sql)$/.test(path));
const textOf = (path: string) => readFileSync(ROOT + path, "utf8");

/** `file:line` of every line of the product's code that matches. */
function linesWith(pattern: RegExp, isLookedAt: (path: string) => boolean): string[] {
  return codePaths
    .filter((path) => !isForTests(path) && !path.startsWith("tests/") && isLookedAt(path))
    .flatMap((path) =>
      textOf(path)
        .split("\n")
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
}

describe("files", () => {
  const sizes = codePaths.map((path) => ({ path, lineCount: textOf(path).split("\n").length - 1 }));
  const shareUnder = (limit: number) =>
    sizes.filter(({ lineCount }) => lineCount < limit).length / sizes.length;

  test("are small: none over 300 lines, nine in ten under 200", () => {
    expect(sizes.filter(({ lineCount }) => lineCount > 300)).toEqual([]);
    expect(shareUnder(200)).toBeGreaterThanOrEqual(0.9);
  });

  test("are named in kebab case", () => {
    const named = /^(?:\d{4}_[a-z0-9_]+|[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.[a-z-]+)*$/;
    expect(paths.filter((path) => !path.split("/").every((part) => named.test(part)))).toEqual([]);
  });

  test("are named for what they hold: nothing is a helper", () => {
    const vague = /^(utils?|helpers?|common|misc|lib|stuff)$/;
    const words = (path: string) => path.replace(/\.[a-z.-]+$/, "").split(/[/-]/);
    expect(paths.filter((path) => words(path).some((word) => vague.test(word)))).toEqual([]);
  });

  test("with styles have names of their own: the names of classes are made of them", () => {
    const names = paths.filter((path) => path.endsWith(".module.css")).map((path) => basename(path));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("with styles begin with the layer of their folder, or they win over every layer", () => {
    const layerOf = (path: string) => /^src\/(ui|features|pages)\//.exec(path)?.[1];
    const wrong = paths
      .filter((path) => path.endsWith(".module.css"))
      .filter(
        (path) =>
          !textOf(path)
            .replace(/^(\/\*.*?\*\/\s*)+/s, "")
            .startsWith(`@layer ${layerOf(path)} {`),
      )
      .map((path) => `${path}: begin it with @layer ${layerOf(path)}`);
    expect(wrong).toEqual([]);
  });

  test("of the database are SQL that goes forwards only, numbered without a gap", () => {
    const names = pathsIn("db/migrations").map((path) => basename(path));
    expect(names.map((name) => name.slice(0, 5))).toEqual(
      names.map((_, index) => `${String(index + 1).padStart(4, "0")}_`),
    );
    const isHome = (path: string) => /^db\/(migrations|functions)\//.test(path);
    expect(paths.filter((path) => path.endsWith(".sql") && !isHome(path))).toEqual([]);
  });
});

describe("SQL", () => {
  test("asks for columns by name: a prepared `select *` breaks for good when a column is added", () => {
    const star = /\b(select|returning)\s+(\w+\.)?\*|\b(selectAll|returningAll)\(/i;
    const isComment = /^\S+ (\*|\/\/|\/\*)/;
    const found = linesWith(star, (path) => path !== "src/platform/database/sql-rules.ts");
    expect(found.filter((line) => !isComment.test(line))).toEqual([]);
  });

  test("is written in use cases, in platform/database and shared-cache, in migrations and functions, and nowhere else", () => {
    const isHome = (path: string) =>
      /^(db\/(migrations|functions)\/|src\/platform\/(database|shared-cache)\/|src\/features\/[^/]+\/server\/)/.test(
        path,
      );
    const statement = /\b(insert into|delete from) \w+|\bselect\b.+\bfrom \w+|\bupdate \w+ set\b|\bsql[`<]/;
    expect(linesWith(statement, (path) => !isHome(path))).toEqual([]);
  });
});

test("only accounts names the table of roles; the others ask what its speaks-for-sql.ts tells", () => {
  // What leaving erases and what a merge moves is listed by table and column.
  const lists = new Set([
    "src/features/leaving/server/account-data.ts",
    "src/features/doubles/server/references.ts",
  ]);
  const others = (path: string) => /^src\/(?!features\/accounts\/)/.test(path) && !lists.has(path);
  expect(linesWith(/account_role/, others)).toEqual([]);
});

test("the dashboard uses nothing of the router that visitors would load for it alone", () => {
  expect(
    linesWith(/\buse(Fetcher|SearchParams)\b.* from "react-router"/, (path) => !path.endsWith(".test.tsx")),
  ).toEqual([]);
});

test("only audited files write HTML by themselves", () => {
  const writesHtml = /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\b/;
  const places = linesWith(writesHtml, () => true).map((line) => line.split(":")[0]);
  expect(new Set(places)).toEqual(
    new Set([
      // Structured data, through safeJson.
      "src/features/seo/ui/structured-data.tsx",
      // An empty constant of static parts, which keep the server's HTML.
      "src/ui/static-part/static-part.tsx",
    ]),
  );
});

/** Components that still know an English sentence of the API, and which. */
const READS_ENGLISH: Record<string, string> = {
  "src/features/dashboard/ui/editor/use-mistake-words.ts": "those of the schemas of text, with their numbers",
};

describe("the sentence of a refusal", () => {
  const isHome = (path: string) => path.endsWith("/call-refusals.ts");
  const sentences = codePaths
    .filter(isHome)
    .flatMap((path) => [...textOf(path).matchAll(/\brefusal\(\s*"([^"]+)"/g)].map((found) => found[1] ?? ""));

  test("is what callers were told: who changes one breaks what others made of it", () => {
    expect(sentences.toSorted()).toEqual(REFUSALS_TOLD);
  });

  test("stands once: whoever throws it, describes it or has words for it takes the constant", () => {
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    const again = linesWith(
      new RegExp(`["'\`](${sentences.join("|")})["'\`]`),
      (path) => path.startsWith("src/") && !isHome(path),
    );
    expect(again).toEqual([]);
  });

  test("is recognised by that constant: nothing looks into the English of an error", () => {
    const compares = /\bmsg\b\)? ?[!=]==? ?["'`/](?!["'`])|["'`] ?[!=]==? ?(\w+\.)*msg\b/;
    const matches = /\bmsg\.(match|startsWith|includes|endsWith)\(|\.(exec|test)\((\w+\.)*msg\)/;
    // Of a table of words by sentence.
    const key = /^\s+"(Must|Is|Was|Has|Takes|This|Too|Name|Image|Cannot|Not)( [\w’,-]+)+": /;
    const isOfPages = (path: string) => /^src\/(features\/[^/]+\/ui|pages)\//.test(path);
    const found = linesWith(
      new RegExp([compares, matches, key].map(({ source }) => source).join("|")),
      isOfPages,
    );
    expect([...new Set(found.map((line) => line.split(":")[0]))]).toEqual(Object.keys(READS_ENGLISH));
  });
});

test("nothing is left for later, and nothing is said to the console", () => {
  expect(linesWith(/\b(TODO|FIXME|XXX|HACK)\b|\bconsole\.\w+\(|@ts-ignore/, () => true)).toEqual([]);
});
