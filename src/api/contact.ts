import { Hono } from "hono";
import { openTicket } from "#features/support/server/open-ticket.ts";
import { contactForm } from "#features/support/ticket-forms.ts";
import { captchaKey } from "#platform/captcha/captcha-key.ts";
import { checkCaptcha } from "#platform/captcha/check-captcha.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";
import { Ticket, ticketAnswer } from "./ticket-answer.ts";

const description = describeCall({
  summary: "A message to the people who run the site",
  description:
    "Needs no account. `captcha` is a solved question of `GET /api/captcha?action=contact`; `fax` must stay empty. Sent with a token, it stands among the tickets of `dashboard/support`.",
  answer: "It is kept, under this number; a receipt goes to the writer by e-mail",
  shape: Ticket,
  refusals: { 400: "A field is not right, or the captcha does not count" },
  isPost: true,
  isRateLimited: true,
});

/** `POST /api/contact` (product.md section 12). */
export function contact({ captchaKey: setting }: Pick<ApiOptions, "captchaKey">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesJson,
    idempotent("contact"),
    description,
    check("json", contactForm),
    async (c) => {
      const { captcha: answer, fax: _, ...form } = c.req.valid("json");
      const database = c.get("database");
      const key = await captchaKey(database, setting);
      const captcha = await checkCaptcha(key, answer, { action: "contact", at: new Date() });
      const viewer = c.get("viewer");
      const accountId = viewer.kind === "account" ? viewer.accountId : null;
      return c.json(
        await answered(c, async (tx) =>
          ticketAnswer(await openTicket(tx, { kind: "contact", ...form }, { captcha, accountId })),
        ),
      );
    },
  );
}
