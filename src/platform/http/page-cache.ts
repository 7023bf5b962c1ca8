import { LRUCache } from "lru-cache";
import type { NonceTemplate } from "./nonce-template.ts";

/** One page as last drawn; the nonce of each answer goes into its gaps. */
export interface DrawnPage {
  text: NonceTemplate;
  status: number;
  headers: Record<string, string>;
  drawnAtMs: number;
}

/** A page is drawn anew after this long, so that a change shows within seconds. */
const FRESH_MS = 10_000;

/** When pages cannot be drawn (the database restarts), the last good one is shown this long (security.md G3). */
const STALE_MS = 10 * 60_000;

/**
 * Anonymous pages, drawn once for all who ask within a few seconds. One page is drawn at a time for a key, so that a
 * thousand visitors of a cold page cost one drawing. Only pages with status 200 are kept.
 */
export class PageCache {
  readonly #pages: LRUCache<string, DrawnPage>;
  readonly #drawing = new Map<string, Promise<DrawnPage>>();
  readonly #now: () => number;

  constructor({
    maxBytes = 64 * 1024 * 1024,
    now = Date.now,
  }: { maxBytes?: number; now?: () => number } = {}) {
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      // As letters of two bytes, as bytes to pack, and packed.
      sizeCalculation: ({ text }) => Math.ceil(text.length * 3.5) + 1,
    });
  }

  /** The page of a key, from memory or drawn now. A failed drawing is answered with the last good page of ten minutes. */
  async page(key: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
    const kept = this.#pages.get(key);
    const age = kept ? this.#now() - kept.drawnAtMs : Number.POSITIVE_INFINITY;
    if (kept && age < FRESH_MS) return kept;
    const lastGood = kept && age < STALE_MS ? kept : undefined;
    try {
      const drawn = await this.#drawOnce(key, draw);
      return drawn.status >= 500 ? (lastGood ?? drawn) : drawn;
    } catch (error) {
      if (lastGood) return lastGood;
      throw error;
    }
  }

  #drawOnce(key: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
    const running = this.#drawing.get(key);
    if (running) return running;
    const drawing = draw()
      .then((page) => {
        if (page.status === 200) this.#pages.set(key, page);
        return page;
      })
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    return drawing;
  }

  clear(): void {
    this.#pages.clear();
  }
}
