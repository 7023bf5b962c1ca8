import { Hono } from "hono";
import * as v from "valibot";
import { applyForm, goneAt, MOST_APPLICATIONS } from "#features/jobs/application.ts";
import { applyForJob } from "#features/jobs/server/apply-for-job.ts";
import { tellOfApplication } from "#features/notifications/server/tell-of-application.ts";
import { captchaKey } from "#platform/captcha/captcha-key.ts";
import { checkCaptcha } from "#platform/captcha/check-captcha.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { MOST_DOCUMENT_BYTES } from "#platform/files/document-kind.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { documentTooLarge, takesDocument } from "./takes-document.ts";

const Applied = v.pipe(
  v.object({ goneAt: v.pipe(v.string(), v.description("When it is erased by itself, ISO 8601")) }),
  v.metadata({ ref: "Applied" }),
);

const description = describeCall({
  summary: "Applies for a job",
  description:
    "A form (multipart). Needs no account, but without one `captcha`: a solved question of `GET /api/captcha?action=applyJob`, as JSON; " +
    "`fax` must stay empty. Whoever speaks for the employer reads it, and nobody else but admins, for ninety days. What the caller " +
    "sends again with an account takes the place of the first.",
  answer: "It is kept, and the employer is told that there is one",
  shape: Applied,
  refusals: {
    400: "A field is not right, the CV is no PDF, or the captcha does not count",
    404: "There is no such job offer",
    409: `It is over, takes applications another way or has ${MOST_APPLICATIONS}; or a call with this \`Idempotency-Key\` is still at work`,
    413: "The CV is larger than 5 MB",
  },
  isPost: true,
  isRateLimited: true,
});

/** The fields of the form, and as many again for those that somebody gives twice. */
const MOST_PARTS = 16;

/** `POST /api/applyjob` (contract.md; product.md section 7). */
export function applyjob({ captchaKey: setting }: Pick<ApiOptions, "captchaKey">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesDocument("cv", { mostParts: MOST_PARTS }),
    idempotent("applyjob"),
    description,
    check("form", applyForm),
    async (c) => {
      const { captcha, cv, fax: _, ...sent } = c.req.valid("form");
      if (cv && cv.size > MOST_DOCUMENT_BYTES) return documentTooLarge(c, "cv");
      const [database, now] = [c.get("database"), c.get("now")()];
      const { accountId } = c.get("viewer");
      // A form in which no file was chosen has an empty one.
      const bytes = cv && cv.size > 0 ? new Uint8Array(await cv.arrayBuffer()) : null;
      const applying = { accountId, captcha: accountId === null ? await solved() : null, now };
      return c.json(
        await answered(c, async (tx) => {
          await applyForJob(tx, { ...sent, cv: bytes }, applying);
          await tellOfApplication(tx, sent);
          return { goneAt: goneAt(now).toISOString() };
        }),
      );

      async function solved(): Promise<Uint8Array> {
        if (!captcha) throw new Invalid([{ msg: "Must be given", param: "captcha" }]);
        const key = await captchaKey(database, setting);
        return checkCaptcha(key, captcha, { action: "applyJob", at: new Date() });
      }
    },
  );
}
