import { Hono } from "hono";
import * as v from "valibot";
import { pictureQuery } from "#features/moderation/report.ts";
import { reportedPicture } from "#features/moderation/server/reported-picture.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";

const description = describeCall({
  summary: "The photo of a review or a menu that somebody reported",
  description: "One that was taken away has no public address; who decides an appeal sees it here.",
  answer: "The picture",
  shape: v.object({ image: v.pipe(v.string(), v.description("A `data:` address")) }),
  refusals: {
    400: "The type or the id is not right",
    403: "The caller is no admin",
    404: "There is no such picture, or it is gone",
  },
  isForAccounts: true,
});

/** `GET /api/reportedpicture`: beside the list of `GET /api/dashboard/reports` and `…/appeals`. */
export function reportedpicture({ pictures }: Pick<ApiOptions, "pictures">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().get("/", description, check("query", pictureQuery), async (c) => {
    const { targetType: type, targetId: id } = c.req.valid("query");
    return c.json({ image: await reportedPicture(c.get("database"), pictures, { type, id }) });
  });
}
