import sharp from "sharp";
import { asMember, type Admin, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { sendMenuImage } from "#features/contributions/server/menu-image.test-support.ts";
import { decideMenuImage } from "#features/contributions/server/decide-menu-image.ts";
import { menuImagesOfShop } from "#features/contributions/server/menu-images-in.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { shownPicture } from "#features/media/server/shown-picture.ts";
import { reviewsOf } from "#features/reviews/server/reviews-of.ts";
import { replyReview } from "#features/reviews/server/reply-review.ts";
import { addTrusted, write } from "#features/reviews/server/small-reviews.test-support.ts";
import { ALL_REVIEWS } from "#features/reviews/reviews-query.ts";
import type { Database } from "#platform/database/database.ts";
import type { ReportDecision } from "../decision.ts";
import type { ReportTarget } from "../report.ts";
import { appealDecision } from "./appeal-decision.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { decideReport } from "./decide-report.ts";
import { told } from "./small-case.test-support.ts";

/** Where a thing is made: the small world of shops, with an admin. */
export interface PartsWorld {
  database: Database;
  tools: PictureTools;
  ada: Admin;
}

const NOW = new Date();
export const EXPLANATION = "It names somebody's address.";

export const coloured = (background: string) =>
  sharp({ create: { width: 60, height: 90, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Something that can be reported, its author, and what a guest sees of it and beside it. */
export interface Part {
  target: ReportTarget;
  author: Member;
  isShown: () => Promise<boolean>;
  /** What it stands on or beside, which is nobody's business. */
  isRestThere: () => Promise<boolean>;
  /** Null for what is no picture. */
  address: string | null;
}

export async function reviewOfSam({ database, tools }: PartsWorld, photos: Buffer[]) {
  const author = await addTrusted(database, { name: "Sam" });
  const target = { type: "shop" as const, id: await shopId(database, "andersom") };
  const { reviewId, rev } = await write(database, author, { target, photos }, tools);
  const seen = async () => {
    const { items } = await reviewsOf(database, { target, viewerId: null, query: ALL_REVIEWS });
    return items.find(({ id }) => id === reviewId);
  };
  return { author, target, reviewId, rev, seen };
}

export async function aReply(world: PartsWorld): Promise<Part> {
  const { database } = world;
  const { target, reviewId, seen } = await reviewOfSam(world, []);
  const owner = await addMember(database, { name: "Owner" });
  const permissions = { admin: false, mod: false, shopAdmin: [target.id], brandAdmin: [] };
  const author = asMember({ ...owner, permissions });
  await replyReview(database, author, { reviewId, text: "Come and say so here." });
  return {
    target: { type: "reply", id: reviewId },
    author,
    isShown: async () => Boolean((await seen())?.reply),
    isRestThere: async () => (await seen()) !== undefined,
    address: null,
  };
}

export async function aPhoto(world: PartsWorld): Promise<Part> {
  const { author, seen } = await reviewOfSam(world, [await coloured("#c40"), await coloured("#04c")]);
  const [first, second] = (await seen())?.photos ?? [];
  if (!first || !second) throw new Error("The review has no photos");
  const shows = async (key: string) => (await seen())?.photos.some((photo) => photo.key === key) ?? false;
  return {
    target: { type: "photo", id: first.id },
    author,
    isShown: () => shows(first.key),
    isRestThere: () => shows(second.key),
    address: first.key,
  };
}

export async function aMenuImage({ database, tools, ada }: PartsWorld): Promise<Part> {
  const author = await addMember(database, { name: "Sam" });
  const shop = await shopId(database, "andersom");
  const send = async (colour: string) => {
    const image = { shopId: shop, bytes: await coloured(colour), name: "menu.jpg", isLimited: false };
    const imageId = await sendMenuImage(database, tools, author, image);
    await decideMenuImage(database, ada, { imageId, allow: true, now: NOW });
    return imageId;
  };
  const [id, other] = [await send("#c40"), await send("#04c")];
  const shown = () => menuImagesOfShop(database, { shopId: shop });
  const shows = async (imageId: number) => (await shown()).some((image) => image.id === imageId);
  return {
    target: { type: "menuImage", id },
    author,
    isShown: () => shows(id),
    isRestThere: () => shows(other),
    address: (await shown()).find((image) => image.id === id)?.key ?? null,
  };
}

/** Whether its picture has a public address; undefined for what is none. */
export async function isServed(database: Database, { address }: Part): Promise<boolean | undefined> {
  return address === null ? undefined : (await shownPicture(database, address)) !== undefined;
}

/** An admin decides the open reports of a thing, as removed unless something else is said. */
export function decide(
  database: Database,
  admin: Admin,
  reportId: number,
  changes: Partial<ReportDecision["changes"]> = {},
): Promise<void> {
  const all = { decision: "removed", reason: "personalData", explanation: EXPLANATION, ...changes } as const;
  return decideReport(database, admin, { _id: reportId, rev: 1, changes: all }, { now: NOW });
}

/** The number of the removal whose reasons somebody was told last. */
export async function removalOf(database: Database): Promise<number> {
  const notices = (await told(database)).filter(({ type }) => type === "reportNotice");
  return notices.at(-1)?.details.decisionId ?? 0;
}

/** Its author appeals, and another admin puts it back. */
export async function appealAndRestore(
  database: Database,
  { author, admin }: { author: Member; admin: Admin },
): Promise<void> {
  const decisionId = await removalOf(database);
  const { appealId } = await appealDecision(database, author, { decisionId, text: "It is my own address." });
  await restore(database, admin, appealId);
}

/** `now`: what is put back may have ended by then. */
export function restore(
  database: Database,
  admin: Admin,
  appealId: string,
  { now = NOW }: { now?: Date } = {},
): Promise<void> {
  const changes = { decision: "restored" as const, reason: undefined, explanation: "It is their own." };
  return decideAppeal(database, admin, { _id: Number(appealId), rev: 1, changes }, { now });
}
