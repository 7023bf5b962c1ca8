import { Hono } from "hono";
import * as v from "valibot";
import { asAdmin } from "#features/accounts/server/members.ts";
import { decideMenuImageForm } from "#features/contributions/menu-image.ts";
import { decideMenuImage } from "#features/contributions/server/decide-menu-image.ts";
import { menuImagesWaiting } from "#features/contributions/server/menu-images-in.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { PersonShape } from "./person-schema.ts";
import { takesJson } from "./takes-json.ts";

const MenuImageShape = v.pipe(
  v.object({
    _id: v.string(),
    shop: v.object({ _id: v.string(), url: v.string(), name: v.string(), isSample: v.boolean() }),
    fileName: v.string(),
    width: v.number(),
    height: v.number(),
    author: v.nullable(PersonShape),
    sentAt: v.string(),
  }),
  v.metadata({ ref: "MenuImage" }),
);

const waiting = describeCall({
  summary: "The pictures of menus that wait for an admin",
  description: "The oldest first. `GET /api/menuimage` answers the picture itself.",
  answer: "The pictures",
  shape: v.array(MenuImageShape),
  refusals: { 403: "The caller is no admin" },
  isForAccounts: true,
});

const deciding = describeCall({
  summary: "Shows a picture of a menu with its shop, or throws it away",
  description: "The first decision holds; the author hears of it, with the `reason` of a refusal.",
  answer: "It is decided",
  shape: v.object({}),
  refusals: {
    400: "A field is not right, or there is a reason to refuse what is shown",
    403: "The caller is no admin, it is of their own or of a shop or brand they speak for, or it was sent by a page of another site",
    404: "There is no picture with this id",
    409: "Somebody decided it before, whom `values.name` names, or a call with this `Idempotency-Key` is still at work",
  },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `GET` and `POST /api/menuimages` (specification section 7). */
export const menuimages = new Hono<ApiEnvironment>()
  .get("/", waiting, async (c) => c.json(await menuImagesWaiting(c.get("database"))))
  .post("/", takesJson, idempotent("menuimages"), deciding, check("json", decideMenuImageForm), async (c) => {
    const admin = asAdmin(c.get("viewer"));
    const decision = { ...c.req.valid("json"), now: c.get("now")() };
    return c.json(await answered(c, (tx) => decideMenuImage(tx, admin, decision)));
  });
