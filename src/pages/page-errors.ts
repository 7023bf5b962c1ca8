import { data, redirect } from "react-router";
import { redirectFor } from "#features/seo/server/redirect-for.ts";
import { fieldErrorsOf, kindOf, STATUS_OF_KIND } from "#platform/errors/errors.ts";
import type { AppContext } from "../app-context.ts";
import { type WaysOn, waysOn } from "./ways-on.ts";

/** The error of a page, in a form that can be serialised from server to browser. */
export interface ThrownError {
  errors: { msg: string; param: string }[];
  /** Of a page that is not found. */
  ways?: WaysOn | null;
}

/**
 * Runs a loader and turns what it throws into the answer of a page: 404 after the look-up of old addresses, 503 while the
 * database is away, the error page for the rest. The only place where pages map errors.
 */
export async function orPageError<Data>(
  app: AppContext,
  request: Request,
  load: () => Promise<Data>,
): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    const kind = kindOf(error);
    if (kind === undefined) throw error;
    if (kind === "notFound") return notFound(app, request, "Page not found");
    if (kind === "unavailable") throw pageUnavailable();
    const errors = fieldErrorsOf(error);
    throw data({ errors } satisfies ThrownError, STATUS_OF_KIND[kind]);
  }
}

/** What a page throws while the database is away. */
export function pageUnavailable() {
  const errors = [{ msg: "Not available right now", param: "database" }];
  return data({ errors } satisfies ThrownError, STATUS_OF_KIND.unavailable);
}

/** Answers 301 when the address is an old one, else throws the 404 page with its cause (specification section 8) and with ways on. */
export async function notFound(app: AppContext, request: Request, cause: string): Promise<never> {
  const { database, site, locale } = app;
  const path = pathWithoutLanguage(pathOfPage(request), site.languageBases[locale]);
  const target = await redirectFor(database, { path }).catch(() => null);
  if (target) throw redirect(target, 301);
  const ways = await waysOn(app, path).catch(() => null);
  throw data({ errors: [{ msg: cause, param: "" }], ways } satisfies ThrownError, {
    status: 404,
    statusText: "Not Found",
  });
}

/** Client navigation fetches the data of a page at its address plus `.data`. */
function pathOfPage(request: Request): string {
  return new URL(request.url).pathname.replace(/\.data$/, "");
}

function pathWithoutLanguage(path: string, base: string): string {
  return base.startsWith("/") && path.startsWith(base) ? path.slice(base.length) || "/" : path;
}
