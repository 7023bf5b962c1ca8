import { beforeEach, describe, expect, test } from "vitest";
import { addBrand, dealIn, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerWith, type DealAnswer, logOfDeals } from "./deals.test-support.ts";

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
});

let papers: number;

beforeEach(async () => {
  papers = await addBrand(database);
});

const brandAdmin = () => callerWith(database, "brandAdmin", "vloeipapier-zonen");
const admin = () => callerWith(database, "admin");

describe("a save", () => {
  test("changes the fields it names and leaves what stood before, who did it, and an entry in the log", async () => {
    const { id } = await dealIn(database, "draft", paperDeal(papers));
    const call = await brandAdmin();
    const { rev } = (await call("GET", `?id=${id}`)).body as DealAnswer;
    const saved = await call("PATCH", "", {
      _id: String(id),
      rev,
      changes: { title: { nl: "Derde pakje gratis", source: "nl" }, nowCents: 200 },
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { title: { nl: "Derde pakje gratis" }, nowCents: 200, wasCents: 300 },
    });
    expect((saved.body as DealAnswer).rev).not.toBe(rev);
    expect(await logOfDeals.all(database)).toEqual([
      { action: "edit", role: "brandAdmin", details: { fields: ["title", "nowCents"] } },
    ]);
  });

  test("that moves it to another state says in the log from which to which", async () => {
    const { id } = await dealIn(database, "draft", paperDeal(papers));
    const call = await brandAdmin();
    const { rev } = (await call("GET", `?id=${id}`)).body as DealAnswer;
    const sent = await call("PATCH", "", { _id: String(id), rev, changes: { step: "submit" } });
    expect(sent.status).toBe(200);
    expect(await logOfDeals.all(database)).toMatchObject([
      { action: "edit", details: { fields: [], from: "draft", to: "pending" } },
    ]);
  });

  test("of something that was saved in between is refused with how it stands now", async () => {
    const { id } = await dealIn(database, "draft", paperDeal(papers));
    const [mine, theirs] = [await brandAdmin(), await admin()];
    const { rev } = (await mine("GET", `?id=${id}`)).body as DealAnswer;
    await theirs("PATCH", "", { _id: String(id), rev, changes: { code: "THEIRS" } });
    expect(await mine("PATCH", "", { _id: String(id), rev, changes: { code: "MINE" } })).toMatchObject({
      status: 409,
      body: {
        errors: [{ msg: "Was changed in between", param: "rev" }],
        current: { _id: String(id), code: "THEIRS" },
      },
    });
    expect(await mine("DELETE", "", { _id: String(id), rev })).toMatchObject({ status: 409 });
    expect(await mine("PATCH", "", { _id: String(id), changes: {} })).toMatchObject({
      status: 400,
      body: { errors: [{ param: "rev" }] },
    });
  });

  test("of what changes nothing leaves no trace", async () => {
    const { id } = await dealIn(database, "draft", paperDeal(papers));
    const call = await brandAdmin();
    const { rev } = (await call("GET", `?id=${id}`)).body as DealAnswer;
    expect(await call("PATCH", "", { _id: String(id), rev, changes: { nowCents: 225 } })).toMatchObject({
      status: 200,
      body: { rev },
    });
    expect(await logOfDeals.all(database)).toEqual([]);
  });

  test("of what an admin approved is the admin's alone, and the brand can move it", async () => {
    const { id } = await dealIn(database, "live", paperDeal(papers));
    const call = await brandAdmin();
    const { rev } = (await call("GET", `?id=${id}`)).body as DealAnswer;
    expect(await call("PATCH", "", { _id: String(id), rev, changes: { nowCents: 1 } })).toMatchObject({
      status: 409,
      body: { errors: [{ msg: "Is approved as it stands", param: "state" }] },
    });
    expect(await call("DELETE", "", { _id: String(id), rev })).toMatchObject({ status: 409 });
    expect(await call("PATCH", "", { _id: String(id), rev, changes: { step: "pause" } })).toMatchObject({
      status: 200,
      body: { state: "paused" },
    });
  });

  test("approves only by an admin, and a refusal says why", async () => {
    const { id } = await dealIn(database, "pending", paperDeal(papers));
    const [mine, theirs] = [await brandAdmin(), await admin()];
    const { rev } = (await mine("GET", `?id=${id}`)).body as DealAnswer;
    const step = (changes: object) => ({ _id: String(id), rev, changes });
    expect(await mine("PATCH", "", step({ step: "approve" }))).toMatchObject({ status: 403 });
    expect(await theirs("PATCH", "", step({ step: "reject" }))).toMatchObject({
      status: 400,
      body: { errors: [{ param: "reason" }] },
    });
    const reason = "The price before is not the one on the shelf.";
    expect(await theirs("PATCH", "", step({ step: "reject", reason }))).toMatchObject({
      status: 200,
      body: { state: "rejected", rejectedReason: reason },
    });
  });

  test("of several answers each by itself", async () => {
    const one = await dealIn(database, "live", paperDeal(papers));
    const other = await dealIn(database, "draft", paperDeal(papers));
    const call = await brandAdmin();
    const revOf = async (id: number) => ((await call("GET", `?id=${id}`)).body as DealAnswer).rev;
    const items = [
      { _id: String(one.id), rev: await revOf(one.id), changes: { step: "pause" } },
      { _id: String(other.id), rev: await revOf(other.id), changes: { step: "pause" } },
      { _id: "999999", rev: "x", changes: { step: "pause" } },
    ];
    expect(await call("PATCH", "", { items })).toEqual({
      status: 200,
      body: {
        items: [
          { _id: String(one.id), rev: expect.any(String) },
          { _id: String(other.id), errors: [{ msg: "Not possible in this state", param: "step" }] },
          { _id: "999999", errors: [{ msg: "Not found", param: "_id" }] },
        ],
      },
    });
  });

  test("removes what nobody has seen", async () => {
    const { id } = await dealIn(database, "draft", paperDeal(papers));
    const call = await brandAdmin();
    const { rev } = (await call("GET", `?id=${id}`)).body as DealAnswer;
    expect(await call("DELETE", "", { _id: String(id), rev })).toEqual({ status: 200, body: {} });
    expect(await call("GET", `?id=${id}`)).toMatchObject({ status: 404 });
  });
});
