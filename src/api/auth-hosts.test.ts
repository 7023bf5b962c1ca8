import { expect, test } from "vitest";
import { hashOfSecret } from "#features/accounts/server/secret.ts";
import { testDatabase } from "#tests/support/database.ts";
import { ORIGIN, redeem, signInWorld, whereTo } from "./auth.test-support.ts";

// With a host of its own for a language.

const database = testDatabase();
const polish = "https://kawa.example";
const cookieOf = (answer: Response) => ({ cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? "" });

test("the code counts for the browser’s cookie of that host, which the other one never sees", async () => {
  const { at } = signInWorld(database, { polish });
  const there = await at(`${polish}/google?locale=pl&path=/deals`);
  const onTheWay = new URL(there.headers.get("location") ?? "");
  expect(onTheWay.origin).toBe(ORIGIN);
  const mine = cookieOf(there);
  const secret = mine.cookie.split("=")[1] ?? "";
  expect(onTheWay.searchParams.get("browser")).toBe(hashOfSecret(secret).toString("base64url"));
  expect(onTheWay.href).not.toContain(secret);

  const here = await at(onTheWay.href);
  const state = new URL(here.headers.get("location") ?? "").searchParams.get("state");
  const back = await at(`${ORIGIN}/google/callback?state=${state}&as=sam`, cookieOf(here));
  expect(back.headers.get("location")).toMatch(/^https:\/\/kawa\.example\/login#code=/);
  expect(await redeem(database, back, mine)).toMatchObject({ path: "/deals" });
});

test("the cookie of the host that the provider knows makes it worth nothing", async () => {
  const { at } = signInWorld(database, { polish });
  const there = await at(`${polish}/google?locale=pl`);
  const here = await at(there.headers.get("location") ?? "");
  const state = new URL(here.headers.get("location") ?? "").searchParams.get("state");
  const back = await at(`${ORIGIN}/google/callback?state=${state}`, cookieOf(here));
  await expect(redeem(database, back, cookieOf(here))).rejects.toMatchObject({ kind: "invalid" });
});

test.each(["", "&browser=x", "&browser="])(
  "whoever begins elsewhere is led there first, with %j too",
  async (told) => {
    const { at } = signInWorld(database, { polish });
    const answer = await at(`${ORIGIN}/google?locale=pl&path=%2Fdeals${told}`);
    expect([...whereTo(answer), answer.headers.get("set-cookie")]).toEqual([
      302,
      `${polish}/google?locale=pl&path=%2Fdeals`,
      null,
    ]);
  },
);

test("a hash that somebody wrote into a link there is replaced by that of the browser", async () => {
  const { at } = signInWorld(database, { polish });
  const theirs = hashOfSecret("theirs").toString("base64url");
  const answer = await at(`${polish}/google?locale=pl&browser=${theirs}`);
  expect(new URL(answer.headers.get("location") ?? "").searchParams.getAll("browser")).not.toContain(theirs);
});
