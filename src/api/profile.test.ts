import { expect, test } from "vitest";
import { makeAdmin, rolesOf } from "#features/accounts/server/account-rows.test-support.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();

const refusal = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { errors: object[] }).errors[0],
];

async function samOn(options: { areQuotasOn?: boolean } = {}) {
  const { api, post, report } = testApi(database, options);
  const sam = await addMember(database, { name: "Sam" });
  const headers = await signedIn(database, sam);
  return {
    api,
    report,
    sam,
    post: (path: string, body: unknown, more = {}) => post(path, body, { ...headers, ...more }),
    headers,
  };
}

test("without a body, and without a type for it, the person is answered who is signed in", async () => {
  const { api, headers, sam } = await samOn();
  const answer = await api.request("/profile", { method: "POST", headers });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await answer.json()).toEqual({
    user: {
      _id: String(sam.accountId),
      name: "Sam",
      url: "sam",
      thumbnail: "/default-profilepic-1.jpg",
      hasEmail: false,
      wantsNewsletter: false,
      isNewlyVerified: false,
      hasSecondFactor: false,
      permissions: { admin: false, shopAdmin: [], brandAdmin: [], mod: false },
      friends: [],
      prefTypes: [],
      locale: "nl",
      bio: "",
      privacy: {
        profile: "everyone",
        reviews: "everyone",
        likes: "friends",
        friends: "friends",
        searchable: "everyone",
        requests: "everyone",
      },
      onboardingStep: "pickTypes",
      isSample: false,
      eraseAt: null,
    },
  });
});

test("types are saved, answered, and taken away again", async () => {
  const { post } = await samOn();
  const saved = async (body: object) => {
    const { user } = (await (await post("/profile", body)).json()) as { user: { prefTypes: string[] } };
    return user.prefTypes;
  };
  expect(await saved({ prefTypes: ["hash", "weed"] })).toEqual(["hash", "weed"]);
  expect(await saved({})).toEqual(["hash", "weed"]);
  expect(await saved({ prefTypes: [] })).toEqual([]);
});

test("an admin is told so", async () => {
  const { post, sam } = await samOn();
  await makeAdmin(database, sam);
  const { user } = (await (await post("/profile", {})).json()) as { user: object };
  expect(user).toMatchObject({ permissions: { admin: true, mod: false } });
});

test.each([
  [{ prefTypes: ["weed", "weed"] }, "prefTypes"],
  [{ prefTypes: ["beer"] }, "prefTypes.0"],
  [{ prefTypes: "weed" }, "prefTypes"],
  [{ prefTypes: null }, "prefTypes"],
  [{ permissions: { admin: true } }, "permissions"],
  [{ _id: "1", prefTypes: [] }, "_id"],
  [{ url: "sam2" }, "url"],
  [{ ["__proto__x"]: 1 }, "__proto__x"],
])("%j is refused, and nothing of it is kept", async (body, param) => {
  const { post, sam } = await samOn();
  const answer = await post("/profile", body);
  expect(await refusal(answer)).toEqual([400, expect.objectContaining({ param })]);
  expect(await rolesOf(database, sam)).toEqual([]);
  expect(await (await post("/profile", {})).json()).toMatchObject({ user: { prefTypes: [], url: "sam" } });
});

test.each(["/profile", "/editprofile", "/editprofilename", "/editprofilepic", "/logout"])(
  "%s needs the token of a session in its header: a cookie is not enough",
  async (path) => {
    const { api, headers } = await samOn();
    const token = headers.authorization.replace("Bearer ", "");
    for (const none of [
      {},
      { cookie: `auth_token=${token}` },
      { authorization: `Bearer x${token}` },
      { authorization: token },
    ]) {
      const answer = await api.request(path, { method: "POST", headers: none as Record<string, string> });
      expect(await refusal(answer)).toEqual([401, { msg: "Sign in first", param: "authorization" }]);
    }
  },
);

test("a name is changed, and the person has it at once, with its address", async () => {
  const { post } = await samOn();
  const answer = await post("/editprofilename", { name: "  Noor   de Vries " });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { name: "Noor de Vries", url: "noor-de-vries" },
  ]);
  expect(await (await post("/profile", {})).json()).toMatchObject({
    user: { name: "Noor de Vries", url: "noor-de-vries" },
  });
});

test.each(["Noor", "n o o r", "Administrator", "Highstreet Help"])(
  "%s in use is said in the words of the contract",
  async (name) => {
    const { post } = await samOn();
    await addMember(database, { name: "Noor" });
    const answer = await post("/editprofilename", { name });
    expect([answer.status, await answer.text()]).toEqual([
      409,
      '{"errors":[{"msg":"Name already in use","param":"name"}]}',
    ]);
  },
);

test.each([
  [{ name: "No\u202eor" }, "name"],
  [{ name: "\u0000\u0000\u0000" }, "name"],
  [{ name: "ΑΝΝΑ" }, "name"],
  [{ name: ["Noor"] }, "name"],
  [{ name: { $ne: 1 } }, "name"],
  [{}, "name"],
  [{ name: "Noor", url: "admin" }, "url"],
])("%j is refused", async (body, param) => {
  const { post, report } = await samOn();
  expect(await refusal(await post("/editprofilename", body))).toEqual([
    400,
    expect.objectContaining({ param }),
  ]);
  expect(report).not.toHaveBeenCalled();
});

test.each([
  [true, [200, 200, 200, 403]],
  [false, [200, 200, 200, 200]],
])("where limits are on (%j), four names in 30 days are answered %j", async (areQuotasOn, expected) => {
  const { post } = await samOn({ areQuotasOn });
  const statuses: number[] = [];
  for (const n of [1, 2, 3, 4]) statuses.push((await post("/editprofilename", { name: `Noor ${n}` })).status);
  expect(statuses).toEqual(expected);
});

test("sent again with its key, a change of name counts once", async () => {
  const { post } = await samOn();
  const send = () => post("/editprofilename", { name: "Noor" }, { "idempotency-key": "k" });
  const first = await (await send()).text();
  for (let again = 0; again < 5; again += 1) {
    const answer = await send();
    expect([answer.headers.get("idempotency-replayed"), await answer.text()]).toEqual(["true", first]);
  }
  expect((await post("/editprofilename", { name: "Sam 2" })).status).toBe(200);
});
