import { onTestFinished } from "vitest";
import type { EmbeddedOptions, EmbeddedServer } from "../embedded-server.ts";
import { startEmbedded } from "../start-embedded.ts";

/** Starts a server that is stopped with the test at the latest. */
export async function startForTest(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const server = await startEmbedded(options);
  onTestFinished(() => server.stop());
  return server;
}
