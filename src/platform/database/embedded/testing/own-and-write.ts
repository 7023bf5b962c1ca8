// A program that owns the database of a folder and writes numbers; each line it prints is an acknowledged row.
import { Client } from "pg";
import { startEmbedded } from "../start-embedded.ts";

const [dataDir = "", end = "write", durability = "durable"] = process.argv.slice(2);

const server = await startEmbedded({ dataDir, isDurable: durability === "durable" });
const client = new Client(server.connection);
client.on("error", () => {});
await client.connect();
await client.query("create table if not exists numbers (number int primary key)");
if (end === "wait") {
  process.stdout.write("0\n");
  setInterval(() => {}, 1000);
} else if (end === "forget") {
  // Ends without having stopped the server.
  await client.end();
} else {
  for (let number = 1; ; number++) {
    await client.query("insert into numbers values ($1)", [number]);
    process.stdout.write(`${number}\n`);
  }
}
