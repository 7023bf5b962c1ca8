import { createHash } from "node:crypto";
import { sql } from "kysely";
import webPush from "web-push";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type OutsidePost, postOutside } from "#platform/remote/post-outside.ts";
import type { PushMessage } from "#platform/offline/push-message.ts";
import { isPushEndpoint } from "../push-endpoint.ts";
import { type Vapid, vapidOf } from "./vapid.ts";

export interface PushSite {
  siteName: string;
  /** Where pages of a language live. */
  bases: Record<Locale, string>;
  /** Whom a push service may write to: an address with https or mailto (RFC 8292). */
  subject: string;
  /** The setting VAPID_PRIVATE_KEY. */
  vapidKey?: string | undefined;
  /** Another way in tests. @returns the status, undefined for no answer */
  post?: (message: OutsidePost) => Promise<number | undefined>;
  /** Another rule in tests. */
  isEndpoint?: (address: string) => boolean;
}

/** A browser that gets push. */
export interface Receiver {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Of whoever is logged in there. */
  locale: Locale;
}

const noteReached = statement(
  "note-push-reached",
  (_, p: Params<{ ids: readonly number[] }>) =>
    sql`update push_subscription set reached_at = now() where id = any(${p.ids}::bigint[])`,
);

const deleteGone = statement(
  "delete-push-subscriptions-gone",
  (_, p: Params<{ ids: readonly number[] }>) =>
    sql`delete from push_subscription where id = any(${p.ids}::bigint[])`,
);

/** A phone that is off for longer is told in the bell. */
const TTL_SECONDS = 12 * 3600;
/** The service has no such browser any more (RFC 8030, section 7.3). */
const GONE = new Set([404, 410]);

/**
 * Sends one message to some browsers. One that no push service knows any more is forgotten, and so is one whose keys are none.
 * @returns on how many it arrived
 */
export async function deliverPush(
  database: Database,
  { subject, vapidKey, post = postOutside, isEndpoint = isPushEndpoint }: PushSite,
  receivers: readonly Receiver[],
  message: PushMessage,
): Promise<number> {
  const sender = { subject, ...(await vapidOf(database, vapidKey)) };
  const [reached, gone]: [number[], number[]] = [[], []];
  for (const receiver of receivers) {
    const sealed = isEndpoint(receiver.endpoint) ? sealedFor(receiver, message, sender) : null;
    const status = sealed ? await post(sealed) : 410;
    if (status === undefined) continue;
    if (status >= 200 && status < 300) reached.push(receiver.id);
    if (GONE.has(status)) gone.push(receiver.id);
  }
  await noteReached.run(database, { ids: reached });
  await deleteGone.run(database, { ids: gone });
  return reached.length;
}

/** Encrypted for one browser and signed (RFC 8291, 8292); null where its key is no point of the curve, which only the encryption finds out. */
function sealedFor(
  { endpoint, p256dh, auth }: Receiver,
  message: PushMessage,
  vapidDetails: Vapid & { subject: string },
): OutsidePost | null {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails,
        topic: createHash("sha256").update(message.tag).digest("base64url").slice(0, 32),
        TTL: TTL_SECONDS,
        urgency: "normal",
        contentEncoding: "aes128gcm",
      },
    );
    return { address: endpoint, headers: headers as OutsidePost["headers"], body };
  } catch {
    return null;
  }
}
