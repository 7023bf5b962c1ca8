import { Hono } from "hono";
import * as v from "valibot";
import { accountNameSchema } from "#features/accounts/account-name.ts";
import { NAME_TAKEN } from "#features/accounts/call-refusals.ts";
import { asMember } from "#features/accounts/server/members.ts";
import { renameAndLook } from "#features/moderation/server/edit-person-and-look.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const Named = v.pipe(
  v.object({
    name: v.string(),
    url: v.pipe(v.string(), v.description("The slug of the page `/user/{url}`, which follows the name")),
  }),
  v.metadata({ ref: "Named" }),
);

const description = describeCall({
  summary: "Gives the caller another name",
  answer: "The name as it is kept, and the address that goes with it",
  shape: Named,
  refusals: {
    400: "It is no name: of one script, without what cannot be seen",
    403: "It was changed three times in 30 days, or sent by a page of another site",
    409: `\`${NAME_TAKEN.msg}\`: somebody has it, or one that looks like it, or had it until 30 days ago; or a call with this \`Idempotency-Key\` is still at work`,
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

const nameForm = v.strictObject({ name: accountNameSchema });

type NameOptions = Pick<ApiOptions, "siteName" | "areQuotasOn">;

/** `POST /api/editprofilename` (specification section 7). */
export function editprofilename({ siteName, areQuotasOn }: NameOptions): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesJson,
    idempotent("editprofilename"),
    description,
    check("json", nameForm),
    async (c) => {
      const member = asMember(c.get("viewer"));
      const { name } = c.req.valid("json");
      const options = { name, siteName, isLimited: areQuotasOn };
      return c.json(await answered(c, (tx) => renameAndLook(tx, member, options)));
    },
  );
}
