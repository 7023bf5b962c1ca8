import { Hono } from "hono";
import * as v from "valibot";
import {
  CODE_NOT_RIGHT,
  NOT_SET_UP,
  SET_UP_ALREADY,
  SIGN_IN_AGAIN,
} from "#features/accounts/call-refusals.ts";
import { secondFactorForm } from "#features/accounts/second-factor.ts";
import { asMember } from "#features/accounts/server/members.ts";
import { beginSecondFactor, confirmSecondFactor } from "#features/accounts/server/set-up-second-factor.ts";
import { removeSecondFactor, showSecondFactor } from "#features/accounts/server/show-second-factor.ts";
import type { ApiEnvironment, ApiOptions } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { takesJson } from "./takes-json.ts";

const Answer = v.union([
  v.object({
    secret: v.pipe(v.string(), v.description("In base 32, to be typed into an app")),
    uri: v.pipe(v.string(), v.description("The same to be shown as a QR code (`otpauth:`)")),
  }),
  v.object({
    recoveryCodes: v.pipe(
      v.array(v.string()),
      v.description(
        "Ten codes for whoever loses the app, each of which counts once; they are told only here",
      ),
    ),
  }),
  v.object({}),
]);

const description = describeCall({
  summary: "Sets up, shows or takes off the second factor of the caller",
  description:
    "An app that makes codes (RFC 6238). `begin: true` answers a secret for it, `confirm` with a first code turns it on and answers recovery codes. `code` or `recoveryCode` shows it, for the session of the token; with `remove: true` it is taken off.",
  answer: "After `begin` a secret, after `confirm` recovery codes, else nothing",
  shape: Answer,
  refusals: {
    400: `\`${CODE_NOT_RIGHT.msg}\`: a wrong code, or one that was used; or a field is not right`,
    403: `\`${SIGN_IN_AGAIN.msg}\`: it is set up within ten minutes of signing in; or it was sent by a page of another site`,
    409: `\`${SET_UP_ALREADY.msg}\`, or \`${NOT_SET_UP.msg}\``,
  },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/secondfactor` (security.md A5). No key of idempotency: its answers are secrets, and are kept nowhere. */
export function secondfactor({ siteName }: Pick<ApiOptions, "siteName">): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>().post(
    "/",
    takesJson,
    description,
    check("json", secondFactorForm),
    async (c) => {
      const member = asMember(c.get("viewer"));
      const database = c.get("database");
      const now = c.get("now")();
      const { begin, confirm, code, recoveryCode = "", remove } = c.req.valid("json");
      if (begin) return c.json(await beginSecondFactor(database, member, { siteName, now }));
      if (confirm) {
        const recoveryCodes = await confirmSecondFactor(database, member, { code: confirm, now });
        return c.json({ recoveryCodes });
      }
      const proof = code ? { code } : { recoveryCode };
      await (remove ? removeSecondFactor : showSecondFactor)(database, member, { proof, now });
      return c.json({});
    },
  );
}
