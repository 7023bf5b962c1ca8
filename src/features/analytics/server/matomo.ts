import type { Clock } from "#platform/clock.ts";
import type { CountedHit, HitCollector } from "./counted-hit.ts";

/** While a Matomo is away no more are kept. */
const MOST_KEPT = 20_000;
/** In one request, as those of its own programs. */
const MOST_AT_ONCE = 200;
const PATIENCE_MS = 10_000;
const SECOND_MS = 1000;
/** It takes no older ones without a secret (its `cdt`), and would refuse all that is sent with them. */
const OLDEST_MS = 23 * 60 * 60 * SECOND_MS;

/** What a Matomo is told of every hit. */
const ALWAYS = {
  rec: "1",
  apiv: "1",
  // It takes a program that is no browser for a robot, and would leave it out.
  bots: "1",
  send_image: "0",
};

/**
 * Sends hits to the Matomo of `ANALYTICS_URL` (Matomo's Tracking HTTP API, bulk requests), such as
 * `https://matomo.example.org/matomo.php?idsite=1`. The site sends them: no browser asks there, and it learns neither an address nor a
 * browser, but by a number for the day which pages were one visit.
 */
export function openMatomo(
  setting: string,
  { request = fetch, now }: { request?: typeof fetch; now: Clock },
): HitCollector {
  const address = new URL(setting);
  const site = [...address.searchParams];
  address.search = "";
  let hits: CountedHit[] = [];

  const queryOf = ({ at, url, locale, goal, visitor }: CountedHit) =>
    `?${new URLSearchParams([
      ...site,
      ...Object.entries(ALWAYS),
      ["url", url.href],
      ["_id", visitor],
      ["lang", locale],
      ["cdt", String(Math.floor(at.getTime() / SECOND_MS))],
      ...(goal === undefined ? [] : [["idgoal", String(goal)]]),
    ])}`;

  async function send(some: readonly CountedHit[]): Promise<void> {
    const answer = await request(address, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ requests: some.map(queryOf) }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`ANALYTICS_URL answered with ${answer.status}`);
  }

  return {
    add(hit) {
      if (hits.length < MOST_KEPT) hits.push(hit);
    },
    async flush() {
      const oldest = now().getTime() - OLDEST_MS;
      hits = hits.filter(({ at }) => at.getTime() > oldest);
      while (hits.length > 0) {
        const some = hits.slice(0, MOST_AT_ONCE);
        await send(some);
        hits = hits.slice(some.length);
      }
    },
  };
}
