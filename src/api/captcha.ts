import { Hono } from "hono";
import * as v from "valibot";
import { CAPTCHA_ACTIONS } from "#platform/captcha/captcha.ts";
import { captchaAnswer } from "#platform/captcha/captcha-answer.ts";
import { captchaKey } from "#platform/captcha/captcha-key.ts";
import { newChallenge } from "#platform/captcha/new-challenge.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";

const query = v.object({
  action: v.pipe(
    v.picklist(CAPTCHA_ACTIONS, `Must be ${CAPTCHA_ACTIONS.join(" or ")}`),
    v.description("The form it is for"),
  ),
});

const description = describeCall({
  summary: "A proof of work for a form",
  description:
    "Solved with an ALTCHA solver it is sent along with the form that `action` names: once, within ten minutes and " +
    "not sooner than after two seconds.",
  answer: "A question that costs a browser some work",
  shape: captchaAnswer.entries.challenge,
  refusals: { 400: "An action is not known" },
  isRateLimited: true,
});

/** `GET /api/captcha` (security.md B1). */
export function captcha({ captchaKey: setting }: Pick<ApiOptions, "captchaKey">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().get("/", description, check("query", query), async (c) => {
    const { action } = c.req.valid("query");
    const key = await captchaKey(c.get("database"), setting);
    return c.json(await newChallenge(key, { action, at: new Date() }));
  });
}
