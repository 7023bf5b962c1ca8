import { countryDay } from "#features/hours/country-clock.ts";
import { Hono } from "hono";
import * as v from "valibot";
import { SIGN_IN_AGAIN } from "#features/accounts/call-refusals.ts";
import { asMember, freshlySignedIn } from "#features/accounts/server/members.ts";
import { exportAccount } from "#features/leaving/server/export-account.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "All that is kept about the caller",
  description:
    "A file of JSON for each subject, the picture, and a README in the caller's language. Changes nothing.",
  answer: "A zip to be saved",
  shape: "application/zip",
  refusals: {
    400: "Something was sent along",
    403: `\`${SIGN_IN_AGAIN.msg}\`: the last sign-in is longer ago than ten minutes; or sent by a page of another site`,
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/export` (contract.md). No key of idempotency: all of an account would be kept a second time. */
export function exportall({ pictures, siteName }: Pick<ApiOptions, "pictures" | "siteName">) {
  return new Hono<ApiEnvironment>().post(
    "/",

    takesJson,
    description,
    check("json", v.strictObject({})),
    async (c) => {
      const now = new Date();
      const member = freshlySignedIn(asMember(c.get("viewer")), now);
      const { storage } = pictures;
      const zip = await exportAccount(c.get("database"), member, { storage, siteName, now });
      c.header("content-type", "application/zip");
      c.header("content-disposition", `attachment; filename="${member.url}-${countryDay(now)}.zip"`);
      return c.body(zip);
    },
  );
}
