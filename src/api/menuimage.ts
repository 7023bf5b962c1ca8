import { Hono } from "hono";
import * as v from "valibot";
import { menuImageQuery } from "#features/contributions/menu-image.ts";
import { menuImageContent } from "#features/contributions/server/menu-images-in.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";

const description = describeCall({
  summary: "A picture of a menu that nobody but admins sees",
  answer: "The picture",
  shape: v.object({ image: v.pipe(v.string(), v.description("A `data:` address")) }),
  refusals: {
    400: "The id is missing",
    403: "The caller is no admin",
    404: "There is no picture with this id, or it was thrown away",
  },
  isForAccounts: true,
});

/** `GET /api/menuimage` (security.md U2): it has no public address before it was allowed. */
export function menuimage({ pictures }: Pick<ApiOptions, "pictures">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().get("/", description, check("query", menuImageQuery), async (c) => {
    const image = await menuImageContent(c.get("database"), pictures, c.req.valid("query"));
    return c.json({ image });
  });
}
