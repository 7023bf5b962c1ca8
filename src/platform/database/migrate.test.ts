import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { emptyDatabase, freshDatabase } from "#tests/support/fresh-database.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import { addFiles, folderWith } from "./migrations-folder.test-support.ts";
import { openDatabase } from "./open-database.ts";
import { statement } from "./statement.ts";

const tables = statement(
  "tables",
  () => sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
);

const SHOP = { "0001_shop.sql": "create table shop (id bigint primary key, name text);\n" };
const CITY = {
  "0002_city.sql": "create table city (id bigint primary key);\ninsert into city values (1);\n",
};

describe("migrations", () => {
  test("are applied in order, once, and named", async () => {
    const database = await emptyDatabase();
    const folder = await folderWith({ ...CITY, ...SHOP, "notes.txt": "not a migration" });
    expect(await pendingMigrations(database, { folder })).toEqual(["0001_shop", "0002_city"]);
    expect(await migrate(database, { folder })).toEqual(["0001_shop", "0002_city"]);
    expect(await migrate(database, { folder })).toEqual([]);
    expect(await pendingMigrations(database, { folder })).toEqual([]);
    expect(await tables.all(database)).toEqual([{ name: "city" }, { name: "shop" }]);
  });

  test("of the product leave nothing pending", async () => {
    const database = await freshDatabase();
    expect(await pendingMigrations(database)).toEqual([]);
  });

  test("are applied once by eight processes at the same time", async () => {
    const { connection } = await emptyDatabase();
    const slow = { "0003_slow.sql": "select pg_sleep(0.2); create table product (id bigint);" };
    const aside = {
      "0004_index.sql":
        "-- no transaction\ncreate index concurrently if not exists shop_name on shop (name);",
    };
    const folder = await folderWith({ ...SHOP, ...CITY, ...slow, ...aside });
    const processes = Array.from({ length: 8 }, () => openDatabase({ connection, statementTimeoutMs: 0 }));
    onTestFinished(async () => void (await Promise.all(processes.map((database) => database.close()))));
    const applied = await Promise.all(processes.map((database) => migrate(database, { folder })));
    expect(applied.flat()).toEqual(["0001_shop", "0002_city", "0003_slow", "0004_index"]);
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });

  test("go on where a killed process stopped", async () => {
    const database = await emptyDatabase();
    const killed =
      "create table half (id bigint); select pg_terminate_backend(pg_backend_pid()); select pg_sleep(10);";
    const folder = await folderWith({ ...SHOP, "0002_half.sql": killed });
    await expect(migrate(database, { folder })).rejects.toMatchObject({ kind: "unavailable" });
    expect(await tables.all(database)).toEqual([{ name: "shop" }]);
    await addFiles(folder, { "0002_half.sql": "create table half (id bigint);" });
    expect(await migrate(database, { folder })).toEqual(["0002_half"]);
  });

  test("say which line failed, and keep what went before", async () => {
    const database = await emptyDatabase();
    const folder = await folderWith({ ...SHOP, "0002_wrong.sql": "select 1;\n\nselect nonsense;\n" });
    await expect(migrate(database, { folder })).rejects.toThrow(
      'The migration 0002_wrong, line 3, failed: column "nonsense" does not exist',
    );
    expect(await pendingMigrations(database, { folder })).toEqual(["0002_wrong"]);
  });

  test("leave a database in peace that a newer release has already migrated", async () => {
    const database = await emptyDatabase();
    await migrate(database, { folder: await folderWith({ ...SHOP, ...CITY }) });
    expect(await migrate(database, { folder: await folderWith(SHOP) })).toEqual([]);
  });

  test("may come with other line ends", async () => {
    const database = await emptyDatabase();
    await migrate(database, { folder: await folderWith(CITY) });
    const fromWindows = { "0002_city.sql": CITY["0002_city.sql"].replaceAll("\n", "\r\n") };
    expect(await migrate(database, { folder: await folderWith(fromWindows) })).toEqual([]);
  });
});

describe("an index built without a transaction", () => {
  const INDEX = {
    "0003_name.sql":
      "-- no transaction\ncreate unique index concurrently if not exists shop_name on shop (name);",
  };

  test("is built anew when the first try broke off and left it invalid", async () => {
    const database = await emptyDatabase();
    const twins = "create table shop (name text); insert into shop values ('twin'), ('twin');";
    const folder = await folderWith({ "0001_shop.sql": twins, ...INDEX });
    await expect(migrate(database, { folder })).rejects.toThrow(
      "0003_name failed: could not create unique index",
    );
    await statement("remove-twins", () => sql`delete from shop`).run(database);
    expect(await migrate(database, { folder })).toEqual(["0003_name"]);
    const isValid = statement(
      "is-valid",
      () =>
        sql<{
          isValid: boolean;
        }>`select indisvalid as "isValid" from pg_index where indexrelid = 'shop_name'::regclass`,
    );
    expect(await isValid.first(database)).toEqual({ isValid: true });
  });
});

describe("migrations are refused", () => {
  test("when one was edited after it was applied", async () => {
    const database = await emptyDatabase();
    await migrate(database, { folder: await folderWith(SHOP) });
    const edited = await folderWith({ "0001_shop.sql": "create table shop (id bigint);", ...CITY });
    await expect(migrate(database, { folder: edited })).rejects.toMatchObject({
      kind: "migration-refused",
      message: expect.stringMatching(
        /^The migration 0001_shop was edited after it was applied; .* delete DATA_DIR/,
      ),
    });
    expect(await tables.all(database)).toEqual([{ name: "shop" }]);
  });

  test("when one comes before another that is already applied", async () => {
    const database = await emptyDatabase();
    await migrate(database, { folder: await folderWith(CITY) });
    const late = await folderWith({ ...SHOP, ...CITY });
    await expect(migrate(database, { folder: late })).rejects.toThrow(
      "The migration 0001_shop comes before 0002_city, which is already applied",
    );
  });

  test("when one that was applied is gone from their midst", async () => {
    const database = await emptyDatabase();
    await migrate(database, { folder: await folderWith({ ...SHOP, ...CITY }) });
    await expect(migrate(database, { folder: await folderWith(CITY) })).rejects.toThrow("its file is gone");
  });

  test("when two have the same number", async () => {
    const database = await emptyDatabase();
    const folder = await folderWith({ ...SHOP, "0001_city.sql": "select 1" });
    await expect(migrate(database, { folder })).rejects.toThrow("same number: 0001_city and 0001_shop");
  });

  test("when one is not named like a migration", async () => {
    const database = await emptyDatabase();
    const folder = await folderWith({ "1-shop.sql": "select 1" });
    await expect(migrate(database, { folder })).rejects.toThrow("1-shop.sql is not");
  });
});
