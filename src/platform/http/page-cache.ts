import { LRUCache } from "lru-cache";
import type { NonceTemplate } from "./nonce-template.ts";

/** One page as last rendered; each answer gets its own nonce. */
export interface CachedPage {
  text: NonceTemplate;
  status: number;
  headers: Record<string, string>;
  renderedAtMs: number;
}

/** A page is rendered again after this long, so that a change shows within seconds. */
const FRESH_MS = 10_000;

/** When pages cannot be rendered (the database restarts), the last good one is served stale this long (security.md G3). */
const STALE_MS = 10 * 60_000;

/**
 * The micro-cache of anonymous pages, each rendered once for all requests within a few seconds. Requests of a page that is being
 * rendered wait for it, so that a thousand visitors of a cold page cost one render. Only pages with status 200 are cached.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #now: () => number;

  constructor({
    maxBytes = 64 * 1024 * 1024,
    now = Date.now,
  }: { maxBytes?: number; now?: () => number } = {}) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      // As a UTF-16 string, as bytes and compressed.
      sizeCalculation: ({ text }) => Math.ceil(text.length * 3.5) + 1,
    });
  }

  /**
   * The page of a key, cached or rendered now. After a failed render the last good page is served for ten minutes
   * (stale-if-error).
   */
  async page(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const cached = this.#pages.get(key);
    const age = cached ? this.#now() - cached.renderedAtMs : Number.POSITIVE_INFINITY;
    if (cached && age < FRESH_MS) return cached;
    const lastGood = cached && age < STALE_MS ? cached : undefined;
    try {
      const rendered = await this.#renderOnce(key, render);
      return rendered.status >= 500 ? (lastGood ?? rendered) : rendered;
    } catch (error) {
      if (lastGood) return lastGood;
      throw error;
    }
  }

  #renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = render()
      .then((page) => {
        if (page.status === 200) this.#pages.set(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  clear(): void {
    this.#pages.clear();
  }
}
