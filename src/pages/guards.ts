import { data, type MiddlewareFunction } from "react-router";
import { type AppContext, appContext } from "../app-context.ts";
import type { ThrownError } from "./page-errors.ts";

/** Lets a request through by returning, or stops it by throwing. */
type Guard = (app: AppContext) => void;

const guards: Record<string, Guard> = { development };

function development({ site }: AppContext): void {
  if (!site.isDevelopment) throw pageError(404, "This page could not be found");
}

/**
 * A route's guard by name: `export const middleware = [guard("development")]`. A name nobody registered stops every
 * request with 500 "Unknown middleware {name}" (specification section 8): forgotten is closed, never open.
 */
export function guard(name: string): MiddlewareFunction<Response> {
  return async ({ context }, next) => {
    const known = guards[name];
    if (!known) throw pageError(500, `Unknown middleware ${name}`);
    known(context.get(appContext));
    return next();
  };
}

function pageError(status: number, msg: string) {
  return data({ errors: [{ msg, param: "" }] } satisfies ThrownError, { status });
}
