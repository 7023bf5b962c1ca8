import { createServer } from "node:net";
import { onTestFinished } from "vitest";

/** A mail server that answers every word of a kind with a line of ours. */
export async function smtpServer(answers: Record<string, string>) {
  const said: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("220 ready\r\n");
    socket.on("data", (bytes) => {
      for (const line of bytes.toString().split("\r\n").filter(Boolean)) {
        said.push(line);
        const word = line.split(/[ :]/)[0] ?? "";
        if (answers[word]) socket.write(`${answers[word]}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { said, url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}` };
}

/** One that takes everything. */
export const POLITE = {
  EHLO: "250 hello",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  ".": "250 kept",
  QUIT: "221 bye",
};
