import { Client } from "pg";
import type { Connection } from "../embedded-server.ts";

/** Runs one query on a server over a connection of its own. */
export async function ask<Row extends object>(connection: Connection, text: string): Promise<Row[]> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
