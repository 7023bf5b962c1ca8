import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { isForTests, pathsIn, ROOT } from "./support/source-files.ts";

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
  // What leaving erases is listed by table and column.
  const others = (path: string) =>
    /^src\/(?!features\/accounts\/)/.test(path) && path !== "src/features/leaving/server/account-data.ts";
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
    expect(sentences.toSorted()).toEqual([
      "A post has at most 30 pictures",
      "A sample and a real one are never the same",
      "A shop or a brand offers work",
      "Applications for this job go another way",
      "Are not of one type",
      "At most 5 live deals a brand",
      "Cannabis can't be a deal in the Netherlands",
      "Cannot be done while suspended",
      "Cannot be proven this way",
      "Cannot be read as a picture",
      "Cannot be your own",
      "Counts no more",
      "Has a page, which would not be reached any more",
      "Has as many photos as it may",
      "Has closed for good",
      "Image too large",
      "Is an address that the site itself needs",
      "Is approved as it stands",
      "Is given and taken on the command line",
      "Is listed already",
      "Is merged already",
      "Is neither of the two",
      "Is not proven yet",
      "Is not right",
      "Is not set up",
      "Is not suspended",
      "Is not the code",
      "Is on the menu already",
      "Is out already",
      "Is public already",
      "Is set up already",
      "Is suspended already",
      "Is the last admin",
      "Is the name of another brand of this kind",
      "Is the same thing",
      "Is there twice",
      "Is too old",
      "Leads on to another page: name that one",
      "Leads to another page already",
      "Must be a JPEG, PNG or WebP picture",
      "Must be a PDF",
      "Must be a PDF, a JPEG or a PNG",
      "Must be a path of this site, such as /coffeeshop/relax",
      "Must be a phone number such as +31 20 123 4567",
      "Must be a strain of the catalogue",
      "Must be a web address to apply at",
      "Must be a website that begins with https://",
      "Must be after the beginning",
      "Must be an e-mail address to write to",
      "Must be another: the weed of this strain is listed already",
      "Must be as invented as the menus with these names",
      "Must be at most 1000 together with the other",
      "Must be at most 16384 pixels wide and high",
      "Must be at most 5 MB",
      "Must be at most 5 grams",
      "Must be at most 8 tags",
      "Must be from 1 to 60 hours a week",
      "Must be label or lab: a catalogue knows no milligrams",
      "Must be left out: supplies have none",
      "Must be left out: this product has no strain",
      "Must be left to us: other brands have products of this strain",
      "Must be letters and digits, at least two",
      "Must be lower than the old price",
      "Must be of this kind of product",
      "Must be one of our brands",
      "Must be opening hours",
      "Must be supplies: it is part of a deal",
      "Must be that of a piece times the pieces",
      "Must be the address of a film at YouTube or Vimeo",
      "Must be within 90 days",
      "Must be within 90 days of the beginning",
      "Must be without its language",
      "Must begin with https://",
      "Must end after its beginning",
      "Must go from the lower to the higher, for a time",
      "Must have at most 24 megapixels",
      "Must have no links yet",
      "Must lie ahead",
      "Must say how it is known",
      "Must say what is to be seen on the picture",
      "Must say when it was measured or read",
      "Must show no more than the rules allow",
      "Must wait: somebody has said what one of them is",
      "Must weigh no more than the piece",
      "Name already in use",
      "Nobody else speaks for it",
      "Nobody pays for what we write ourselves",
      "Not possible in this state",
      "Only a draft that nothing belongs to is removed",
      "Only a licensed grower has one",
      "Only an admin changes this",
      "Only supplies name products",
      "Pictures must be of this post, each on a line of its own",
      "Sample people change samples only",
      "Show your second factor first",
      "Sign in again first",
      "Somebody else decides about this",
      "Spoke for it before you",
      "Such deals are not allowed here",
      "Takes no friend requests",
      "The job has as many applications as it can take",
      "The job is no longer open",
      "The post shows this picture",
      "There is no code to type",
      "There is no such shop or brand",
      "There is nothing to reset",
      "This brand may not advertise",
      "This picture was removed before",
      "This shop’s menu may not be shown",
      "This shop’s prices may not be shown",
      "Too many requests are waiting",
      "Undo the later merge first",
      "Wait for an answer first",
      "Waits for another admin, and there is none",
      "Was changed too often",
      "Was decided already",
      "Was merged into another strain",
      "Was said of something else already",
      "Was shown already: end it",
      "Was taken already",
      "Was taken away by a moderator",
      "Was taken back by its author",
      "What is invented has no licence",
      "Would lead to itself",
      "You speak for it already",
      "You told us of it already",
    ]);
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
