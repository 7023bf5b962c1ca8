import { METHOD_NAME_ALL } from "hono/router";
import { Hono } from "hono";
import type { OpenAPIV3_1 } from "openapi-types";
import { describe, expect, test, vi } from "vitest";
import { type Access, ACCESS_TO_CALLS, type Call, type Role } from "#features/accounts/access.ts";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { startSession } from "#features/accounts/server/sessions.ts";
import { addBrand } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type AccountViewer, ANONYMOUS, type Viewer } from "#platform/viewer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { allowed } from "./allowed.ts";
import { answerError } from "./answer-error.ts";
import type { ApiEnvironment } from "./app.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();

/** What describes the calls, and what answers to none. */
const NO_CALLS = new Set(["/openapi.json", "/docs", "/*"]);

/** From the router itself, so that a call which somebody mounts in another way is asked too. */
const CALLS = testApi(database)
  .api.routes.filter(({ method, path }) => method !== METHOD_NAME_ALL && !NO_CALLS.has(path))
  .map(({ method, path }) => `${method} ${path}`);

const headersOf = {
  anonymous: async () => ({}),
  "a member": async () => signedIn(database, await addMember(database)),
  "a moderator": async () => signedInAs("mod"),
  "a shop admin": async () => signedInAs("shopAdmin", "andersom"),
  "the admin of another shop": async () => signedInAs("shopAdmin", "mosa"),
  "a brand admin": async () => signedInAs("brandAdmin", "vloeipapier-zonen"),
  "an admin": async () => signedInAs("admin"),
  "an admin without a second factor": async () => signedInAs("admin", null, true),
};

type Who = keyof typeof headersOf;

async function signedInAs(
  role: "admin" | "mod" | "shopAdmin" | "brandAdmin",
  item: string | null = null,
  isFromProvider = false,
): Promise<{ authorization: string }> {
  const { accountId } = await addMember(database);
  await grantRole(database, { accountId, role, item });
  const token = await startSession(database, { accountId, device: "Test", isFromProvider });
  return { authorization: `Bearer ${token}` };
}

/** Want somebody who came from Google or Discord moments ago: of these people only the member. */
const FOR_FRESH = new Set(["export", "deleteaccount"]);

/** Those without a second factor act in none of theirs. */
const ROLES_OF: Record<Who, readonly Role[]> = {
  anonymous: [],
  "a member": [],
  "a moderator": ["mod"],
  "a shop admin": ["shopAdmin"],
  "the admin of another shop": ["shopAdmin"],
  "a brand admin": ["brandAdmin"],
  "an admin": ["admin"],
  "an admin without a second factor": [],
};

/** The rule as a table of its own, so that the code cannot agree with itself. */
function refusalOf(call: string, who: Who): number | undefined {
  const access: Access | undefined = ACCESS_TO_CALLS[call as Call];
  if (access === undefined) throw new Error("There is a call without a line in features/accounts/access.ts");
  if (FOR_FRESH.has(call) && who !== "anonymous") return who === "a member" ? undefined : 403;
  if (access === "everyone") return undefined;
  if (who === "anonymous") return 401;
  if (access === "members") return undefined;
  return ROLES_OF[who].some((role) => access.includes(role)) ? undefined : 403;
}

test.each(Object.keys(headersOf) as Who[])("%s is answered by every call as the table says", async (who) => {
  await settleSmallWorld(database);
  await addBrand(database);
  for (const call of new Set(CALLS)) {
    const [method = "", path = ""] = call.split(" ");
    const { api, report } = testApi(database, { adminsNeedSecondFactor: true });
    // Anew each time: one of the calls ends it.
    const headers = { ...(await headersOf[who]()), "content-type": "application/json" };
    const { status } = await api.request(path, { method, headers, ...(method !== "GET" && { body: "{}" }) });
    const refusal = refusalOf(path.slice(1), who);
    expect([call, [401, 403].includes(status) ? status : undefined]).toEqual([call, refusal]);
    expect(report).not.toHaveBeenCalled();
  }
});

test("the description asks for a session where the table does, and nowhere else", async () => {
  const { get } = testApi(database);
  const { paths = {} } = (await (await get("/openapi.json")).json()) as OpenAPIV3_1.Document;
  const calls = Object.entries(ACCESS_TO_CALLS);
  expect(Object.keys(paths).toSorted()).toEqual(calls.map(([call]) => `/${call}`).toSorted());
  for (const [call, access] of calls) {
    const { get: read, post } = paths[`/${call}`] ?? {};
    const asks = [read, post]
      .filter((one) => one !== undefined)
      .map(({ security }) => security !== undefined);
    expect([call, asks]).toEqual([call, asks.map(() => access !== "everyone")]);
  }
});

describe("a call for admins", () => {
  const admin = (hasSecondFactor: boolean): Viewer => ({
    ...member,
    permissions: { ...none, admin: true },
    hasSecondFactor,
  });
  const none = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };
  const member: AccountViewer = {
    kind: "account",
    accountId: 1,
    sessionId: 1,
    name: "Sam",
    url: "sam",
    thumbnail: "",
    permissions: none,
    isNew: false,
    isNewlyVerified: false,
    signedInAt: null,
    hasSecondFactor: true,
    suspension: null,
  };

  test.each<[string, Viewer, number, object]>([
    ["nobody", ANONYMOUS, 401, { msg: "Sign in first", param: "authorization" }],
    ["a member", member, 403, { msg: "Not allowed", param: "permissions" }],
    [
      "a moderator",
      { ...member, permissions: { ...none, mod: true, shopAdmin: [1], brandAdmin: [1] } },
      403,
      { msg: "Not allowed", param: "permissions" },
    ],
    [
      "an admin without the second factor",
      admin(false),
      403,
      { msg: "Show your second factor first", param: "session" },
    ],
  ])("is refused to %s before its body is looked at", async (_, viewer, status, error) => {
    const answer = await callAs(viewer);
    expect([answer.status, await answer.json()]).toEqual([status, { errors: [error] }]);
  });

  test("is answered to an admin", async () => {
    expect((await callAs(admin(true))).status).toBe(200);
  });

  function callAs(viewer: Viewer) {
    const api = new Hono<ApiEnvironment>();
    api.use(async (c, next) => {
      c.set("viewer", viewer);
      await next();
    });
    api.post("/", allowed("approvechange"), (c) => c.json({}));
    api.onError((error, c) => answerError(error, c, vi.fn()));
    return api.request("/", { method: "POST", body: "{" });
  }
});
