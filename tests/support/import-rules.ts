/** The allowed imports, with reasons: the table of ARCHITECTURE.md, executed by `tests/architecture.test.ts`. */
export interface ImportRule {
  name: string;
  /** The files of the rule, by their path. */
  where: RegExp;
  /** What they never import: paths from the root, or names of packages. */
  never: RegExp;
  because: string;
  /** An example of a file and a forbidden import, which proves that the rule works. */
  example: [path: string, specifier: string];
}

const REACT = String.raw`(react|react-dom|react-router|@lingui/react)(/|$)`;
const HONO = String.raw`(@hono/.*|hono.*)(/|$)`;
const SQL = String.raw`(kysely|pg)(/|$)`;
const DATABASE = "src/platform/database/";
const ANY_UI = String.raw`src/ui/|src/features/[^/]+/ui/`;
const ANY_SERVER = "src/features/[^/]+/server/";
/** Files directly under src: entries, root, app context. They connect all parts and may import everything. */
const APP = String.raw`src/[^/]+$`;

const oneOf = (...targets: string[]) => new RegExp(`^(${targets.join("|")})`);

export const IMPORT_RULES: ImportRule[] = [
  {
    name: "pages",
    where: /^src\/pages\//,
    never: oneOf(SQL, HONO, DATABASE, "src/api/"),
    because: "pages read through use cases",
    example: ["src/pages/home.tsx", "#platform/database/statement.ts"],
  },
  {
    name: "api",
    where: /^src\/api\//,
    never: oneOf(REACT, SQL, ANY_UI, "src/pages/"),
    because: "the API renders nothing and writes no SQL",
    example: ["src/api/getshops.ts", "#features/shops/ui/shop-card.tsx"],
  },
  {
    name: "use cases",
    where: /^src\/features\/[^/]+\/server\//,
    never: oneOf(REACT, HONO, ANY_UI),
    because: "use cases know neither HTTP nor React",
    example: ["src/features/shops/server/shops.ts", "hono/cookie"],
  },
  {
    name: "components of a feature",
    where: /^src\/features\/[^/]+\/ui\//,
    never: oneOf(SQL, DATABASE, ANY_SERVER, "node:"),
    because: "components know no SQL and run in browsers",
    example: ["src/features/shops/ui/shop-card.tsx", "../server/shops.ts"],
  },
  {
    name: "vocabulary of a feature",
    where: /^src\/features\/[^/]+\/[^/]+$/,
    never: oneOf(REACT, HONO, SQL, DATABASE, ANY_SERVER, ANY_UI, "node:"),
    because: "vocabulary runs anywhere",
    example: ["src/features/shops/shop.ts", "node:fs"],
  },
  {
    name: "features",
    where: /^src\/features\//,
    never: oneOf("src/pages/", "src/api/", "src/cli/", "src/boot/", APP),
    because: "doors open onto features, never the other way",
    example: ["src/features/shops/server/shops.ts", "#app/app-context.ts"],
  },
  {
    name: "design system",
    where: /^src\/ui\//,
    never: oneOf(
      "src/features/",
      "src/pages/",
      "src/api/",
      "src/cli/",
      "src/boot/",
      "src/platform/",
      APP,
      "node:",
      SQL,
      HONO,
    ),
    because: "a part of the design system could serve any product",
    example: ["src/ui/card/card.tsx", "#features/shops/shop.ts"],
  },
  {
    name: "platform",
    where: /^src\/platform\//,
    never: oneOf("src/features/", "src/pages/", "src/api/", "src/cli/", "src/boot/", "src/ui/", APP),
    because: "the technique knows no feature",
    example: ["src/platform/log.ts", "#features/order.ts"],
  },
  {
    name: "operator commands and what a start does",
    where: /^src\/(cli|boot)\//,
    never: oneOf(REACT, HONO, SQL, ANY_UI, "src/pages/", "src/api/"),
    because: "a command is thin: it reads its words and calls a use case",
    example: ["src/cli/migrate.ts", "pg"],
  },
  {
    name: "server",
    where: /^src\/server\.ts$/,
    never: oneOf("src/pages/", "src/api/", "src/features/", "src/ui/", String.raw`src/(?!server\.ts)[^/]+$`),
    because:
      "what Node and the bundle both load exists twice: the server takes the app through the bundle's entry",
    example: ["src/server.ts", "./app-context.ts"],
  },
  {
    name: "product",
    where: /^(src|db)\//,
    never: /^(tests|bundling)\/|\.test(-support)?\.tsx?$|\/testing\//,
    because: "tests and the build know the product, and the product knows neither",
    example: ["src/features/shops/server/shops.ts", "#tests/support/database.ts"],
  },
  {
    name: "SQL",
    where: /^src\/(?!features\/[^/]+\/server\/|platform\/(database|shared-cache)\/)/,
    never: oneOf(SQL, String.raw`src/platform/database/statement\.ts`, "db/tables.ts"),
    because: "SQL lives in features/*/server, platform/database, platform/shared-cache and db/",
    example: ["src/platform/http/health.ts", "kysely"],
  },
];

/** Files that only pass things on, and why they may. */
export const MAY_RE_EXPORT: Record<string, string> = {
  "src/entry.server.tsx":
    "the server reads the app through the exports of the bundle's entry and through nothing else",
};

/** Unimported files that are no entry, and why they stay. */
export const MAY_STAND_ALONE: Record<string, string> = {
  "src/features/order.ts": "the order of the slices is for people and for tests/architecture.test.ts",
  "src/features/accounts/server/unicode-confusables.d.ts":
    "types of a package that has none; the compiler finds them by itself",
  "src/features/products/ui/menu-editing/photo/tesseract-esm.d.ts":
    "types of a module that has none; the compiler finds them by itself",
  "src/platform/osm/osmformat.d.ts": "types of a package that has none; the compiler finds them by itself",
  "src/service-worker.ts": "bundling/workers.ts makes /sw.js of it",
  "src/platform/offline/show-push.ts": "only the service worker shows what is pushed",
  "src/service-worker-off.ts": "bundling/workers.ts makes of it what /sw.js is when it is off",
  "src/platform/offline/answer-rule.ts": "what the service worker goes by",
  "src/platform/offline/answer-pack.ts": "what it answers of cities in the pocket",
  "src/platform/offline/worker-scope.ts": "what the service worker finds around itself",
  "src/platform/images/image-process.ts": "image-worker.ts starts it as a process of its own",
  "src/platform/images/share-image-process.ts": "share-image-workers.ts starts it as a process of its own",
  "src/platform/images/draw-share-image.ts": "what that process does",
  "src/platform/images/watch-memory.ts": "both processes end by it",
  "src/platform/images/make-image.ts": "what that process does",
};
