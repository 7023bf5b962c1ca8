/** The global scope of a service worker: TypeScript has its types only instead of a page's, not beside them. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: "window" }): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: AskedEvent) => void): void;
  addEventListener(type: "message", listener: (event: ToldEvent) => void): void;
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
}
