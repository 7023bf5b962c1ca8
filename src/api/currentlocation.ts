import { Hono } from "hono";
import * as v from "valibot";
import { currentLocationForm } from "#features/accounts/current-location.ts";
import { asMember } from "#features/accounts/server/members.ts";
import { saveCurrentLocation } from "#features/accounts/server/save-current-location.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { idempotent } from "./idempotent.ts";
import { takesJson } from "./takes-json.ts";

const description = describeCall({
  summary: "Where the caller is",
  description:
    "`{currentLocation: {latitude, longitude, accuracy?}}` or the three flat. Kept with the session, to three decimals, and gone with it; `{currentLocation: null}` forgets it at once.",
  answer: "It is noted",
  shape: v.object({}),
  refusals: { 400: "It is no place" },
  isPost: true,
  isRateLimited: true,
  isForAccounts: true,
});

/** `POST /api/currentlocation` (specification section 7, contract.md). */
export const currentlocation = new Hono<ApiEnvironment>().post(
  "/",

  takesJson,
  idempotent("currentlocation", { isOfSession: true }),
  description,
  check("json", currentLocationForm),
  async (c) => {
    const member = asMember(c.get("viewer"));
    await saveCurrentLocation(c.get("database"), member, c.req.valid("json"));
    return c.json({});
  },
);
