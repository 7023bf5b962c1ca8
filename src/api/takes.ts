import type { MiddlewareHandler } from "hono";

/**
 * Refuses a body of another type with 415 before anybody reads it, so that no form of another site can post what only
 * our pages send. Without a body no type is needed (contract.md).
 */
export function takes(...mediaTypes: string[]): MiddlewareHandler {
  return async (c, next) => {
    const [mediaType = ""] = (c.req.header("content-type") ?? "").split(";");
    const isWithout = mediaType === "" && !hasBody(c.req.raw.headers);
    if (isWithout || mediaTypes.includes(mediaType.trim().toLowerCase())) return next();
    const errors = [{ msg: `Must be ${mediaTypes.join(" or ")}`, param: "content-type" }];
    return c.json({ errors }, 415);
  };
}

function hasBody(headers: Headers): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
}
