import { describe, expect, test } from "vitest";
import { QUESTION } from "#features/support/question.test-support.ts";
import { solvedCaptcha, TEST_KEY } from "#platform/captcha/solved-captcha.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();
const kept = statement("test-kept-tickets", (db) =>
  db.selectFrom("ticket").select(["kind", "name", "about", "shop_name as shopName", "website", "message"]),
);

const { kind: _, ...question } = QUESTION;
const shop = {
  shopName: "De Reiger",
  cityName: "Edam",
  role: "owner",
  proof: "domain",
  website: "https://reiger.example",
  name: "Mies",
  email: "mies@example.org",
  locale: "cz",
};

async function post(call: string, body: object) {
  const { post: send, report } = testApi(database, { captchaKey: TEST_KEY });
  const answer = await send(`/${call}`, body);
  expect(report).not.toHaveBeenCalled();
  return {
    status: answer.status,
    body: (await answer.json()) as { _id?: string; errors?: { param: string }[] },
  };
}

const paramsOf = ({ errors = [] }: { errors?: { param: string }[] }) => errors.map(({ param }) => param);

describe("POST /api/contact", () => {
  test("keeps a message and answers with its number", async () => {
    const { status, body } = await post("contact", { ...question, captcha: await solvedCaptcha("contact") });
    expect([status, body]).toEqual([200, { _id: expect.stringMatching(/^\d+$/) }]);
    expect(await kept.all(database)).toMatchObject([
      { kind: "contact", name: "Mies", about: question.about },
    ]);
  });

  test("keeps its answer together with the message: a process that dies afterwards leaves nothing to guess", async () => {
    const dying: Database = {
      // What comes after the transaction is never done.
      execute: (asked) =>
        asked.name === "keep-idempotent-answer"
          ? Promise.reject(new Error("killed"))
          : database.execute(asked),
      transaction: (work) => database.transaction(work),
    };
    const body = { ...question, captcha: await solvedCaptcha("contact") };
    const headers = { "idempotency-key": "dies-afterwards" };
    const first = await testApi(dying, { captchaKey: TEST_KEY }).post("/contact", body, headers);
    const again = await testApi(database, { captchaKey: TEST_KEY }).post("/contact", body, headers);
    expect([first.status, again.status, again.headers.get("idempotency-replayed")]).toEqual([
      200,
      200,
      "true",
    ]);
    expect(await again.json()).toEqual(await first.json());
    expect(await kept.all(database)).toHaveLength(1);
  });

  test("a captcha is given out for one form, also with a key that the site made for itself", async () => {
    const { get } = testApi(database);
    const answer = await get("/captcha?action=contact");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const { parameters, signature } = (await answer.json()) as {
      parameters: { data: object };
      signature: string;
    };
    expect(parameters.data).toMatchObject({ action: "contact" });
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    expect((await get("/captcha?action=everything")).status).toBe(400);
  });

  test("says which field is wrong, and keeps nothing", async () => {
    const captcha = await solvedCaptcha("contact");
    const wrong: [object, string[]][] = [
      [{ name: " " }, ["name"]],
      [{ name: "Mies\r\nBcc: all@example.org" }, ["name"]],
      [{ name: "a\u0000b" }, ["name"]],
      [{ name: "x".repeat(101) }, ["name"]],
      [{ email: "mies@example.org\r\nBcc: all@example.org" }, ["email"]],
      [{ email: "mies@example.org\n" }, ["email"]],
      [{ email: "mies@example.org,all@example.org" }, ["email"]],
      [{ email: "mies" }, ["email"]],
      [{ message: "" }, ["message"]],
      [{ message: "a\u0000b" }, ["message"]],
      [{ message: "x".repeat(4001) }, ["message"]],
      [{ subject: "everything" }, ["subject"]],
      [{ about: "//evil.example" }, ["about"]],
      [{ about: "javascript:alert(1)" }, ["about"]],
      [{ locale: "tlh" }, ["locale"]],
      [{ fax: "020 1234567" }, ["fax"]],
      [{ captcha: undefined }, ["captcha"]],
      [{ name: ["Mies"], email: 3 }, ["name", "email"]],
    ];
    for (const [change, params] of wrong) {
      const { status, body } = await post("contact", { ...question, captcha, ...change });
      expect([change, status, paramsOf(body)]).toEqual([change, 400, params]);
    }
    expect(await kept.all(database)).toEqual([]);
  });

  test("a captcha counts once, for its own form only, and neither too early nor too late", async () => {
    const captcha = await solvedCaptcha("contact");
    expect((await post("contact", { ...question, captcha })).status).toBe(200);
    const refused = [
      captcha,
      await solvedCaptcha("getListed"),
      await solvedCaptcha("contact", { secondsAgo: -60 }),
      await solvedCaptcha("contact", { secondsAgo: 700 }),
      await solvedCaptcha("contact", { key: "another key" }),
    ];
    for (const one of refused) {
      const { status, body } = await post("contact", { ...question, captcha: one });
      expect([status, paramsOf(body)]).toEqual([400, ["captcha"]]);
    }
    expect(await kept.all(database)).toHaveLength(1);
  });

  test("a message keeps its lines, and a whole address becomes a path of this site", async () => {
    await post("contact", {
      ...question,
      message: " one\r\ntwo\t“✓”\n",
      about: "https://de.example.org/coffeeshop/x?utm=1",
      captcha: await solvedCaptcha("contact"),
    });
    expect(await kept.all(database)).toMatchObject([{ message: "one\ntwo\t“✓”", about: "/coffeeshop/x" }]);
  });

  test("as many characters as the table keeps are taken, of whatever kind", async () => {
    const [name, message] = ["\u{1F600}".repeat(100), "\u{1F600}".repeat(4000)];
    const captcha = await solvedCaptcha("contact");
    expect((await post("contact", { ...question, name, message, captcha })).status).toBe(200);
    expect(await kept.all(database)).toMatchObject([{ name, message }]);
  });

  test("a form of another site cannot post here", async () => {
    const body = { ...question, captcha: await solvedCaptcha("contact") };
    const { post: send } = testApi(database, { captchaKey: TEST_KEY });
    const answer = await send("/contact", body, { "content-type": "text/plain" });
    const errors = [{ msg: "Must be application/json", param: "content-type" }];
    expect([answer.status, await answer.json()]).toEqual([415, { errors }]);
    expect(await kept.all(database)).toEqual([]);
  });

  test("what is sent with no body at all misses its fields, and no type", async () => {
    const answer = await testApi(database, { captchaKey: TEST_KEY }).api.request("/contact", {
      method: "POST",
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ msg: "Must be given", param: "name" }, {}, {}, {}, {}, {}],
    });
  });

  test.each(["/contact", "/getlisted"])(
    "%s takes JSON with its letters named, and nothing like it",
    async (path) => {
      const statusOf = async (type: string) => {
        const headers = { "content-type": type, "content-length": "2" };
        const asked = { method: "POST", body: "{}", headers };
        return (await testApi(database, { captchaKey: TEST_KEY }).api.request(path, asked)).status;
      };
      expect(await statusOf("application/json; charset=utf-8")).toBe(400);
      expect(await statusOf("Application/JSON")).toBe(400);
      for (const type of ["", "text/plain", "multipart/form-data; boundary=x", "application/problem+json"]) {
        expect([type, await statusOf(type)]).toEqual([type, 415]);
      }
    },
  );
});

describe("POST /api/getlisted", () => {
  test("keeps a shop that wants to be listed", async () => {
    const { status } = await post("getlisted", { ...shop, captcha: await solvedCaptcha("getListed") });
    expect(status).toBe(200);
    expect(await kept.all(database)).toMatchObject([
      { kind: "getListed", shopName: "De Reiger", website: "https://reiger.example", message: "" },
    ]);
  });

  test("a domain as proof needs the website, and a page must be that of a shop", async () => {
    const captcha = await solvedCaptcha("getListed");
    const wrong: [object, string[]][] = [
      [{ website: "" }, ["website"]],
      [{ website: "javascript:alert(1)" }, ["website"]],
      [{ shopPage: "/coffeeshops" }, ["shopPage"]],
      [{ shopPage: "/coffeeshop/nobody" }, ["shopPage"]],
      [{ role: "king", proof: "word of honour" }, ["role", "proof"]],
    ];
    for (const [change, params] of wrong) {
      const { status, body } = await post("getlisted", { ...shop, captcha, ...change });
      expect([change, status, paramsOf(body)]).toEqual([change, 400, params]);
    }
    expect(await kept.all(database)).toEqual([]);
    expect((await post("getlisted", { ...shop, captcha, proof: "phone", website: "" })).status).toBe(200);
  });
});
