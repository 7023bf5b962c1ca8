import { Hono } from "hono";
import * as v from "valibot";
import { asMember } from "#features/accounts/server/members.ts";
import { itemAnswer } from "#features/dashboard/field.ts";
import { AVAILABILITIES } from "#features/products/menu.ts";
import { menuSaveForm } from "#features/products/menu-save-form.ts";
import { PRICE_UNITS } from "#features/products/price-ladder.ts";
import { editMenu } from "#features/products/server/edit-menu.ts";
import { menuToEdit } from "#features/products/server/menu-to-edit.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";
import type { ApiEnvironment } from "../app.ts";
import { check } from "../check.ts";
import { describeCall } from "../describe-call.ts";
import { takesJson } from "../takes-json.ts";

const MenuShape = v.pipe(
  v.object({
    shop: v.string(),
    rev: v.string(),
    headings: v.array(
      v.object({
        title: v.nullable(v.string()),
        lines: v.array(
          v.object({
            _id: v.string(),
            name: v.string(),
            product: v.optional(v.object({ _id: v.string(), name: v.string() })),
            availability: v.picklist(AVAILABILITIES),
            ladder: v.array(
              v.object({ unit: v.picklist(PRICE_UNITS), quantity: v.number(), cents: v.number() }),
            ),
          }),
        ),
      }),
    ),
  }),
  v.metadata({ ref: "EditedMenu" }),
);

const REFUSALS = {
  400: "A field is not right: `param` names its line, such as `headings.0.lines.3.ladder`",
  403: "The caller is no admin of any shop",
  404: "There is no such shop, it is somebody else's, or a line is of another shop",
};

/** `GET` and `PATCH /api/dashboard/menus` (contract.md, "Dashboard calls"): the whole menu of one shop. */
export const dashboardmenus = new Hono<ApiEnvironment>()
  .get(
    "/",
    describeCall({
      summary: "The menu of a shop that the caller speaks for, to edit it",
      answer: "Its headings with their lines, and the `rev` that a save names",
      shape: MenuShape,
      refusals: REFUSALS,
      isForAccounts: true,
    }),
    check("query", v.object({ shop: v.pipe(rowIdSchema, v.description("The `_id` of the shop")) })),
    async (c) => {
      const { shop: shopId } = c.req.valid("query");
      const menu = await menuToEdit(c.get("database"), asMember(c.get("viewer")), { shopId });
      if (!menu) throw new NotFound("shop");
      return c.json(itemAnswer(menu));
    },
  )
  .patch(
    "/",
    takesJson,
    describeCall({
      summary: "Saves the whole menu of a shop",
      description:
        "Lines with an `_id` stay, those without are new, those that are missing are taken off the menu. What changed is the word of the owner, of today. A menu that was changed since `rev` is refused with 409 and `current`, the menu as it stands.",
      answer: "The menu as it stands now",
      shape: MenuShape,
      refusals: { ...REFUSALS, 409: "It was changed in between" },
      isPost: true,
      isKeyless: true,
      isRateLimited: true,
      isForAccounts: true,
    }),
    check("json", menuSaveForm),
    async (c) => {
      const [member, now] = [asMember(c.get("viewer")), c.get("now")()];
      const given = c.req.valid("json");
      const saved = await c.get("database").transaction((tx) => editMenu(tx, member, given, { now }));
      return c.json(itemAnswer(saved));
    },
  );
