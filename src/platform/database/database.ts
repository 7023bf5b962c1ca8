/** A statement as the server gets it: text and values apart, and a name under which each connection prepares it once. */
export interface BoundStatement {
  /** At most 63 bytes; undefined for a text that runs once. */
  name: string | undefined;
  text: string;
  values: unknown[];
  /** It only reads, so outside a transaction it may be retried when the connection is lost. */
  isRead: boolean;
  /** Outside a transaction the server cuts it off after half a second already. */
  isBrief?: boolean | undefined;
}

export interface Answer<Row> {
  rows: Row[];
  /** Rows inserted, changed, deleted or, for a read, returned. */
  affectedCount: number;
}

/** Changes of the database by any process, as `platform/shared-cache/change-listener.ts` receives them. */
export interface Changes {
  /** Grows with each change of one of these tables; undefined while the listener is not connected. */
  stamp(tables: readonly string[]): number | undefined;
  /** Calls after each change. */
  onChange(call: () => void): void;
}

/** Short messages to all processes, by NOTIFY, as `platform/shared-cache/change-listener.ts` receives them. */
export interface Signals {
  /** Returns what ends it. */
  subscribe(subscriber: SignalSubscriber): () => void;
}

export interface SignalSubscriber {
  channel: SignalChannel;
  received(payload: string): void;
  /** The connection was away, and some may have been missed. */
  mayHaveMissed(): void;
}

/** LISTEN names them when it connects. */
export const SIGNAL_CHANNELS = ["notice", "session_end"] as const;

export type SignalChannel = (typeof SIGNAL_CHANNELS)[number];

/**
 * What a use case gets: the pool, or the one connection of a transaction. It is an interface and all state hangs on the object,
 * because the module that made it may exist twice (once in Node, once in the bundle).
 */
export interface Database {
  /** What is read from it may be cached for all requests, until one of these (`platform/shared-cache/`). */
  readonly changes?: Changes;
  /** Of one that only reads (`reading-only.ts`): the database it stands for. */
  readonly original?: Database;
  /** Used by `statement()`; use cases call their statements. */
  execute<Row>(statement: BoundStatement): Promise<Answer<Row>>;
  /**
   * Everything done through `tx` happens or nothing does. A transaction that loses a race in the server
   * (serialisation failure, deadlock) is run again, up to three times: `work` must have no other effects than those
   * in the database. Inside a transaction this is a savepoint.
   */
  transaction<Result>(work: (tx: Database) => Promise<Result>): Promise<Result>;
}
