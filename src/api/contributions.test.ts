import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { startSession } from "#features/accounts/server/sessions.ts";
import { productIn, shopIn } from "#features/contributions/server/contributors.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testWorld(settleSmallCatalogue);
const pictures = testPictures();
let tools: Awaited<ReturnType<typeof pictures>>;
beforeEach(async () => void (tools = await pictures()));

async function caller(headers: Record<string, string>) {
  const { api, post, get, report } = testApi(database, { pictures: tools });
  const answerOf = async (answer: Response) => {
    expect(report).not.toHaveBeenCalled();
    return [answer.status, await answer.json()] as const;
  };
  return {
    post: async (call: string, body: unknown, more = {}) =>
      answerOf(await post(`/${call}`, body, { ...headers, ...more })),
    get: async (path: string) => answerOf(await get(path, headers)),
    upload: async (call: string, body: FormData) =>
      answerOf(await api.request(`/${call}`, { method: "POST", headers, body })),
  };
}

const as = async (member: Member) => caller(await signedIn(database, member));

async function asAda() {
  const { accountId } = await addMember(database, { name: "Ada" });
  await grantRole(database, { accountId, role: "admin", item: null });
  return caller({
    authorization: `Bearer ${await startSession(database, { accountId, device: "Test", isFromProvider: true })}`,
  });
}

const idOf = async (slug: string) => String((await shopIn(database, slug)).id);

test("what somebody suggests is a list of one with two queues, until an admin has decided", async () => {
  const sam = await as(await addMember(database, { name: "Sam" }));
  const ada = await asAda();
  expect(await ada.get("/userchanges")).toEqual([200, [{ menuEdits: [], adminEdits: [] }]]);
  const targetId = await idOf("zeelucht");
  const changes = { openingHours: "Mo-Su 10:00-23:00" };
  const [status, { changes: suggested }] = await sam.post("suggestchange", {
    targetType: "shop",
    targetId,
    changes,
  });
  expect([status, suggested]).toEqual([200, [{ _id: expect.any(String), state: "pending" }]]);
  const [{ _id: changeId }] = suggested as [{ _id: string }];
  const location = { latitude: 51.98, longitude: 4.14 };
  expect(await ada.post("approvechange", { changeId, approve: true, location })).toEqual([
    400,
    { errors: [{ msg: "Must be of a shop that is missing", param: "location" }] },
  ]);
  expect(await ada.get("/userchanges")).toMatchObject([200, [{ menuEdits: [{ _id: changeId }] }]]);
  expect(await ada.post("approvechange", { changeId, approve: true })).toEqual([200, {}]);
  expect(await ada.post("approvechange", { changeId, approve: false })).toEqual([
    409,
    { errors: [{ msg: "Was decided already", param: "changeId", values: { name: "Ada" } }] },
  ]);
  expect(await shopIn(database, "zeelucht")).toMatchObject({ hours: "Mo-Su 10:00-23:00" });
  expect(await sam.get("/notifications")).toMatchObject([
    200,
    [
      {
        type: "changeDecided",
        outcome: "approved",
        shop: { url: "zeelucht" },
        redirect: "/coffeeshop/zeelucht#hours",
      },
    ],
  ]);
});

test("a shop that is missing has no targetId, waits, and is told with the link to its page once it was taken", async () => {
  const sam = await as(await addMember(database));
  const ada = await asAda();
  const door = { name: "De Vuurtoren", kind: "coffeeshop", street: "Strandweg", houseNumber: "12" };
  const body = { targetType: "shop", changes: { ...door, city: "hoek-van-holland" }, text: "On the corner." };
  const key = { "idempotency-key": "vuurtoren" };
  const [status, { changes }] = await sam.post("suggestchange", body, key);
  expect([status, changes]).toEqual([200, [{ _id: expect.any(String), state: "pending" }]]);
  expect(await sam.post("suggestchange", body, key)).toEqual([200, { changes }]);
  expect(await sam.post("suggestchange", body)).toEqual([
    409,
    { errors: [{ msg: "You told us of it already", param: "changes.name" }] },
  ]);
  expect(await ada.get("/userchanges")).toMatchObject([
    200,
    [{ menuEdits: [{ type: "newShop", shop: null, text: "On the corner." }] }],
  ]);
  const [{ _id: changeId }] = changes as [{ _id: string }];
  const taken = { changeId, approve: true };
  for (const [location, msg] of [
    [{ latitude: 48.85, longitude: 2.35 }, "Must lie in the Netherlands"],
    [{ latitude: 52.37, longitude: 4.89 }, "Must be within 15 kilometres of the city"],
  ] as const)
    expect(await ada.post("approvechange", { ...taken, location })).toEqual([
      400,
      { errors: [{ msg, param: "location" }] },
    ]);
  const location = { latitude: 51.98, longitude: 4.14 };
  expect(await ada.post("approvechange", { ...taken, location })).toEqual([200, {}]);
  expect(await sam.get("/notifications")).toMatchObject([
    200,
    [{ type: "changeDecided", outcome: "approved", redirect: "/coffeeshop/de-vuurtoren" }],
  ]);
  expect(await sam.post("suggestchange", body)).toEqual([
    409,
    {
      errors: [
        {
          msg: "Is listed already",
          param: "changes.name",
          values: { name: "De Vuurtoren", url: "de-vuurtoren" },
        },
      ],
    },
  ]);
});

test.each([
  [{ changes: { name: "x" } }, "changes.name"],
  [{ changes: {} }, "changes.kind"],
  [{ targetId: null, changes: {} }, "targetId"],
  [{ targetId: "zeelucht", changes: { wifi: "yes" } }, "targetId"],
])("what is no shop is refused with the field: %j", async (more, param) => {
  const sam = await as(await addMember(database));
  const [status, { errors }] = await sam.post("suggestchange", { targetType: "shop", ...more });
  expect([400, 404]).toContain(status);
  expect((errors as { param: string }[]).map((error) => error.param)).toContain(param);
});

test("what somebody says of a product waits in the queue, and the product says whose word it is", async () => {
  const sam = await as(await addMember(database));
  const targetId = String(await productIn(database, "red-sand"));
  const say = (changes: object) => sam.post("suggestchange", { targetType: "product", targetId, changes });
  for (const [changes, param] of [
    [{ effects: ["happy"] }, "changes.effects"],
    [{ thcPermille: 21.5 }, "changes.thcPermille"],
    [{ thcPermille: 700, cbdPermille: 400 }, "changes.thcPermille"],
    [{ colour: "red" }, "changes.colour"],
    [{ name: "Red Sand" }, "changes"],
  ] as const)
    expect(await say(changes)).toMatchObject([
      400,
      { errors: expect.arrayContaining([expect.objectContaining({ param })]) },
    ]);
  const [status, { changes }] = await say({ thcPermille: 305, name: "Rood Zand" });
  expect([status, changes]).toEqual([200, [{ _id: expect.any(String), state: "pending" }]]);
  const ada = await asAda();
  expect(await ada.get("/userchanges")).toMatchObject([
    200,
    [{ menuEdits: [{ type: "product", productId: targetId, product: { url: "red-sand", type: "hash" } }] }],
  ]);
  const decision = { changeId: changes[0]["_id"], approve: true, fields: ["thcPermille"] };
  expect(await ada.post("approvechange", decision)).toEqual([200, {}]);
  expect(await sam.get("/getproduct?url=red-sand")).toMatchObject([
    200,
    { name: "Red Sand", thcPermille: 305, corrections: [{ fact: "potency", source: "visitor" }] },
  ]);
});

test("a line of a menu is joined to its product by productId", async () => {
  const sam = await as(await addMember(database));
  const targetId = await idOf("zeelucht");
  const lines = [{ rawName: "Ochtend", ladder: [{ unit: "gram", quantity: 1, cents: 1100 }] }];
  const [, { changes }] = await sam.post("suggestchange", {
    targetType: "menu",
    targetId,
    changes: { lines },
  });
  const productId = String(await productIn(database, "morning-fog"));
  const ada = await asAda();
  expect(await ada.post("approvechange", { changeId: changes[0]["_id"], approve: true, productId })).toEqual([
    200,
    {},
  ]);
});

test("a repeated call with its key has no second effect", async () => {
  const sam = await as(await addMember(database));
  const body = { targetType: "shop", targetId: await idOf("zeelucht"), changes: { wifi: "yes" } };
  const key = { "idempotency-key": "once" };
  expect(await sam.post("suggestchange", body, key)).toEqual(await sam.post("suggestchange", body, key));
  const [, [{ menuEdits }]] = await (await asAda()).get("/userchanges");
  expect(menuEdits).toHaveLength(1);
});

test("a tap is counted, known, or waits", async () => {
  const sam = await as(await addMember(database));
  const tap = async (fact: string, holds: boolean) =>
    sam.post("confirmfact", { targetType: "shop", targetId: await idOf("andersom"), fact, holds });
  expect(await tap("listing", true)).toEqual([200, { outcome: "counted" }]);
  expect(await tap("listing", true)).toEqual([200, { outcome: "known" }]);
  expect(await tap("wifi", true)).toEqual([200, { outcome: "waiting" }]);
  expect(await tap("hours", true)).toEqual([404, { errors: [{ msg: "Not found", param: "fact" }] }]);
  expect(await tap("price", true)).toMatchObject([400, { errors: [{ param: "fact" }] }]);
});

test("a picture of a menu goes to the admins and comes back as data", async () => {
  const sam = await as(await addMember(database));
  const ada = await asAda();
  const form = new FormData();
  const bytes = await sharp({ create: { width: 30, height: 40, channels: 3, background: "#fed" } })
    .jpeg()
    .toBuffer();
  form.set("image", new File([new Uint8Array(bytes)], "a.jpg", { type: "image/jpeg" }));
  form.set("shopId", await idOf("zeelucht"));
  const [status, { imageId }] = await sam.upload("addmenuimage", form);
  expect(status).toBe(200);
  expect(await ada.get("/menuimages")).toMatchObject([200, [{ _id: imageId, fileName: "menu-a.jpg" }]]);
  expect(await ada.get(`/menuimage?imageId=${imageId}`)).toMatchObject([
    200,
    { image: expect.stringMatching(/^data:image\/jpeg;base64,/) },
  ]);
  expect(await sam.get(`/menuimage?imageId=${imageId}`)).toMatchObject([403, {}]);
  expect(await ada.post("menuimages", { imageId, allow: true })).toEqual([200, {}]);
  expect(await ada.post("menuimages", { imageId, allow: false })).toMatchObject([409, {}]);
});

test("what one suggested is taken back by oneself alone", async () => {
  const sam = await as(await addMember(database));
  const body = { targetType: "shop", targetId: await idOf("zeelucht"), changes: { wifi: "yes" } };
  const [, { changes }] = await sam.post("suggestchange", body);
  const [{ _id: changeId }] = changes as [{ _id: string }];
  const noor = await as(await addMember(database));
  expect(await noor.post("withdrawchange", { changeId })).toMatchObject([404, {}]);
  expect(await sam.post("withdrawchange", { changeId })).toEqual([200, {}]);
  expect(await sam.post("withdrawchange", { imageId: "987654" })).toMatchObject([404, {}]);
  for (const body of [{}, { changeId, imageId: "987654" }])
    expect(await sam.post("withdrawchange", body)).toMatchObject([400, { errors: [{ param: "changeId" }] }]);
});
