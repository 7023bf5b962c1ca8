import type { MiddlewareHandler } from "hono";

/**
 * Refuses a body of another type with 415 before it is read, so that no form of another site can post what only our pages send;
 * and one that is compressed, because it could be any size. Without a body no type is needed (contract.md).
 */
export function takes(...mediaTypes: string[]): MiddlewareHandler {
  return async (c, next) => {
    const [mediaType = ""] = (c.req.header("content-type") ?? "").split(";");
    const isWithout = mediaType === "" && !hasBody(c.req.raw.headers);
    if (c.req.header("content-encoding")) return refuse("Must not be compressed", "content-encoding");
    if (isWithout || mediaTypes.includes(mediaType.trim().toLowerCase())) return next();
    return refuse(`Must be ${mediaTypes.join(" or ")}`, "content-type");

    function refuse(msg: string, param: string): Response {
      return c.json({ errors: [{ msg, param }] }, 415);
    }
  };
}

function hasBody(headers: Headers): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
}
