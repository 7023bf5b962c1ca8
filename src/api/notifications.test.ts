import { describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import type { Notification } from "#features/notifications/notification.ts";
import { befriendUser } from "#features/social/server/befriend-user.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

let sam: Member;
let noor: Member;
const database = testWorld(async (database) => {
  sam = await addMember(database, { name: "Sam" });
  noor = await addMember(database, { name: "Noor" });
  await befriendUser(database, sam, { userId: noor.accountId });
});

async function told(member: Member): Promise<Notification[]> {
  const answer = await testApi(database).get("/notifications", await signedIn(database, member));
  return (await answer.json()) as Notification[];
}

async function idOfNotice(member: Member): Promise<string> {
  const [{ _id: id }] = (await told(member)) as [Notification];
  return id;
}

describe("GET /api/notifications", () => {
  test("tells somebody what they were told, and nobody else, in no cache", async () => {
    const { get, report } = testApi(database);
    const answer = await get("/notifications", await signedIn(database, noor));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await answer.json()).toEqual([
      {
        _id: expect.stringMatching(/^\d+$/),
        type: "friendRequest",
        title: "",
        description: "",
        redirect: "/user/sam",
        time: {
          year: expect.any(Number),
          month: expect.any(Number),
          day: expect.any(Number),
          hour: expect.any(Number),
          minute: expect.any(Number),
        },
        seen: false,
        lifetime: 90 * 24 * 60 * 60,
        user: { _id: String(sam.accountId), url: "sam", name: "Sam", thumbnail: "/default-profilepic-1.jpg" },
      },
    ]);
    expect(await told(sam)).toEqual([]);
    expect(report).not.toHaveBeenCalled();
  });

  test("asks a visitor to sign in, also one who has nothing but the cookie", async () => {
    const { authorization } = await signedIn(database, noor);
    const strangers: Record<string, string>[] = [
      {},
      { cookie: `auth_token=${authorization.replace("Bearer ", "")}` },
    ];
    for (const headers of strangers) {
      const answer = await testApi(database).get("/notifications", headers);
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { errors: [{ msg: "Sign in first", param: "authorization" }] },
      ]);
    }
  });
});

describe("POST /api/read", () => {
  async function read(member: Member | null, body: object, more: Record<string, string> = {}) {
    const headers = { ...(member && (await signedIn(database, member))), ...more };
    const answer = await testApi(database).post("/read", body, headers);
    return [answer.status, await answer.json()];
  }

  test("marks a notification as seen, as often as it is said", async () => {
    const notificationId = await idOfNotice(noor);
    for (const id of [notificationId, notificationId, Number(notificationId)])
      expect(await read(noor, { notificationId: id })).toEqual([200, {}]);
    expect(await told(noor)).toMatchObject([{ seen: true }]);
  });

  test("answers those of others and those that are not there alike", async () => {
    const notificationId = await idOfNotice(noor);
    for (const id of [notificationId, "987654321", "menu-1-20261121", "local-getApp", "x"])
      expect(await read(sam, { notificationId: id })).toEqual([
        404,
        { errors: [{ msg: "Not found", param: "notificationId" }] },
      ]);
    expect(await told(noor)).toMatchObject([{ seen: false }]);
  });

  test.each([
    [{}, "notificationId"],
    [{ notificationId: null }, "notificationId"],
    [{ notificationId: "" }, "notificationId"],
    [{ notificationId: { $gt: 0 } }, "notificationId"],
    [{ notificationId: "1", seen: false }, "seen"],
  ])("refuses %j", async (body, param) => {
    expect(await read(noor, body)).toMatchObject([400, { errors: [{ param }] }]);
  });

  test("asks a visitor to sign in", async () => {
    expect(await read(null, { notificationId: "1" })).toMatchObject([401, {}]);
  });
});
