import type { BrowserContext, Request } from "playwright-core";

export interface Watched {
  requests: Request[];
  trouble: string[];
  /** Throws when something happened that must not. */
  failOnTrouble(): void;
}

/** Listens to errors of all pages of a visitor, for every journey, so that no test has to. */
export function watchPage(
  context: BrowserContext,
  {
    origin,
    expected,
    answeredOrigins = [],
  }: { origin: string; expected: RegExp[]; answeredOrigins?: string[] },
): Watched {
  const requests: Request[] = [];
  const trouble: string[] = [];
  const isExpected = (text: string) => expected.some((pattern) => pattern.test(text));

  context.on("request", (request) => {
    requests.push(request);
    const isAnswered = answeredOrigins.includes(new URL(request.url()).origin);
    if (!isAnswered && !isOfSite(request.url(), origin)) trouble.push(`Asked someone else: ${request.url()}`);
  });
  // Violations of the content policy and failed downloads are reported here as well.
  context.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message.text())) trouble.push(`Console: ${message.text()}`);
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (!isExpected(message)) trouble.push(`Thrown on the page: ${message}`);
  });

  return {
    requests,
    trouble,
    failOnTrouble() {
      if (trouble.length > 0) throw new Error(`On the way there was trouble:\n${trouble.join("\n")}`);
    },
  };
}

/** The local hosts of the languages (`de.localhost`) are the site too. */
function isOfSite(address: string, origin: string): boolean {
  const url = new URL(address);
  if (url.protocol === "data:" || url.protocol === "blob:") return true;
  const { port } = new URL(origin);
  const isOurHost = url.origin === origin || url.hostname.endsWith("localhost");
  return isOurHost && url.port === port;
}
