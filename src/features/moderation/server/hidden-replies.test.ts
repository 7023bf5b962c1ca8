import { beforeEach, expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { hiddenReplies } from "#features/reviews/server/hidden-replies.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import {
  aReply,
  appealAndRestore,
  decide,
  type Part,
  type PartsWorld,
  removalOf,
} from "./reported-parts.test-support.ts";
import { addAdmin, report } from "./small-case.test-support.ts";

const database = testWorld(settleSmallWorld);
const pictures = testPictures();

let world: PartsWorld;
let reply: Part;
beforeEach(async () => {
  world = { database, tools: await pictures(), ada: await addAdmin(database, "Ada") };
  reply = await aReply(world);
});

const hidden = () => hiddenReplies(database, [reply.target.id, 987_654]);

test("an answer that was removed is known by its decision until an appeal brings it back", async () => {
  expect(await hidden()).toEqual([]);
  await decide(database, world.ada, await report(database, null, reply.target));
  const decisionId = await removalOf(database);
  expect(await hidden()).toEqual([{ reviewId: reply.target.id, decisionId }]);
  await appealAndRestore(database, { author: reply.author, admin: await addAdmin(database, "Eva") });
  expect(await hidden()).toEqual([]);
});

test("an answer that several people reported has none before somebody looked at it", async () => {
  const reporters = [await addMember(database), await addMember(database), await addMember(database)];
  const numbers = [];
  for (const one of reporters) numbers.push(await report(database, one, { ...reply.target, reason: "hate" }));
  expect(await hidden()).toEqual([{ reviewId: reply.target.id, decisionId: null }]);
  await decide(database, world.ada, numbers[0] ?? 0, { decision: "kept" });
  expect(await hidden()).toEqual([]);
});
