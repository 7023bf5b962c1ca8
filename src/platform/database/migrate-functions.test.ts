import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { emptyDatabase, freshDatabase } from "#tests/support/fresh-database.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import { addFiles, folderWith } from "./migrations-folder.test-support.ts";
import { openDatabase, type OpenDatabase } from "./open-database.ts";
import { statement } from "./statement.ts";

const SHOP = {
  "0001_shop.sql": `
    create table shop (name text not null check (is_name(name)), renamed_at timestamptz);
    create trigger shop_is_renamed before update on shop for each row execute function note_renaming();
    insert into shop (name) values ('Mosa');`,
};

const CHECKS = {
  "functions/checks.sql": `
    create or replace function is_name(name text) returns boolean language sql immutable return length(name) > 1;`,
};

const SHOPS = {
  "functions/shops.sql": `
    create or replace function note_renaming() returns trigger language plpgsql as $$
    begin
      new.renamed_at := now();
      return new;
    end $$;
    create or replace function shop_count() returns bigint language sql as $$ select count(*) from shop $$;`,
};

const HUNDREDS = {
  "functions/shops.sql": SHOPS["functions/shops.sql"].replace("count(*)", "count(*) * 100"),
};

const counted = statement("test-shop-count", () => sql<{ count: number }>`select shop_count() as count`);
const appliedAt = statement(
  "test-functions-applied",
  () => sql<{ name: string; at: string }>`
    select name, xmin::text as at from migrations.functions order by name`,
);

const shopCount = async (database: OpenDatabase) => (await counted.first(database))?.count;

describe("functions", () => {
  test("are there for the tables that need them, and may name tables that come later", async () => {
    const database = await emptyDatabase();
    const folder = await folderWith({ ...SHOP, ...CHECKS, ...SHOPS });
    const names = ["functions/checks", "functions/shops", "0001_shop"];
    expect(await pendingMigrations(database, { folder })).toEqual(names);
    expect(await migrate(database, { folder })).toEqual(names);
    expect(await shopCount(database)).toBe(1);
    expect(await pendingMigrations(database, { folder })).toEqual([]);
  });

  test("are applied again when their text has changed, and only those", async () => {
    const database = await emptyDatabase();
    const folder = await folderWith({ ...SHOP, ...CHECKS, ...SHOPS });
    await migrate(database, { folder });
    const [checks, shops] = await appliedAt.all(database);
    await addFiles(folder, HUNDREDS);
    expect(await pendingMigrations(database, { folder })).toEqual(["functions/shops"]);
    expect(await migrate(database, { folder })).toEqual(["functions/shops"]);
    expect(await shopCount(database)).toBe(100);
    expect(await migrate(database, { folder })).toEqual([]);
    expect(await appliedAt.all(database)).toEqual([
      checks,
      { name: "shops", at: expect.not.stringMatching(`^${shops?.at}$`) },
    ]);
  });

  test("are applied once by eight processes at the same time", async () => {
    const { connection } = await emptyDatabase();
    const folder = await folderWith({ ...SHOP, ...CHECKS, ...SHOPS });
    const processes = Array.from({ length: 8 }, () => openDatabase({ connection, statementTimeoutMs: 0 }));
    onTestFinished(async () => void (await Promise.all(processes.map((database) => database.close()))));
    for (const change of [{}, HUNDREDS]) {
      await addFiles(folder, change);
      const applied = await Promise.all(processes.map((database) => migrate(database, { folder })));
      expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    }
    expect(await shopCount(processes[0] as OpenDatabase)).toBe(100);
  });

  test("change together with the migration they come with, or not at all", async () => {
    const database = await emptyDatabase();
    const folder = await folderWith({ ...SHOP, ...CHECKS, ...SHOPS });
    await migrate(database, { folder });
    await addFiles(folder, { ...HUNDREDS, "0002_wrong.sql": "select nonsense;" });
    await expect(migrate(database, { folder })).rejects.toThrow("0002_wrong");
    expect(await shopCount(database)).toBe(1);
    await addFiles(folder, {
      "0002_wrong.sql": "insert into shop (name) select 'Twin' from shop where shop_count() = 100;",
    });
    expect(await migrate(database, { folder })).toEqual(["functions/shops", "0002_wrong"]);
    expect(await shopCount(database)).toBe(200);
  });

  test("come before a migration that runs without a transaction", async () => {
    const database = await emptyDatabase();
    const folder = await folderWith({ ...SHOP, ...CHECKS, ...SHOPS });
    await migrate(database, { folder });
    const aside =
      "-- no transaction\ncreate index concurrently if not exists shop_plain on shop (plain(name));";
    const plain =
      "create or replace function plain(name text) returns text language sql immutable return lower(name);";
    await addFiles(folder, { "0002_plain.sql": aside, "functions/plain.sql": plain });
    expect(await migrate(database, { folder })).toEqual(["functions/plain", "0002_plain"]);
  });

  test("say which line of them failed", async () => {
    const database = await emptyDatabase();
    const folder = await folderWith({
      ...SHOP,
      ...CHECKS,
      "functions/wrong.sql": "select 1;\ncreate nonsense;\n",
    });
    await expect(migrate(database, { folder })).rejects.toThrow(
      'The file functions/wrong, line 2, failed: syntax error at or near "nonsense"',
    );
  });

  test("of a database that a newer release has migrated are left in peace", async () => {
    const database = await emptyDatabase();
    const newer = { ...SHOP, ...CHECKS, ...HUNDREDS, "0002_more.sql": "alter table shop add city text;" };
    await migrate(database, { folder: await folderWith(newer) });
    expect(await migrate(database, { folder: await folderWith({ ...SHOP, ...CHECKS, ...SHOPS }) })).toEqual(
      [],
    );
    expect(await shopCount(database)).toBe(100);
  });
});

test("the functions of the product name only what is there", async () => {
  const { pool } = await freshDatabase();
  // Their bodies are not checked when they are applied, because tables come later.
  for (const name of await readdir("db/functions")) {
    await expect(pool.query(await readFile(`db/functions/${name}`, "utf8")), name).resolves.toBeDefined();
  }
});

describe("a database of the migrations before these", () => {
  const EARLIER = {
    "0001_places.sql": "create table city (name text); insert into city values ('Utrecht');",
    "0002_shops.sql": "create table shop (name text);",
  };
  const everything = statement(
    "test-everything",
    () => sql<{ name: string }>`
      select schemaname || '.' || tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const sentence =
    /made by an early version of Highstreet.* Nothing in it was changed\. .*DATA_DIR.*DATABASE_URL/;

  test("is refused with a sentence that says what to do, and keeps what it holds", async () => {
    const database = await emptyDatabase();
    await migrate(database, { folder: await folderWith(EARLIER) });
    const before = await everything.all(database);
    const refused = { kind: "made-by-earlier-version", message: expect.stringMatching(sentence) };
    await expect(migrate(database)).rejects.toMatchObject(refused);
    await expect(pendingMigrations(database)).rejects.toMatchObject(refused);
    expect(await everything.all(database)).toEqual(before);
  });

  test("stops the start of the site with that sentence", async () => {
    const database = await emptyDatabase();
    await migrate(database, { folder: await folderWith(EARLIER) });
    const environment = { ...process.env, DATABASE_URL: database.connection, DEMO: "0" };
    const site = promisify(execFile)(process.execPath, ["src/server.ts", "dev"], { env: environment });
    await expect(site).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
  });
});
