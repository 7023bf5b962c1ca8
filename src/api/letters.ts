import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import {
  ADDRESS_STATES,
  DIGESTS,
  LETTER_KINDS,
  letterSettingsForm,
} from "#features/letters/letter-settings.ts";
import { lettersOf } from "#features/letters/server/letters-of.ts";
import { saveLetterSettings } from "#features/letters/server/save-letter-settings.ts";
import { NOTICE_CLASSES } from "#features/notifications/notice-class.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { takesJson } from "./takes-json.ts";

const classes = v.array(v.picklist(NOTICE_CLASSES));

const Settings = v.pipe(
  v.object({ classes, digest: v.picklist(DIGESTS) }),
  v.metadata({ ref: "LetterSettings" }),
);

const Letters = v.pipe(
  v.object({
    settings: Settings,
    address: v.pipe(v.picklist(ADDRESS_STATES), v.description("Whether letters arrive")),
    sent: v.array(
      v.object({
        _id: v.string(),
        kind: v.picklist(LETTER_KINDS),
        classes,
        newsCount: v.number(),
        isSent: v.pipe(v.boolean(), v.description("False where no server took it")),
        sentAt: v.string(),
      }),
    ),
  }),
  v.metadata({ ref: "Letters" }),
);

const reading = describeCall({
  summary: "What somebody wants by mail, whether it arrives, and what was sent in the last thirty days",
  answer: "The settings, the state of the address and the letters, the latest first",
  shape: Letters,
  refusals: {},
  isForAccounts: true,
});

const setting = describeCall({
  summary: "What is mailed to somebody: notifications by their classes, and a letter with what is new",
  description: "What is not said stays as it is; at first there is nothing.",
  answer: "All of it as it stands",
  shape: Settings,
  refusals: { 400: "A field is not right" },
  isPost: true,
  isKeyless: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `GET|PATCH /api/letters`: our addition. */
export const letters = new Hono<ApiEnvironment>()
  .get("/", reading, async (c) => {
    const { sent, ...told } = await lettersOf(c.get("database"), asMember(c.get("viewer")));
    return c.json({ ...told, sent: sent.map(({ id, ...one }) => ({ _id: String(id), ...one })) });
  })
  .patch("/", takesJson, setting, check("json", letterSettingsForm), async (c) =>
    c.json(await saveLetterSettings(c.get("database"), asMember(c.get("viewer")), c.req.valid("json"))),
  );
