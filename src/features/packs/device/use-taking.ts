import { useEffect, useEffectEvent, useRef, useState } from "react";
import { browserCookie } from "#platform/browser-cookie.ts";
import type { PocketTaken } from "#platform/offline/kept-pages.ts";
import { loadedAssets } from "#platform/offline/tell-of-visits.ts";
import { packAddress, pocketPathOf, removeCity } from "#platform/offline/pocket.ts";
import type { PackHead, PackIndex, PackInList } from "../pack.ts";
import { PackGone, type Progress, takePack } from "./take-pack.ts";

/** A pack that can be taken along. */
export interface Offer {
  pack: PackInList;
  head: PackHead;
}

/** Why a download stands still. */
export type Halt = "paused" | "network" | "full" | "gone";

export type Taking =
  | { state: "looking" }
  /** The site has no such city, or no shop there. */
  | { state: "none" }
  /** There is no network to ask it. */
  | { state: "unreachable" }
  /** The browser has no caches, or no worker that could answer from them. */
  | { state: "impossible" }
  | { state: "offered"; offer: Offer }
  | { state: "taking"; offer: Offer; progress: Progress; secondsLeft: number | null }
  | { state: "halted"; offer: Offer; progress: Progress; why: Halt }
  | { state: "taken"; offer: Offer };

/** Some hundred files on a slow network. */
const WORKER_PATIENCE_MS = 60_000;

const NOTHING_YET: Progress = { bytes: 0, total: 0, ready: [] };

/** Taking a city along, from the offer to the pocket. `start` goes on where it stood; what has come stays while the page is left. */
export function useTaking(city: string, onTaken: () => void) {
  const [taking, setTaking] = useState<Taking>({ state: "looking" });
  const aborter = useRef<AbortController>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const told = useEffectEvent(onTaken);

  async function look() {
    setTaking(await lookFor(city));
  }

  async function start() {
    if (!("offer" in taking) || taking.state === "taking" || taking.state === "taken") return;
    const { offer } = taking;
    const total = offer.pack.bytes;
    let progress = taking.state === "halted" ? taking.progress : { ...NOTHING_YET, total };
    const startedAt = performance.now();
    const startedFrom = progress.bytes;
    const stopping = new AbortController();
    aborter.current = stopping;
    setTaking({ state: "taking", offer, progress, secondsLeft: null });
    void navigator.storage?.persist?.();
    try {
      await takePack(offer.pack, {
        signal: stopping.signal,
        onProgress: (now) => {
          progress = now;
          const speed = (now.bytes - startedFrom) / (performance.now() - startedAt);
          const secondsLeft = speed > 0 ? Math.ceil((now.total - now.bytes) / speed / 1000) : null;
          if (!stopping.signal.aborted) setTaking({ state: "taking", offer, progress, secondsLeft });
        },
      });
      await keepPocketPage();
      setTaking({ state: "taken", offer });
      told();
    } catch (error) {
      setTaking({ state: "halted", offer, progress, why: haltOf(error) });
    }
  }

  /** What has come stays. */
  const pause = () => aborter.current?.abort();

  async function stopAndRemove() {
    pause();
    // What is under way puts by what has come before it ends.
    await running.current;
    await removeCity(city);
    await look();
  }

  function go() {
    running.current = start();
  }

  const goOn = useEffectEvent(() => {
    if (taking.state === "unreachable") void look();
    if (taking.state === "halted" && taking.why === "network") go();
  });
  useEffect(() => {
    let isLeft = false;
    void lookFor(city).then((found) => isLeft || setTaking(found));
    const onOnline = () => goOn();
    window.addEventListener("online", onOnline);
    return () => {
      isLeft = true;
      window.removeEventListener("online", onOnline);
      aborter.current?.abort();
    };
  }, [city]);

  return {
    taking,
    look: () => void look(),
    start: go,
    pause,
    stopAndRemove: () => void stopAndRemove(),
  };
}

const canTake = () => "caches" in globalThis && "serviceWorker" in navigator;

async function lookFor(city: string): Promise<Taking> {
  if (!canTake()) return { state: "impossible" };
  try {
    const offer = await offerOf(city);
    return offer ? { state: "offered", offer } : { state: "none" };
  } catch {
    return { state: "unreachable" };
  }
}

async function offerOf(city: string): Promise<Offer | undefined> {
  const { packs } = (await (await fetch("/packs/index.json")).json()) as PackIndex;
  const pack = packs.find((one) => one.city === city);
  if (!pack) return undefined;
  const answer = await fetch(packAddress(city, pack.version, "pack.json"));
  if (!answer.ok) return undefined;
  return { pack, head: (await answer.json()) as PackHead };
}

function haltOf(error: unknown): Halt {
  if (error instanceof PackGone) return "gone";
  const name = error instanceof Error ? error.name : "";
  if (name === "AbortError") return "paused";
  return name === "QuotaExceededError" ? "full" : "network";
}

/**
 * The worker has the page that reads the pocket once this resolves. It is told again with each city: of its languages, it has those that were used.
 * @throws TypeError where it could not fetch it
 */
export async function keepPocketPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const told: PocketTaken = {
    kind: "pocket",
    path: pocketPathOf(location.href),
    consent: browserCookie("ageandcookies") ?? "",
    assets: loadedAssets(),
  };
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data === true));
    port1.start();
    // A worker of an older build does not answer.
    setTimeout(() => resolve(false), WORKER_PATIENCE_MS);
  });
  active?.postMessage(told, [port2]);
  if (!(await answered)) throw new TypeError("The worker could not fetch the page of the pocket");
}
