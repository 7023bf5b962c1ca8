import { inject, onTestFinished } from "vitest";
import { openDatabase, type OpenDatabase } from "#platform/database/open-database.ts";
import { connectionTo, createTestDatabase, dropTestDatabase, PATIENT, TEMPLATE } from "./test-server.ts";

export interface FreshDatabase extends OpenDatabase {
  /** For tests that open further pools. */
  readonly connection: string;
}

let freshCount = 0;

/** A migrated database of this test alone, for what commits, races or listens; gone when the test has ended. */
export function freshDatabase(): Promise<FreshDatabase> {
  return make(TEMPLATE);
}

/** A database of this test alone without any tables. */
export function emptyDatabase(): Promise<FreshDatabase> {
  return make("template0");
}

async function make(template: string): Promise<FreshDatabase> {
  const server = inject("testServer");
  const name = `fresh_${process.pid}_${process.env.VITEST_POOL_ID}_${++freshCount}`;
  await dropTestDatabase(server, name);
  await createTestDatabase(server, name, template);
  const connection = connectionTo(server, name);
  const database = openDatabase({ ...PATIENT, connection });
  // In parallel: dropping the database cuts off connections that a failed test never released, and then the pool can end.
  onTestFinished(async () => void (await Promise.all([database.close(), dropTestDatabase(server, name)])));
  return { ...database, connection };
}
