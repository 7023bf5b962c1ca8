import { NO_SUCH_BOX } from "#platform/mail/no-such-box.ts";

/** What a provider of mail tells of letters: the box is not there, or its owner called it spam. */
export const MAIL_REPORTS = ["bounced", "complained"] as const;

export type MailReport = (typeof MAIL_REPORTS)[number];

const ADDRESS = /^[^\s<>,;@"]+@[^\s<>,;@"]+$/;

/**
 * The addresses that a provider’s report names: a list with one a line, or a message as mail servers send it to the sender of a letter
 * (RFC 3464) or to whom they tell of complaints (RFC 5965). Of a message only boxes that are not there, and no delays or full ones.
 */
export function reportedAddresses(text: string, report: MailReport): string[] {
  const lines = text.replaceAll("\r\n", "\n");
  const found = report === "bounced" ? bouncesOf(lines) : complaintsOf(lines);
  const named = found ?? lines.split("\n").map((line) => line.trim());
  return [...new Set(named.filter((one) => ADDRESS.test(one)).map((one) => one.toLowerCase()))];
}

/** Undefined where it is no such message. Each recipient is a block of its own. */
function bouncesOf(text: string): string[] | undefined {
  const blocks = text.split(/\n\s*\n/).filter((block) => /^Final-Recipient:/im.test(block));
  if (blocks.length === 0) return undefined;
  return blocks.flatMap((block) => {
    const isGone =
      valueOf(block, "Action")?.toLowerCase() === "failed" &&
      NO_SUCH_BOX.has(/^\d\.\d+\.\d+/.exec(valueOf(block, "Status") ?? "")?.[0] ?? "");
    return isGone ? (addressOf(valueOf(block, "Final-Recipient")) ?? []) : [];
  });
}

function complaintsOf(text: string): string[] | undefined {
  const kind = valueOf(text, "Feedback-Type");
  if (kind === undefined) return undefined;
  if (kind.toLowerCase() === "not-spam") return [];
  return text
    .split("\n")
    .flatMap((line) =>
      /^(?:Original-Rcpt-To|Removal-Recipient):/i.test(line) ? (addressOf(line) ?? []) : [],
    );
}

function valueOf(text: string, name: string): string | undefined {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(text)?.[1]?.trim();
}

/** Of `rfc822; a@b`, `<a@b>` or `Original-Rcpt-To: a@b`. */
function addressOf(value: string | undefined): string | undefined {
  return /[^\s<>,;:@"]+@[^\s<>,;@"]+/.exec(value ?? "")?.[0];
}
