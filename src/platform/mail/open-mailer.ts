import { once } from "node:events";
import { resolve } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Settings } from "../config/settings.ts";
import { writeWhole } from "../files/write-whole.ts";
import type { Log } from "../log.ts";
import type { MailNews } from "../operation.ts";
import { NO_SUCH_BOX } from "./no-such-box.ts";

/** Why a server did not take a letter for good: it does not want this one, or does not know the address. */
export type Refusal = "refused" | "noSuchBox";

export interface Mailer {
  /**
   * `signal` ends the wait for a server that hangs, when the process ends.
   * @returns "refused" when this letter will never be taken for this address, "noSuchBox" when no letter will
   * @throws Error, without any address in it, when a retry makes sense
   */
  send(mail: Mail, signal?: AbortSignal): Promise<Refusal | undefined>;
}

/** The mailer of the site, which knows what became of its letters. */
export interface OpenMailer extends Mailer {
  news: () => MailNews;
}

type MailSettings = Pick<
  Settings,
  "SMTP_URL" | "MAIL_FROM" | "CONTACT_EMAIL" | "SITE_NAME" | "SITE_URL" | "DATA_DIR"
>;

const PATIENCE_MS = 20_000;

/** Sends mails by SMTP_URL, or writes them to files where there is none. */
export function openMailer(settings: MailSettings, log: Log): OpenMailer {
  const host = URL.parse(settings.SITE_URL ?? "")?.hostname ?? "localhost";
  const sender = settings.MAIL_FROM ?? settings.CONTACT_EMAIL ?? `site@${host}`;
  const asMessage = ({ id, to, subject, text, html, replyTo, unsubscribe }: Mail) => ({
    // As parts, so that no name can become an address or another head.
    from: { name: settings.SITE_NAME, address: sender },
    to: { name: "", address: to },
    subject,
    text,
    ...(html && { html }),
    messageId: `<${id}@${host}>`,
    // Keeps out-of-office replies away.
    headers: { "auto-submitted": "auto-generated", ...(unsubscribe && oneClick(unsubscribe)) },
    ...(replyTo && { replyTo }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { SMTP_URL: url } = settings;
  return url
    ? smtpMailer(url, asMessage, log)
    : fileMailer(resolve(settings.DATA_DIR, "mail"), asMessage, log);
}

/** RFC 8058: mail programs show a button that sends this to the address, without a visit. */
function oneClick(unsubscribe: string): Record<string, string> {
  return {
    "list-unsubscribe": `<${unsubscribe}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  };
}

type AsMessage = (mail: Mail) => SendMailOptions;

function smtpMailer(url: string, asMessage: AsMessage, log: Log): OpenMailer {
  const news: MailNews = { isOn: true, sentAt: null, failedAt: null };
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(mail, signal) {
      // The error itself is dropped: it repeats what the server said, with addresses.
      const sent = transport.sendMail(asMessage(mail)).then(() => undefined, sendFailure);
      const failure = await (signal ? Promise.race([sent, givenUp(signal)]) : sent);
      news[failure ? "failedAt" : "sentAt"] = new Date();
      if (!failure) return undefined;
      if (failure.refusal === null) throw new Error(failure.message);
      log.warn(`The letter ${mail.id} was refused: ${failure.message}`);
      return failure.refusal;
    },
    news: () => news,
  };
}

/** Sent again at the next start; the server that has taken it after all recognises it by its id. */
async function givenUp(signal: AbortSignal): Promise<SendFailure> {
  if (!signal.aborted) await once(signal, "abort");
  return { message: "mail was not sent (the process ends)", refusal: null };
}

function fileMailer(folder: string, asMessage: AsMessage, log: Log): OpenMailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(asMessage(mail));
      const name = `${mail.id}.eml`;
      await writeWhole(folder, name, message as Buffer);
      log.info(`Without SMTP_URL no mail is sent; a letter is kept at ${resolve(folder, name)}`);
      return undefined;
    },
    news: () => ({ isOn: false, sentAt: null, failedAt: null }),
  };
}

/** A mail in plain text, some with the same as HTML. */
export interface Mail {
  /** The same for the same mail however often it is sent, such as `ticket-12-receipt`: mail servers recognise it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** For programs that show it; those that don't have `text`. */
  html?: string;
  /** Whom an answer goes to, when not the site. */
  replyTo?: { name: string; address: string };
  /** The address that ends such mails, for a POST without a session. */
  unsubscribe?: string;
}

interface SendFailure {
  message: string;
  /** Null where trying again makes sense; else it would only annoy. */
  refusal: Refusal | null;
}

/** What may be said of a failure to send: its codes only, because servers repeat addresses and sometimes passwords. */
function sendFailure(error: unknown): SendFailure {
  const { code, responseCode, command, response } = (error ?? {}) as Record<string, unknown>;
  // What is said of the sender or the login is no word about the address.
  const isOfAddress = code === "EENVELOPE" && command === "RCPT TO" && Number(responseCode) >= 500;
  const codes = [code, responseCode].filter((part) => /^[\w-]{1,20}$/.test(String(part ?? "")));
  return {
    message: `mail was not sent (${codes.join(" ") || "unknown reason"})`,
    refusal: isOfAddress ? (isNoSuchBox(String(response)) ? "noSuchBox" : "refused") : null,
  };
}

/** By the enhanced code where there is one (RFC 3463): 5.7.1, say, is of a policy and not of a box. Else by the plain one. */
function isNoSuchBox(response: string): boolean {
  const [, plain, enhanced] = /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  return enhanced ? NO_SUCH_BOX.has(enhanced) : plain === "550" || plain === "551" || plain === "553";
}
