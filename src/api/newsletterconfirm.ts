import { Hono } from "hono";
import * as v from "valibot";
import { confirmForm } from "#features/newsletter/newsletter.ts";
import { confirmAddress } from "#features/newsletter/server/confirm-address.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Confirms the address that a letter went to",
  description: "Needs no session: the letter may be opened on another device.",
  answer: "It is confirmed",
  shape: v.object({}),
  refusals: { 400: "`Is used or too old`: the token counts once, for 7 days" },
  isPost: true,
  isRateLimited: true,
});

/** `POST /api/newsletterconfirm`. */
export const newsletterconfirm = new Hono<ApiEnvironment>().post(
  "/",
  takesJson,
  idempotent("newsletterconfirm"),
  description,
  check("json", confirmForm),
  async (c) => {
    const { token } = c.req.valid("json");
    return c.json(await answered(c, (tx) => confirmAddress(tx, { token })));
  },
);
