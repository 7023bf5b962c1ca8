import { beforeEach, describe, expect, test, vi } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { pdf } from "#features/jobs/server/applications.test-support.ts";
import { applicationsOfJob } from "#features/jobs/server/applications-of-job.ts";
import { addJob } from "#features/jobs/server/small-jobs.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { solvedCaptcha, TEST_KEY } from "#platform/captcha/solved-captcha.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import { callerOf } from "./dashboard/callers.test-support.ts";

const database = testWorld(settleSmallWorld);
const { api, report } = testApi(database, { captchaKey: TEST_KEY, now: () => NOW });

const SENT = { name: "Mies", email: "mies@example.org", message: "Ik maak goede koffie." };

let jobId: number;
let owner: Member;
beforeEach(async () => {
  jobId = (
    await addJob(database, { shopId: await shopId(database, "mosa"), apply: { way: "inApp", to: null } })
  ).id;
  const member = await addMember(database);
  await grantRole(database, { accountId: member.accountId, role: "shopAdmin", item: "mosa" });
  const shopAdmin = [await shopId(database, "mosa")];
  owner = { ...member, permissions: { ...member.permissions, shopAdmin } };
});

const listed = () => applicationsOfJob(database, owner, { jobId });

type Part = string | Uint8Array<ArrayBuffer> | undefined;

function formOf(fields: Record<string, Part>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(name, value);
    else if (value) form.append(name, new File([value], "../my cv.pdf.exe", { type: "text/html" }));
  }
  return form;
}

async function post(body: BodyInit, headers: Record<string, string> = {}) {
  const answer = await api.request("/applyjob", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  expect(report).not.toHaveBeenCalled();
  const { status } = answer;
  return { status, body: (await answer.json()) as { errors?: { param: string }[]; goneAt?: string } };
}

/** Of somebody without an account, with a captcha of their own unless told otherwise. */
async function applied(change: Record<string, Part> = {}, headers: Record<string, string> = {}) {
  const captcha = JSON.stringify(await solvedCaptcha("applyJob"));
  return post(formOf({ jobId: String(jobId), ...SENT, captcha, ...change }), headers);
}

const paramsOf = ({ body: { errors = [] } }: { body: { errors?: { param: string }[] } }) =>
  errors.map(({ param }) => param);

describe("POST /api/applyjob", () => {
  test("takes what somebody without an account sends, with a PDF, and says until when it is kept; the employer is told", async () => {
    expect(await applied({ cv: pdf() })).toEqual({
      status: 200,
      body: { goneAt: "2027-02-19T13:15:00.000Z" },
    });
    expect(await listed()).toMatchObject([{ ...SENT, phone: null, hasCv: true }]);
    const answer = await api.request("/notifications", { headers: await signedIn(database, owner) });
    expect(await answer.json()).toMatchObject([
      { redirect: `/dashboard/coffeejobs/joboffer?id=${jobId}&tab=applications` },
    ]);
  });

  test("asks nobody with an account for a captcha, and keeps the last of what they send", async () => {
    const headers = await signedIn(database, await addMember(database));
    for (const message of ["One.", "Two."]) {
      const form = formOf({ jobId: String(jobId), ...SENT, message });
      expect(await post(form, headers)).toMatchObject({ status: 200 });
    }
    expect(await listed()).toMatchObject([{ message: "Two." }]);
  });

  test("takes a form in which no file was chosen, and a telephone in place of an address", async () => {
    const sent = await applied({ cv: new Uint8Array(0), email: "", phone: "(020) 123 45-67" });
    expect(sent.status).toBe(200);
    expect(await listed()).toMatchObject([{ email: null, phone: "(020) 123 45-67", hasCv: false }]);
  });

  test("says which field is wrong, and keeps nothing", async () => {
    const wrong: [Record<string, Part>, string[]][] = [
      [{ name: " " }, ["name"]],
      [{ name: "Mies\r\nBcc: all@example.org" }, ["name"]],
      [{ name: "x".repeat(101) }, ["name"]],
      [{ email: "mies" }, ["email"]],
      [{ email: "" }, ["email"]],
      [{ email: "", phone: "nobody" }, ["phone"]],
      [{ phone: "<script>" }, ["phone"]],
      [{ message: "" }, ["message"]],
      [{ message: "a\u0000b" }, ["message"]],
      [{ message: "x".repeat(4001) }, ["message"]],
      [{ fax: "020 1234567" }, ["fax"]],
      [{ cv: "no file" }, ["cv"]],
      [{ cv: Buffer.from("<script>alert(1)</script>") }, ["cv"]],
      [{ name: pdf() }, ["name"]],
      [{ isAdmin: "true" }, ["isAdmin"]],
      [{ captcha: undefined }, ["captcha"]],
      [{ captcha: "{" }, ["captcha"]],
      [{ captcha: JSON.stringify(await solvedCaptcha("contact")) }, ["captcha"]],
    ];
    for (const [change, params] of wrong) {
      const answer = await applied(change);
      expect([change, answer.status, paramsOf(answer)]).toEqual([change, 400, params]);
    }
    expect(await listed()).toEqual([]);
  });

  test("refuses a job that is not there, or that takes applications another way", async () => {
    const byMail = await addJob(database, { shopId: await shopId(database, "mosa") });
    expect(await applied({ jobId: "0" })).toMatchObject({ status: 404 });
    expect(await applied({ jobId: String(byMail.id) })).toMatchObject({
      status: 409,
      body: { errors: [{ msg: "Applications for this job go another way", param: "jobId" }] },
    });
  });

  test.each([5_000_001, 5_200_000, 11_000_000])("a CV of %i bytes is too large", async (byteCount) => {
    expect(await applied({ cv: pdf(byteCount) })).toEqual({
      status: 413,
      body: { errors: [{ msg: "Must be at most 5 MB", param: "cv" }] },
    });
    expect(await listed()).toEqual([]);
  });

  test("a form that is large without a file is thrown away before anything of it is read", async () => {
    expect(await applied({ message: "x".repeat(6_000_000) })).toMatchObject({ status: 413 });
  });

  test("more guests than two may be sending at once", async () => {
    const form = new Request("http://site.example", { method: "POST", body: formOf(SENT) });
    const type = { "content-type": form.headers.get("content-type") ?? "" };
    const bytes = new Uint8Array(await form.arrayBuffer());
    let arrivingCount = 0;
    const all = Promise.withResolvers<void>();
    const slowly = () =>
      new ReadableStream({
        async pull(controller) {
          arrivingCount += 1;
          await all.promise;
          controller.enqueue(bytes);
          controller.close();
        },
      });
    const answers = [1, 2, 3].map(() => post(slowly(), type));
    await vi.waitFor(() => expect(arrivingCount).toBe(3));
    all.resolve();
    // Without a job none of them is right.
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  test("one of five megabytes is not", async () => {
    expect(await applied({ cv: pdf(5_000_000) })).toMatchObject({ status: 200 });
  });

  test("counts once when it is sent twice with its key", async () => {
    const form = { jobId: String(jobId), ...SENT, captcha: JSON.stringify(await solvedCaptcha("applyJob")) };
    const key = { "idempotency-key": "sent-twice" };
    const [one, two] = [await post(formOf(form), key), await post(formOf(form), key)];
    expect([one.status, two]).toEqual([200, one]);
    expect(await listed()).toHaveLength(1);
  });

  test("takes a form and nothing else, of few parts", async () => {
    const json = await api.request("/applyjob", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", "content-length": "2" },
    });
    expect(json.status).toBe(415);
    const form = formOf(SENT);
    for (let count = 0; count < 20; count += 1) form.append("name", "Mies");
    expect(await post(form)).toMatchObject({ status: 400, body: { errors: [{ param: "request" }] } });
    const noForm = { "content-type": "multipart/form-data; boundary=x" };
    expect((await post("no form", noForm)).status).toBe(400);
  });
});

describe("/api/dashboard/applications", () => {
  const call = (of: string) => callerOf(database, "applications", { role: "shopAdmin", of });

  test("lists them for whoever speaks for the employer, gives their CV as a file to save, and erases them", async () => {
    const cv = pdf();
    await applied({ cv });
    const mine = await call("mosa");
    const { status, body } = await mine("GET", `?job=${jobId}`);
    expect([status, body]).toMatchObject([200, { items: [{ ...SENT, hasCv: true }], total: 1, page: 1 }]);
    const [{ _id: id } = { _id: "" }] = (body as { items: { _id: string }[] }).items;
    const file = await api.request(`/dashboard/applications?cv=${id}`, {
      headers: await signedIn(database, owner),
    });
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="application-${id}.pdf"`,
      "cache-control": "private, no-store",
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(cv);
    expect((await mine("DELETE", "", { _id: id })).status).toBe(200);
    expect((await mine("DELETE", "", { _id: id })).status).toBe(404);
    expect(await mine("GET", `?cv=${id}`)).toMatchObject({ status: 404 });
    expect(await mine("GET", `?job=${jobId}`)).toMatchObject({ body: { items: [] } });
  });

  test("shows nothing of them to whoever speaks for another shop, nor to moderators, and says what is missing", async () => {
    await applied({ cv: pdf() });
    const [{ _id: id } = { _id: "" }] = (await listed()) ?? [];
    const other = await call("andersom");
    expect(await other("GET", `?job=${jobId}`)).toMatchObject({ status: 404 });
    expect(await other("GET", `?cv=${id}`)).toMatchObject({ status: 404 });
    expect(await other("DELETE", "", { _id: id })).toMatchObject({ status: 404 });
    expect(await other("GET", "")).toMatchObject({ status: 400, body: { errors: [{ param: "job" }] } });
    const moderator = await callerOf(database, "applications", { role: "mod" });
    expect(await moderator("GET", `?cv=${id}`)).toMatchObject({ status: 403 });
    expect(await listed()).toHaveLength(1);
  });
});
