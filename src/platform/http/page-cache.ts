import { LRUCache } from "lru-cache";
import type { NonceTemplate } from "./nonce-template.ts";

/** One page as last rendered; each answer gets its own nonce. */
export interface CachedPage {
  text: NonceTemplate;
  status: number;
  headers: Record<string, string>;
  /** False for a page that is not shown once it is old, whatever happens: `must-revalidate`. */
  mayBeStale: boolean;
  /** By the clock of the process (`performance.now()`), which nobody sets back. */
  renderedAtMs: number;
}

/** A page is rendered again after this long: a change shows within ten seconds, with the time of its rendering. */
const FRESH_MS = 9_500;

/** While pages cannot be rendered (the database restarts), the last good one is served for so long (security.md G3). */
const STALE_MS = 10 * 60_000;

/** A render that takes longer is not waited for where there is a last good page; the next visitor gets what it brings. */
const PATIENCE_MS = 300;
/** A page that nobody asked for in a minute is worth more waiting: its visitor may be the only one. */
const SELDOM_MS = 60_000;
const PATIENCE_FOR_SELDOM_MS = 2_000;

/** After a failed render the last good page is served at once, and no other is tried for so long. */
const PAUSE_MS = 2_000;

/** Which page, and in which of its variants. */
export interface PageKey {
  address: string;
  variant: string;
}

interface Render {
  page: Promise<CachedPage>;
  startedAtMs: number;
}

/**
 * The micro-cache of anonymous pages, each rendered once for all requests within a few seconds. Requests of a page that is being
 * rendered wait for it, so that a thousand visitors of a cold page cost one render. Only pages with status 200 are cached;
 * another answer that is no failure (404, a redirect) takes the kept page away in all its variants: what is gone never comes back.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Render>();
  /** When the last render of a page failed. Pages that were rendered since are not in it. */
  readonly #failedAtMs = new LRUCache<string, number>({ max: 1_000 });
  readonly #now: () => number;

  constructor({
    maxBytes = 64 * 1024 * 1024,
    now = () => performance.now(),
  }: { maxBytes?: number; now?: () => number } = {}) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      // As a UTF-16 string, as bytes and compressed.
      sizeCalculation: ({ text }) => Math.ceil(text.length * 3.5) + 1,
    });
  }

  /**
   * The page of a key, cached or rendered now. Where rendering fails or takes long, the last good page is served for ten minutes
   * (stale-if-error, stale-while-revalidate).
   */
  async page(asked: PageKey, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const key = `${asked.address} ${asked.variant}`;
    const cached = this.#pages.get(key);
    if (!cached) return this.#renderOnce(key, asked, render).page;
    const ageMs = this.#now() - cached.renderedAtMs;
    if (ageMs < FRESH_MS) return cached;
    if (ageMs >= STALE_MS || !cached.mayBeStale) return this.#renderOnce(key, asked, render).page;
    const failedAtMs = this.#failedAtMs.get(key);
    if (failedAtMs !== undefined && this.#now() - failedAtMs < PAUSE_MS) return cached;
    const { page, startedAtMs } = this.#renderOnce(key, asked, render);
    const isSeldom = ageMs > SELDOM_MS && failedAtMs === undefined;
    const patienceMs = isSeldom ? PATIENCE_FOR_SELDOM_MS : PATIENCE_MS;
    const rendered = page.then(
      (good) => (good.status >= 500 ? cached : good),
      () => cached,
    );
    return first(rendered, cached, startedAtMs + patienceMs - this.#now());
  }

  #renderOnce(key: string, { address }: PageKey, render: () => Promise<CachedPage>): Render {
    const running = this.#rendering.get(key);
    if (running) return running;
    const page = render()
      .then(
        (rendered) => {
          if (rendered.status === 200) this.#pages.set(key, rendered);
          else if (rendered.status < 500) this.#forget(address);
          this.#remember(key, rendered.status < 500);
          return rendered;
        },
        (error: unknown) => {
          this.#remember(key, false);
          throw error;
        },
      )
      .finally(() => this.#rendering.delete(key));
    const started = { page, startedAtMs: this.#now() };
    this.#rendering.set(key, started);
    return started;
  }

  #forget(address: string): void {
    for (const key of this.#pages.keys()) if (key.startsWith(`${address} `)) this.#pages.delete(key);
  }

  #remember(key: string, isGood: boolean): void {
    if (isGood) this.#failedAtMs.delete(key);
    else this.#failedAtMs.set(key, this.#now());
  }

  clear(): void {
    this.#pages.clear();
  }
}

/** What is awaited, or the other when it takes longer. */
async function first<Value>(awaited: Promise<Value>, other: Value, withinMs: number): Promise<Value> {
  if (withinMs <= 0) return other;
  const late = Promise.withResolvers<Value>();
  const timer = setTimeout(() => late.resolve(other), withinMs);
  return Promise.race([awaited, late.promise]).finally(() => clearTimeout(timer));
}
