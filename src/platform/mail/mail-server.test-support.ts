import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** What the server says of an address instead of taking a letter: a code with words, or nothing at all. */
export type Answer = { code: number; words: string } | "silence";

export interface MailServer {
  url: string;
  /** What arrived, as a mail program reads it. */
  mails: Email[];
  /** As it came. */
  sources: string[];
}

/** A mail server on this machine that keeps what it gets. */
export async function startMailServer(
  answerTo: (address: string) => Answer | undefined = () => undefined,
): Promise<MailServer> {
  const [mails, sources]: [Email[], string[]] = [[], []];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _, callback) {
      const answer = answerTo(address);
      if (answer === "silence") return;
      if (answer) callback(Object.assign(new Error(answer.words), { responseCode: answer.code }));
      else callback();
    },
    onData(stream, _, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const source = Buffer.concat(chunks);
        sources.push(source.toString());
        void PostalMime.parse(source).then((mail) => {
          mails.push(mail);
          callback();
        }, callback);
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails, sources };
}

/** A line of the head of a mail. */
export function headOf(mail: Email | undefined, name: string): string | undefined {
  return mail?.headers.find(({ key }) => key === name)?.value;
}
