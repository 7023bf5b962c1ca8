import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { captchaKey } from "#features/support/server/captcha-key.ts";
import { openTicket } from "#features/support/server/open-ticket.ts";
import { getListedForm } from "#features/support/ticket-forms.ts";
import { checkCaptcha } from "#platform/captcha/check-captcha.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { TICKET_RESPONSES, ticketAnswer } from "./ticket-answer.ts";

const description = describeRoute({
  summary: "A shop asks to be listed, or to take over its page",
  description:
    "Free. A person decides. `captcha` is a solved question of `GET /api/captcha?action=getListed`; `fax` must stay empty.",
  responses: TICKET_RESPONSES,
});

/** `POST /api/getlisted` (product.md section 12). */
export function getlisted({ captchaKey: setting }: Pick<ApiOptions, "captchaKey">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post("/", description, check("json", getListedForm), async (c) => {
    const { captcha: answer, fax: _, ...form } = c.req.valid("json");
    const database = c.get("database");
    const key = await captchaKey(database, setting);
    const captcha = await checkCaptcha(key, answer, { action: "getListed", at: new Date() });
    return c.json(ticketAnswer(await openTicket(database, { kind: "getListed", ...form }, { captcha })), 201);
  });
}
