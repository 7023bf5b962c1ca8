import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { addBrand, NOW } from "#features/deals/server/small-offers.test-support.ts";
import { addArticle } from "#features/discover/server/small-posts.test-support.ts";
import type { Picture } from "#features/media/media.ts";
import { originalFile } from "#features/media/server/picture-files.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { shownPicture } from "#features/media/server/shown-picture.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";

const database = testWorld(settleSmallWorld);
const pictures = testPictures();

let tools: Awaited<ReturnType<typeof pictures>>;
let post: string;

beforeEach(async () => {
  tools = await pictures();
  post = String((await addArticle(database, {}, { steps: [] })).id);
});

/** With a place and a time, as a phone writes them. */
async function photo(background: string): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD0: { Make: "Phone", DateTime: "2026:11:21 13:15:00" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "door.jpg", { type: "image/jpeg" });
}

async function caller(role: "admin" | "brandAdmin" = "admin") {
  const { api } = testApi(database, { now: () => NOW, pictures: tools });
  const member = await addMember(database);
  const item = role === "admin" ? null : "vloeipapier-zonen";
  await grantRole(database, { accountId: member.accountId, role, item });
  const headers = await signedIn(database, member);
  async function call(method: string, body: BodyInit, more: Record<string, string> = {}) {
    const options = { method, headers: { ...headers, ...more }, body };
    const answer = await api.request("/dashboard/postpictures", options);
    return { status: answer.status, body: (await answer.json()) as { pictures: Picture[] } };
  }
  return {
    add: (image: File, of = post) => {
      const form = new FormData();
      form.set("image", image);
      form.set("post", of);
      return call("POST", form);
    },
    remove: (picture: string) =>
      call("DELETE", JSON.stringify({ post, picture }), { "content-type": "application/json" }),
  };
}

test("a picture is drawn anew, without what came along, and goes again", async () => {
  const admin = await caller();
  const { status, body } = await admin.add(await photo("#a33"));
  expect([status, body]).toMatchObject([200, { pictures: [{ width: 60, height: 40 }] }]);
  const { key = "" } = body.pictures[0] ?? {};
  expect(await shownPicture(database, key)).toMatchObject({ key, mime: "image/jpeg" });
  const file = await tools.storage.read(originalFile(key, "image/jpeg"));
  const { exif } = await sharp(file).metadata();
  expect(exif).toBeUndefined();
  expect(await admin.add(await photo("#3a3"))).toMatchObject({ body: { pictures: [{ key }, {}] } });
  expect(await admin.remove(key)).toMatchObject({ status: 200, body: { pictures: [{}] } });
  expect((await admin.remove(key)).status).toBe(404);
});

test("what is no picture, of no post or of no admin is refused", async () => {
  const admin = await caller();
  const note = new File(["no picture"], "note.jpg", { type: "image/jpeg" });
  expect((await admin.add(note)).status).toBe(400);
  expect((await admin.add(await photo("#33a"), "999999")).status).toBe(404);
  expect((await admin.remove("x\u0000y")).body).toEqual({
    errors: [{ msg: "Must be the key of a picture", param: "picture" }],
  });
  await addBrand(database);
  expect((await (await caller("brandAdmin")).add(await photo("#33a"))).status).toBe(403);
});
