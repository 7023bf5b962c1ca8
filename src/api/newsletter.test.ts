import { describe, expect, test } from "vitest";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { keptAddresses, sentLetters, tokenIn } from "#features/newsletter/server/letters.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();

async function samOn() {
  const { api, post, report } = testApi(database);
  const headers = await signedIn(database, await addMember(database));
  const choose = (body: unknown, more = {}) => post("/newsletter", body, { ...headers, ...more });
  const user = async () =>
    ((await (await post("/profile", {}, headers)).json()) as { user: Record<string, unknown> }).user;
  return { api, post, report, headers, choose, user };
}

const told = async (answer: Response) => [answer.status, await answer.json()];
const WANTED = { newsletterEmail: "sam@example.org", wantsNewsletter: true };

test("wished for, confirmed without a session, and shown in the profile", async () => {
  const { post, choose, user } = await samOn();
  expect(await told(await choose(WANTED))).toEqual([200, {}]);
  expect(await user()).toMatchObject({ hasEmail: false, wantsNewsletter: true, isNewlyVerified: false });
  const token = tokenIn((await sentLetters(database))[0]);
  expect(await told(await post("/newsletterconfirm", { token }))).toEqual([200, {}]);
  expect(await user()).toMatchObject({ hasEmail: true, wantsNewsletter: true, isNewlyVerified: true });
  expect(await told(await post("/newsletterconfirm", { token }))).toEqual([
    400,
    { errors: [{ msg: "Is used or too old", param: "token" }] },
  ]);
});

test("sent again with its key, a confirmation is answered as the first time", async () => {
  const { post, choose } = await samOn();
  await choose(WANTED);
  const body = { token: tokenIn((await sentLetters(database))[0]) };
  for (let again = 0; again < 3; again += 1)
    expect(await told(await post("/newsletterconfirm", body, { "idempotency-key": "k" }))).toEqual([200, {}]);
});

test("the answer is the same for every address, also for the fourth letter and for one that somebody has", async () => {
  const { choose } = await samOn();
  const noor = await samOn();
  for (const { choose: send } of [noor, { choose }, { choose }, { choose }, { choose }])
    expect(await told(await send(WANTED))).toEqual([200, {}]);
});

test("without an address and with none known", async () => {
  const { choose } = await samOn();
  const refused = [400, { errors: [{ msg: "Please enter your email address", param: "newsletterEmail" }] }];
  for (const body of [{ newsletterEmail: "", wantsNewsletter: true }, { wantsNewsletter: true }])
    expect(await told(await choose(body))).toEqual(refused);
});

test.each([
  [{ ...WANTED, newsletterEmail: "sam" }, "Must be an e-mail address", "newsletterEmail"],
  [{ ...WANTED, newsletterEmail: "sam@localhost" }, "Must be an e-mail address", "newsletterEmail"],
  [{ ...WANTED, newsletterEmail: "a@b.nl, c@d.nl" }, "Must be an e-mail address", "newsletterEmail"],
  [{ ...WANTED, newsletterEmail: "a@b.nl\r\nBcc: c@d.nl" }, "Must be one line", "newsletterEmail"],
  [
    { ...WANTED, newsletterEmail: `${"a".repeat(250)}@b.nl` },
    "Must have at most 254 characters",
    "newsletterEmail",
  ],
  [{ ...WANTED, newsletterEmail: ["a@b.nl"] }, "Must be text", "newsletterEmail"],
  [{ ...WANTED, wantsNewsletter: "true" }, "Must be true or false", "wantsNewsletter"],
  [{ newsletterEmail: "a@b.nl" }, "Must be given", "wantsNewsletter"],
  [{ ...WANTED, isConfirmed: true }, "Must not be given", "isConfirmed"],
])("%j is refused, and nothing is kept or sent", async (body, msg, param) => {
  const { choose, report } = await samOn();
  expect(await told(await choose(body))).toEqual([400, { errors: [{ msg, param }] }]);
  expect([await keptAddresses(database), await sentLetters(database)]).toEqual([[], []]);
  expect(report).not.toHaveBeenCalled();
});

test("whoever wants no letters need not type a right address", async () => {
  const { choose, user } = await samOn();
  await choose(WANTED);
  expect((await choose({ newsletterEmail: "sam@", wantsNewsletter: false })).status).toBe(200);
  expect(await user()).toMatchObject({ wantsNewsletter: false });
});

test("needs the token of a session", async () => {
  const { post } = await samOn();
  expect((await post("/newsletter", WANTED)).status).toBe(401);
});

describe("POST /api/newsletterunsubscribe", () => {
  async function confirmed() {
    const world = await samOn();
    await world.choose(WANTED);
    const [mail] = await sentLetters(database);
    await world.post("/newsletterconfirm", { token: tokenIn(mail) });
    const { pathname, search, searchParams } = new URL(mail?.unsubscribe ?? "");
    return { ...world, path: pathname.replace("/api", "") + search, token: searchParams.get("token") };
  }

  test("is the address in the head of a letter, and takes the form that mail programs send, again and again", async () => {
    const { api, path, user } = await confirmed();
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    const forms = [new URLSearchParams({ "List-Unsubscribe": "One-Click" }), form, undefined];
    for (const body of forms) {
      const answer = await api.request(path, { method: "POST", ...(body && { body }) });
      expect(await told(answer)).toEqual([200, {}]);
      expect(await user()).toMatchObject({ hasEmail: true, wantsNewsletter: false });
    }
  });

  test("opened by a person it changes nothing, and leads to the page that asks, in the language of the letter", async () => {
    const { api, path, token, user } = await confirmed();
    const where = async (of: string) => {
      const answer = await api.request(of);
      return [answer.status, answer.headers.get("location")];
    };
    expect(await where(path)).toEqual([303, `/newsletter#unsubscribe=${token}`]);
    expect(await where(path.replace("lang=nl", "lang=de"))).toEqual([
      303,
      `/de/newsletter#unsubscribe=${token}`,
    ]);
    expect(await where("/newsletterunsubscribe?token=%2F%23%0d%0a&lang=xx")).toEqual([
      303,
      "/newsletter#unsubscribe=%2F%23%0D%0A",
    ]);
    expect(await user()).toMatchObject({ wantsNewsletter: true });
  });

  test("takes the token in JSON too, as a page sends it", async () => {
    const { post, token, user } = await confirmed();
    expect(await told(await post("/newsletterunsubscribe", { token }))).toEqual([200, {}]);
    expect(await user()).toMatchObject({ wantsNewsletter: false });
  });

  test("tells nobody whether a token is somebody's, and wants one", async () => {
    const { post, token, user } = await confirmed();
    for (const wrong of ["x", `${token}x`, "1.".padEnd(45, "a")])
      expect(await told(await post("/newsletterunsubscribe", { token: wrong }))).toEqual([200, {}]);
    expect(await told(await post("/newsletterunsubscribe", {}))).toEqual([
      400,
      { errors: [{ msg: "Must be given", param: "token" }] },
    ]);
    for (const body of [{ token: 1 }, { token: "" }, { token: "x".repeat(201) }, ["x"]])
      expect((await post("/newsletterunsubscribe", body)).status).toBe(400);
    expect(await user()).toMatchObject({ wantsNewsletter: true });
  });

  test("is not opened by a link, which scanners of mail follow, nor by a page of another site", async () => {
    const { api, path, user } = await confirmed();
    expect((await api.request(path)).status).toBe(303);
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await api.request(path, { method: "POST", headers })).status).toBe(403);
    expect(await user()).toMatchObject({ wantsNewsletter: true });
  });
});
