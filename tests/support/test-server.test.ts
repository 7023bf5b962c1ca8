import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { connectionTo, createTestDatabase, dropTestDatabase } from "./test-server.ts";

test("a database is dropped once those who are about to leave have left", async () => {
  const server = inject("testServer");
  const name = `left_${process.env.VITEST_POOL_ID}`;
  await createTestDatabase(server, name);
  const client = new Client(connectionTo(server, name));
  await client.connect();
  const left = client.query("select pg_sleep(0.2), 'in peace' as how").then(async ({ rows }) => {
    await client.end();
    return rows[0].how;
  });
  await Promise.all([dropTestDatabase(server, name), expect(left).resolves.toBe("in peace")]);
  await expect(new Client(connectionTo(server, name)).connect()).rejects.toThrow("does not exist");
});
