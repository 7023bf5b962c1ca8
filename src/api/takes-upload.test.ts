import { expect, onTestFinished, test, vi } from "vitest";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();
const pictures = testPictures();

test("an upload that arrives too slowly is ended", async () => {
  const { api } = testApi(database, { pictures: await pictures() });
  const headers = await signedIn(database, await addMember(database));
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const body = new ReadableStream({
    pull(controller) {
      vi.advanceTimersByTime(1_000);
      controller.enqueue(new Uint8Array(100));
    },
  });
  const answer = await api.request("/editprofilepic", {
    method: "POST",
    body,
    duplex: "half",
    headers: { ...headers, "content-type": "multipart/form-data; boundary=x" },
  } as RequestInit);
  expect(answer.status).toBe(408);
  expect(await answer.json()).toEqual({ errors: [{ msg: "The body arrives too slowly", param: "body" }] });
});
