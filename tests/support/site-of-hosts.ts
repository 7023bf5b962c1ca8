import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { onTestFinished } from "vitest";
import { readConfig, type RunMode } from "#platform/config/read-config.ts";
import { ownHostsOnly } from "#platform/http/own-hosts-only.ts";
import { pageHandler } from "#platform/http/page-handler.ts";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { languageTag } from "#platform/i18n/locales.ts";

/** The answer to an address: the page's language and prefix, the redirect, or the refusal. */
export type Outcome = { lang: string; prefix: string } | { movedTo: string } | { refused: number };

/** The site's middleware as in the server, with pages that only show their language. */
export function siteOfHosts(settings: Record<string, string>, mode: RunMode): Hono {
  const { hosts } = readConfig(settings, mode);
  const app = new Hono();
  app.use(securityHeaders({ isSecure: false, isDevelopment: false }));
  app.use(ownHostsOnly(hosts));
  app.all(
    "*",
    pageHandler({
      hosts,
      appUserAgent: "HighstreetApp",
      movedTo: async () => null,
      viewerOf: async () => undefined,
      onPageSeen: () => undefined,
      render: async (_, { locale, basename }) =>
        Response.json({ lang: languageTag(locale), prefix: basename }),
    }),
  );
  return app;
}

/** Requests an address as through a proxy: plain http, and the host in the address. */
export async function outcome(
  app: Hono,
  address: string,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  return outcomeOf(await app.request(address, { headers }));
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const movedTo = response.headers.get("location");
  if (response.status === 301 && movedTo !== null) return { movedTo };
  if (response.status !== 200) return { refused: response.status };
  return (await response.json()) as Outcome;
}

/** Sends a request over a real connection, with any request line and host. */
export async function askBySocket(app: Hono, path: string, host: string): Promise<Outcome> {
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<Response>((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path, headers: { host }, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const headers = answer.headers.location ? { location: answer.headers.location } : undefined;
        resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode, headers }));
      });
    });
    asked.on("error", reject).end();
  });
  return outcomeOf(response);
}
