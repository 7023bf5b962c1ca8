import { eventText } from "../event-text.ts";
import type { Notification } from "../notification.ts";

/** A consumer that takes less than it is sent is dropped (security.md G12). */
const MOST_BUFFERED_BYTES = 64 * 1024;

interface EventStreamOptions {
  accountId: number;
  sessionId: number;
  /** The last notice that the browser knows. */
  lastId: number;
  /** Called once: when the client has left, takes too little, or is sent away by `close`. */
  onEnd: (stream: EventStream) => void;
}

/** One browser that listens. */
export class EventStream {
  readonly accountId: number;
  readonly sessionId: number;
  readonly body: ReadableStream<Uint8Array>;
  lastId: number;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  readonly #onEnd: (stream: EventStream) => void;
  static readonly #encoder = new TextEncoder();

  constructor({ accountId, sessionId, lastId, onEnd }: EventStreamOptions) {
    this.accountId = accountId;
    this.sessionId = sessionId;
    this.lastId = lastId;
    this.#onEnd = onEnd;
    this.body = new ReadableStream<Uint8Array>(
      { start: (controller) => void (this.#controller = controller), cancel: () => this.#leave() },
      { highWaterMark: MOST_BUFFERED_BYTES, size: ({ byteLength }) => byteLength },
    );
  }

  /** Unless the browser knows it. */
  tell(id: number, notification: Notification): void {
    if (id <= this.lastId) return;
    this.lastId = id;
    this.write(eventText({ event: "notification", id: String(id), data: notification }));
  }

  write(text: string): void {
    const controller = this.#controller;
    controller?.enqueue(EventStream.#encoder.encode(text));
    // What it has not taken stays for it until its connection is silent for too long (http-server.ts).
    if (controller && (controller.desiredSize ?? 0) < 0) this.close();
  }

  close(): void {
    const controller = this.#controller;
    this.#leave();
    controller?.close();
  }

  #leave(): void {
    if (!this.#controller) return;
    this.#controller = undefined;
    this.#onEnd(this);
  }
}
