import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { makeAdmin } from "#features/accounts/server/account-rows.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import {
  animated,
  photo,
  photoWithPlace,
  pixelBomb,
  polyglot,
  seenThrough,
  SVG,
} from "#platform/images/sent-pictures.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();
const pictures = testPictures();

interface Sent {
  image?: Uint8Array | string;
  imgPath?: string;
  userId?: string;
}

function formOf({ image, ...fields }: Sent, type = "image/jpeg"): FormData {
  const form = new FormData();
  if (typeof image === "string") form.set("image", image);
  else if (image) form.set("image", new File([image as Uint8Array<ArrayBuffer>], "me.jpg", { type }));
  for (const [name, value] of Object.entries(fields)) form.set(name, value as string);
  return form;
}

async function samOn() {
  const tools = await pictures();
  const { api, report } = testApi(database, { pictures: tools });
  const sam = await addMember(database);
  const headersOf = (member: Member) => signedIn(database, member);
  const headers = await headersOf(sam);
  const send = (body: BodyInit | undefined, more: Record<string, string> = {}) =>
    api.request("/editprofilepic", { method: "POST", body: body ?? null, headers: { ...headers, ...more } });
  const thumbnail = async () => {
    const answer = await api.request("/profile", { method: "POST", headers });
    return ((await answer.json()) as { user: { thumbnail: string } }).user.thumbnail;
  };
  return { api, report, tools, sam, send, headers, headersOf, thumbnail };
}

const told = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { errors: unknown[] }).errors[0],
];

test("a picture becomes the portrait", async () => {
  const { send, thumbnail } = await samOn();
  const answer = await send(formOf({ image: await photo() }));
  const body = (await answer.json()) as { thumbnail: string };
  expect([answer.status, body.thumbnail]).toEqual([
    200,
    expect.stringMatching(/^\/img\/[0-9a-f]{32}\?w=192&h=192$/),
  ]);
  expect(await thumbnail()).toBe(body.thumbnail);
});

test.each([1, 2, 3, 4, 5])("so does the drawn one with number %i", async (number) => {
  const { send, thumbnail } = await samOn();
  const answer = await send(formOf({ imgPath: `default-profilepic-${number}.jpg` }));
  expect(await answer.json()).toEqual({ thumbnail: `/default-profilepic-${number}.jpg` });
  expect(await thumbnail()).toBe(`/default-profilepic-${number}.jpg`);
});

test.each([
  "default-profilepic-0.jpg",
  "default-profilepic-6.jpg",
  "default-profilepic-1.png",
  "/default-profilepic-1.jpg",
  "../default-profilepic-1.jpg",
  "default-profilepic-1.jpg\u0000",
  "http://169.254.169.254/",
  "constructor",
  "",
])("the path %j is no drawn one", async (imgPath) => {
  const { send, thumbnail } = await samOn();
  expect(await told(await send(formOf({ imgPath })))).toEqual([
    400,
    expect.objectContaining({ param: "imgPath" }),
  ]);
  expect(await thumbnail()).toBe("/default-profilepic-1.jpg");
});

describe("hostile pictures", () => {
  test.each([
    ["an SVG", async () => SVG, 400],
    ["text", async () => Buffer.from("<script>alert(1)</script>"), 400],
    ["nothing", async () => new Uint8Array(), 400],
    ["a moving GIF", () => animated("gif"), 400],
    ["a JPEG that ends early", async () => (await photo()).subarray(0, 2000), 400],
    ["400 million pixels in a few bytes", async () => pixelBomb(20_000, 20_000), 400],
    ["a JPEG with a program in it", polyglot, 200],
    ["a photo that tells a place", photoWithPlace, 200],
    ["a picture that can be seen through", seenThrough, 200],
    ["a moving WebP", () => animated("webp"), 200],
  ] as const)("%s is answered as it should, and leaves no byte of its own", async (_, make, status) => {
    const { send, tools, report } = await samOn();
    const answer = await send(formOf({ image: await make() }, "image/png"));
    expect(answer.status).toBe(status);
    expect(report).not.toHaveBeenCalled();
    expect(await tools.namesOfFiles()).toEqual(status === 200 ? ["original.jpg"] : []);
  });
});

describe("size", () => {
  const big = (byteCount: number) => formOf({ image: Buffer.alloc(byteCount, 0xff) });
  const TOO_LARGE = [413, { msg: "Image too large", param: "image" }];

  test.each([10_000_001, 10_500_000, 11_900_000, 13_000_000])(
    "a picture of %i bytes is too large",
    async (byteCount) => {
      const { send, tools } = await samOn();
      expect(await told(await send(big(byteCount)))).toEqual(TOO_LARGE);
      expect(await tools.namesOfFiles()).toEqual([]);
    },
  );

  test("one of 10 MB is looked at", async () => {
    const { send } = await samOn();
    expect(await told(await send(big(10_000_000)))).toEqual([
      400,
      expect.objectContaining({ param: "image" }),
    ]);
  });

  test("whoever says nothing of a length, and sends on and on, is read on to 12 MB and no further", async () => {
    const { api, headers } = await samOn();
    let sentBytes = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sentBytes += 100_000;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const answer = await api.request("/editprofilepic", {
      method: "POST",
      body: endless,
      duplex: "half",
      headers: { ...headers, "content-type": "multipart/form-data; boundary=x" },
    } as RequestInit);
    expect(await told(answer)).toEqual(TOO_LARGE);
    expect(sentBytes).toBeLessThan(13_000_000);
  });

  test("a third upload of one person is asked to come again, and those that hang make room when they end", async () => {
    const { api, headersOf, headers, send, report } = await samOn();
    const noor = await headersOf(await addMember(database));
    const ends: (() => void)[] = [];
    const hanging = Array.from({ length: 2 }, () => {
      const body = new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) });
      const type = { "content-type": "multipart/form-data; boundary=x" };
      return api.request("/editprofilepic", {
        method: "POST",
        body,
        duplex: "half",
        headers: { ...headers, ...type },
      } as RequestInit);
    });
    await vi.waitFor(async () => {
      const busy = await send(formOf({ imgPath: "default-profilepic-2.jpg" }));
      expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "2"]);
    }, 20_000);
    // Who sends slowly takes the place of nobody else.
    const body = formOf({ imgPath: "default-profilepic-2.jpg" });
    const others = await api.request("/editprofilepic", { method: "POST", body, headers: noor });
    expect(others.status).toBe(200);
    for (const end of ends) end();
    expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual(
      Array.from({ length: 2 }, () => 400),
    );
    expect((await send(formOf({ imgPath: "default-profilepic-2.jpg" }))).status).toBe(200);
    expect(report).not.toHaveBeenCalled();
  });

  test("a stranger's body is not read at all", async () => {
    const { api } = await samOn();
    let isRead = false;
    const body = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const answer = await api.request("/editprofilepic", {
      method: "POST",
      body,
      duplex: "half",
      headers,
    } as RequestInit);
    expect([answer.status, isRead]).toEqual([401, false]);
  });
});

describe("forms", () => {
  test("of another type are refused before they are read", async () => {
    const { send } = await samOn();
    const answer = await send('{"imgPath":"default-profilepic-1.jpg"}', {
      "content-type": "application/json",
    });
    expect(await told(answer)).toEqual([415, { msg: "Must be multipart/form-data", param: "content-type" }]);
  });

  test.each([
    ["both pictures", { image: Buffer.from("x"), imgPath: "default-profilepic-1.jpg" }, "image"],
    ["none", { userId: "1" }, "image"],
    ["a picture that is a text", { image: "x" }, "image"],
    ["another field", { imgPath: "default-profilepic-1.jpg", permissions: "admin" }, "permissions"],
  ])("with %s are refused", async (_, sent, param) => {
    const { send } = await samOn();
    expect(await told(await send(formOf(sent)))).toEqual([400, expect.objectContaining({ param })]);
  });

  test("with two pictures, or many parts, are refused", async () => {
    const { send } = await samOn();
    const two = formOf({ image: await photo() });
    two.append("image", new File(["x"], "b.jpg"));
    expect(await told(await send(two))).toEqual([400, expect.objectContaining({ param: "image" })]);
    const many = new FormData();
    for (let part = 0; part < 7; part += 1) many.append("x", "1");
    expect(await told(await send(many))).toEqual([
      400,
      { msg: "Must have at most 6 parts", param: "request" },
    ]);
  });

  test.each(["multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=other"])(
    "that cannot be read (%s) are refused",
    async (type) => {
      const { send, report } = await samOn();
      expect((await send("--x\r\nbroken", { "content-type": type })).status).toBe(400);
      expect((await send(undefined)).status).toBe(400);
      expect(report).not.toHaveBeenCalled();
    },
  );
});

test("somebody else's portrait is an admin's to change; for others every id is answered alike", async () => {
  const { api, send, headersOf } = await samOn();
  const [noor, ada] = [await addMember(database), await addMember(database)];
  for (const userId of [String(noor.accountId), "999999", "x"]) {
    expect(await told(await send(formOf({ imgPath: "default-profilepic-2.jpg", userId })))).toEqual([
      403,
      { msg: "Not allowed", param: "permissions" },
    ]);
  }
  await makeAdmin(database, ada);
  const headers = await headersOf(ada);
  const body = formOf({ imgPath: "default-profilepic-2.jpg", userId: String(noor.accountId) });
  expect((await api.request("/editprofilepic", { method: "POST", body, headers })).status).toBe(200);
  // It is in the log, and whose portrait it is hears of it in their language.
  expect(await entries.all(database)).toEqual([
    { actorId: ada.accountId, action: "changePortrait", type: "account", id: noor.accountId },
  ]);
  const notices = await (await api.request("/notifications", { headers: await headersOf(noor) })).json();
  expect(notices).toMatchObject([
    { type: "generic", title: "Een beheerder heeft je foto veranderd", redirect: "/profile", seen: false },
  ]);
});

test("one’s own portrait is nobody’s news", async () => {
  const { send } = await samOn();
  await send(formOf({ imgPath: "default-profilepic-4.jpg" }));
  expect(await entries.all(database)).toEqual([]);
});

const entries = statement(
  "entries-of-portraits-in-test",
  () => sql<{ actorId: number; action: string; type: string; id: number }>`
    select actor_id as "actorId", action, target_type as type, target_id as id from audit_entry
    where action = 'changePortrait'`,
);

test("sent again with its key, in a form with another boundary, it counts once", async () => {
  const { send, tools } = await samOn();
  const key = { "idempotency-key": "k" };
  const first = await (await send(formOf({ image: await photo() }), key)).text();
  await send(formOf({ imgPath: "default-profilepic-4.jpg" }));
  const again = await send(formOf({ image: await photo() }), key);
  expect([again.headers.get("idempotency-replayed"), await again.text()]).toEqual(["true", first]);
  expect((await send(formOf({ imgPath: "default-profilepic-4.jpg" }), key)).status).toBe(422);
  expect(await tools.namesOfFiles()).toHaveLength(1);
});
