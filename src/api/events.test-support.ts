import { expect } from "vitest";

/** An event of a stream. */
export interface ToldEvent {
  event: string;
  id: string;
  data: unknown;
}

/** Reads what an event stream sends. */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #text = "";
  #hasEnded = false;

  constructor(answer: Response) {
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/event-stream; charset=utf-8",
    ]);
    this.#reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    void this.#readOn();
  }

  get text(): string {
    return this.#text;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** All events so far. */
  get events(): ToldEvent[] {
    return this.#text
      .split("\n\n")
      .filter((part) => part.startsWith("event:"))
      .map((part) => {
        const {
          event = "",
          id = "",
          data = "",
        } = Object.fromEntries(
          part
            .split("\n")
            .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
        ) as Partial<Record<string, string>>;
        return { event, id, data: JSON.parse(data) as unknown };
      });
  }

  async leave(): Promise<void> {
    await this.#reader.cancel();
  }

  async #readOn(): Promise<void> {
    for (;;) {
      const { done, value } = await this.#reader.read();
      this.#text += this.#decoder.decode(value, { stream: true });
      if (done) break;
    }
    this.#hasEnded = true;
  }
}
