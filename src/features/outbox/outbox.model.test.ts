// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { rememberAccount } from "#platform/session-account.ts";
import { keepSessionToken } from "#platform/session-token.ts";
import { runs } from "#tests/support/thorough.ts";
import { forgetOutbox } from "./forget-outbox.ts";
import { type Act, dropEntry, entriesOf } from "./outbox.ts";
import { keepAct, sendOrKeep, sendOutbox } from "./send-outbox.ts";

type Person = 1 | 2;

/** How the network treats what is sent: the answer may be lost after the site has done what was asked, and so may the tab that waits for it. */
type Network = "on" | "off" | "answersLost" | "tabDies" | "siteFails";

type Step =
  | { kind: "act"; call: Act["call"]; about: number }
  | { kind: "takeBack" }
  | { kind: "send"; tabs: 1 | 2 }
  | { kind: "network"; network: Network }
  | { kind: "logOut" }
  | { kind: "logIn"; person: Person }
  /** Another tab lets somebody in, and no page has said who it is. */
  | { kind: "otherTab"; person: Person };

interface Effect {
  person: Person;
  /** The number of the act. */
  act: number;
}

/** The site: does a call once for its key, and takes one review of a person about a thing. It is the model, so it is as simple as can be. */
class Site {
  network: Network = "on";
  effects: Effect[] = [];
  readonly #answers = new Map<string, number>();
  readonly #reviewed = new Set<string>();

  async fetch(path: string, { headers, body }: RequestInit): Promise<Response> {
    if (this.network === "off") throw new TypeError("Failed to fetch");
    const { authorization, "idempotency-key": key } = headers as Record<string, string>;
    const person = Number(authorization?.replace("Bearer token-", "")) as Person;
    if (path === "/api/profile") return Response.json({ user: { _id: String(person) } });
    if (this.network === "siteFails") return Response.json({ errors: [] }, { status: 503 });
    const status = this.#answer(person, path, `${person} ${path} ${key}`, JSON.parse(String(body)));
    if (this.network === "answersLost") throw new TypeError("Failed to fetch");
    if (this.network === "tabDies") return new Promise(() => undefined);
    return Response.json({ errors: [] }, { status });
  }

  #answer(person: Person, path: string, key: string, body: { act: number; about: number }): number {
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const target = `${person} ${body.about}`;
    const isSecond = path.endsWith("review") && this.#reviewed.has(target);
    if (!isSecond) this.effects.push({ person, act: body.act });
    if (path.endsWith("review")) this.#reviewed.add(target);
    // Refusals are not kept, as in the API.
    if (!isSecond) this.#answers.set(key, 200);
    return isSecond ? 409 : 200;
  }
}

/** What a person was told of an act, or did with it: then it need not arrive. */
type Fate = "mayArrive" | "takenBack" | "replaced" | "loggedOut";

class World {
  readonly site = new Site();
  readonly acts: { person: Person; fate: Fate }[] = [];
  person: Person | null = null;

  become(person: Person | null): void {
    this.person = person;
    document.cookie = `auth_token=${person === null ? "; Max-Age=0" : `token-${person}`}`;
    if (person === null) return localStorage.removeItem("auth_token");
    keepSessionToken(`token-${person}`);
    rememberAccount(person);
  }

  /** Nothing is pressed on such a page. */
  otherTab(person: Person): void {
    if (this.person === null) return;
    this.person = null;
    document.cookie = `auth_token=token-${person}`;
    localStorage.setItem("auth_token", `token-${person}`);
  }

  async act(call: Act["call"], about: number): Promise<void> {
    if (this.person === null) return;
    const number = this.acts.length;
    const subject = `${call}-${about}`;
    const before = entriesOf(this.person).find((entry) => entry.subject === subject);
    this.acts.push({ person: this.person, fate: "mayArrive" });
    const act: Act = { call, body: { act: number, about }, subject, name: "", path: "/" };
    if (this.site.network === "tabDies") {
      // As a press does that keeps first: a call that is sent at once, from a tab that dies, leaves its draft.
      if (!keepAct(act)) throw new Error("It was not kept");
    } else {
      await sendOrKeep(act).catch(() => this.#tell(number, "takenBack"));
    }
    if (before) this.#tell((before.body as { act: number }).act, "replaced");
  }

  takeBack(): void {
    const last = this.person === null ? undefined : entriesOf(this.person).at(-1);
    if (!last) return;
    this.#tell((last.body as { act: number }).act, "takenBack");
    dropEntry(last);
  }

  logOut(): void {
    for (const person of [1, 2] as const)
      for (const { body } of entriesOf(person)) this.#tell((body as { act: number }).act, "loggedOut");
    this.become(null);
    forgetOutbox();
  }

  /** A tab that dies never comes back. */
  async send(tabs: number): Promise<void> {
    const sending = Promise.all(Array.from({ length: tabs }, sendOutbox));
    const died = new Promise((resolve) => setTimeout(resolve));
    await (this.site.network === "tabDies" ? Promise.race([sending, died]) : sending);
  }

  #tell(number: number, fate: Fate): void {
    const act = this.acts[number];
    if (act) act.fate = fate;
  }
}

async function take(world: World, step: Step): Promise<void> {
  switch (step.kind) {
    case "act":
      return world.act(step.call, step.about);
    case "takeBack":
      return world.takeBack();
    case "send":
      return world.send(step.tabs);
    case "network":
      world.site.network = step.network;
      return undefined;
    case "logOut":
      return world.logOut();
    case "logIn":
      return world.become(step.person);
    case "otherTab":
      return world.otherTab(step.person);
  }
}

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("act" as const),
      call: fc.constantFrom("like" as const, "addreview" as const, "suggestchange" as const),
      about: fc.nat({ max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "takeBack" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("send" as const),
      tabs: fc.constantFrom(1 as const, 2 as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("network" as const),
      network: fc.constantFrom<Network>("on", "off", "answersLost", "tabDies", "siteFails"),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "logOut" as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("logIn" as const, "otherTab" as const),
      person: fc.constantFrom<Person>(1, 2),
    }),
  },
);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("whatever happens, each act is done at most once, by nobody else, and none is lost without a word", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25, size: "max" }), async (steps) => {
      const world = new World();
      world.logOut();
      world.become(1);
      vi.spyOn(navigator, "onLine", "get").mockImplementation(() => world.site.network !== "off");
      vi.stubGlobal("fetch", (path: string, init: RequestInit) => world.site.fetch(path, init));
      for (const one of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await take(world, one);
      }
      world.site.network = "on";
      const stays = new Set<number>();
      for (const person of [1, 2] as const) {
        world.become(person);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await world.send(1);
        for (const { body, refusal } of entriesOf(person)) {
          expect(refusal).not.toBeNull();
          stays.add((body as { act: number }).act);
        }
      }
      const { effects } = world.site;
      expect(new Set(effects.map(({ act }) => act)).size).toBe(effects.length);
      for (const { act, person } of effects) expect(world.acts[act]?.person).toBe(person);
      const done = new Set(effects.map(({ act }) => act));
      const lost = world.acts.filter(
        ({ fate }, act) => fate === "mayArrive" && !done.has(act) && !stays.has(act),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: runs(4_000) },
  );
});
