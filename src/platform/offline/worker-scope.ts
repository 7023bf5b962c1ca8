/** The global scope of a service worker: TypeScript has its types only instead of a page's, not beside them. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: "window" }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: AskedEvent) => void): void;
  addEventListener(type: "message", listener: (event: ToldEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushedEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: PressedEvent) => void): void;
}

/** A tab or the installed app. */
export interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface PushedEvent extends LastingEvent {
  /** Null for a push without a payload. */
  readonly data: { json(): unknown } | null;
}

export interface PressedEvent extends LastingEvent {
  readonly notification: Notification;
}

export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  /** The response of the navigation preload; undefined without one. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface ToldEvent extends LastingEvent {
  readonly data: unknown;
  /** Where whoever told waits for an answer. */
  readonly ports: readonly MessagePort[];
}
