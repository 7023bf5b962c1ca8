import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Mailer } from "#platform/mail/open-mailer.ts";

/** The last entry of the log. */
export interface AuditHead {
  seq: number;
  /** 64 hexadecimal digits. */
  hash: string;
}

const columns = sql<AuditHead>`seq, encode(hash, 'hex') as hash`;

const head = statement(
  "audit-head",
  () => sql<AuditHead>`select ${columns} from audit_entry order by seq desc limit 1`,
  { isRead: true },
);

const entryAt = statement(
  "audit-entry-at",
  (_, p: Params<{ seq: number }>) => sql<AuditHead>`select ${columns} from audit_entry where seq = ${p.seq}`,
  { isRead: true },
);

/** Undefined while nothing was recorded. */
export function auditHead(database: Database): Promise<AuditHead | undefined> {
  return head.first(database);
}

/** As it is kept outside, and named to `cli audit verify --head`. */
export function headText({ seq, hash }: AuditHead): string {
  return `${seq}:${hash}`;
}

/** Undefined for what is none. */
export function headOfText(text: string): AuditHead | undefined {
  const [, seq, hash] = /^([1-9]\d{0,15}):([0-9a-f]{64})$/.exec(text.trim().toLowerCase()) ?? [];
  return seq === undefined || hash === undefined ? undefined : { seq: Number(seq), hash };
}

/** What a head that was kept outside says of the log: it goes on from there, ends before it, or was written anew. */
export async function compareHead(
  database: Database,
  kept: AuditHead,
): Promise<"goesOn" | "endIsMissing" | "isAnother"> {
  const entry = await entryAt.first(database, { seq: kept.seq });
  if (!entry) return "endIsMissing";
  return entry.hash === kept.hash ? "goesOn" : "isAnother";
}

export const KEEP_AUDIT_HEAD = "keep-audit-head";

interface KeepHead {
  mailer: Mailer;
  siteName: string;
  /** Of the operator; without it nothing is mailed. */
  contactEmail: string | undefined;
  /** Writes a line of the log of the process. */
  tell: (line: string) => void;
  now: Date;
  signal?: AbortSignal | undefined;
}

/**
 * Keeps the head of the log where whoever can write to the database cannot: in the log of the process and in the mail of the
 * operator. Whoever cuts off the end of the chain leaves one that is well in itself, and only this tells. In English, because it is
 * internal.
 */
export async function keepAuditHead(
  database: Database,
  { mailer, siteName, contactEmail, tell, now, signal }: KeepHead,
): Promise<void> {
  const last = await auditHead(database);
  if (!last) return;
  const text = headText(last);
  tell(`Audit log: head ${text}`);
  if (!contactEmail) return;
  const day = now.toISOString().slice(0, 10);
  const letter = {
    id: `audit-head-${last.seq}-${day}`,
    to: contactEmail,
    subject: `${siteName}: head of the audit log on ${day}`,
    text: `The log of decisions and roles ends with this entry. Keep this mail: with it\n\nnpm run cli -- audit verify --head ${text}\n\nsays whether anything was changed, or the end was cut off, since.\n`,
  };
  await mailer.send(letter, signal);
}
