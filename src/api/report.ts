import { Hono } from "hono";
import * as v from "valibot";
import { reportForm } from "#features/moderation/report.ts";
import { reportContent } from "#features/moderation/server/report-content.ts";
import { captchaKey } from "#platform/captcha/captcha-key.ts";
import { checkCaptcha } from "#platform/captcha/check-captcha.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const Reported = v.pipe(
  v.object({ reportId: v.pipe(v.string(), v.description("The number of the receipt")) }),
  v.metadata({ ref: "Reported" }),
);

const description = describeCall({
  summary: "Reports something that breaks the terms or the law",
  description:
    "Needs no account, but without one `captcha`: a solved question of `GET /api/captcha?action=report`; `fax` must stay empty. " +
    "With an account the outcome comes as a notification, otherwise to `email` where it is given. Whoever reports the same " +
    "thing again while it is open gets the number of the first report.",
  answer: "It is kept, under this number",
  shape: Reported,
  refusals: {
    400: "A field is not right, or the captcha does not count",
    404: "Nobody can see such a thing",
  },
  isPost: true,
  isRateLimited: true,
});

/** `POST /api/report` (contract.md). */
export function report({
  captchaKey: setting,
  areQuotasOn,
}: Pick<ApiOptions, "captchaKey" | "areQuotasOn">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesJson,
    idempotent("report"),
    description,
    check("json", reportForm),
    async (c) => {
      const form = c.req.valid("json");
      const database = c.get("database");
      const { accountId } = c.get("viewer");
      const captcha = accountId === null ? await solved() : null;
      const reporter = { accountId, captcha, isLimited: areQuotasOn };
      return c.json(
        await answered(c, async (tx) => ({ reportId: String(await reportContent(tx, form, reporter)) })),
      );

      async function solved() {
        if (!form.captcha) throw new Invalid([{ msg: "Must be given", param: "captcha" }]);
        const key = await captchaKey(database, setting);
        return checkCaptcha(key, form.captcha, { action: "report", at: new Date() });
      }
    },
  );
}
