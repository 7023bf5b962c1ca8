import { countryDay } from "#features/hours/country-clock.ts";
import type { OpeningState } from "#features/hours/opening-state.ts";
import { type Access, accessOf, hasLegalAge, hasResidentsRule, LEGAL_MINIMUM_AGE } from "./access.ts";
import type { Provenance } from "./facts.ts";
import type { Shop, ShopKind, ShopStatus } from "./shop.ts";

export const RESIDENCES = ["resident", "residentWithoutProof", "abroad"] as const;

/** Whether someone lives in the Netherlands, and can show it. */
export type Residence = (typeof RESIDENCES)[number];

/** The only question about age: on which side of a limit someone is. Never a date of birth. */
export type AgeAnswer = { atLeast: number } | { under: number };

/** The visitor's answers; null is not answered. Never stored, never logged. */
export interface Visitor {
  residence: Residence | null;
  age: AgeAnswer | null;
  hasId: boolean | null;
  /** A wall clock in the country, such as `2026-11-22T20:00`; null for now. */
  at: string | null;
}

export const VERDICTS = ["yes", "uncertain", "no"] as const;

export type Verdict = (typeof VERDICTS)[number];

/** `note` is shown and decides nothing. */
export type Outcome = "pass" | "fail" | "unsure" | "note";

/** The source of a rule and when it was last confirmed (see platform/observed-on.ts); `law` is the national rule, without a date. */
export interface Word {
  from: "law" | "shop" | "municipality";
  source: string | null;
  observedOn: string | null;
}

export interface Reason {
  rule: "status" | "age" | "residents" | "id" | "membership" | "hours";
  outcome: Outcome;
  /** Null where unknown. */
  word: Word | null;
}

/** The known entry rules of a shop. */
export interface Door {
  kind: ShopKind;
  status: ShopStatus;
  access: Access;
  /** The shop itself has a minimum age. */
  hasOwnAge: boolean;
  accessWord: Word | null;
  hoursWord: Word | null;
}

export type Bring = "id" | "proofOfResidence" | "membership";

export interface Answer {
  /** Of who gets in. Unknown hours never change it. */
  verdict: Verdict;
  /** A time was given and nobody knows whether the shop is open then, which has to be said beside the verdict. */
  areHoursUnknown: boolean;
  /** What speaks against it first, then what is not certain, then the rest. */
  reasons: Reason[];
  bring: Bring[];
}

export function doorOf(
  shop: Pick<Shop, "kind" | "status" | "access" | "facts"> & {
    municipality: Pick<Shop["municipality"], "residents">;
  },
): Door {
  return {
    kind: shop.kind,
    status: shop.status,
    access: accessOf(shop, shop.municipality),
    hasOwnAge: shop.access.minimumAge !== null,
    accessWord: wordOf(shop.facts.access),
    hoursWord: wordOf(shop.facts.hours),
  };
}

/** A confirmation updates the date of a source. */
function wordOf(provenance: Provenance | undefined): Word | null {
  if (!provenance) return null;
  const { confirmedAt } = provenance;
  const confirmedOn = confirmedAt === null ? "" : countryDay(new Date(confirmedAt));
  const { source, observedOn } = provenance;
  return { from: "shop", source, observedOn: confirmedOn > observedOn ? confirmedOn : observedOn };
}

/**
 * Whether a visitor gets in: "no" only where a known rule or known hours speak against it, "yes" only where every rule that
 * decides is known, else "uncertain". Unknown hours decide nothing: most shops have none, and the question is who gets in. A
 * membership decides only where the shop is known to require one: no law has required it since 19 November 2012. `opening` is
 * that at the time of arrival; undefined where no time was given.
 */
export function canIGetIn(door: Door, visitor: Visitor, opening: OpeningState | undefined): Answer {
  const isClosedForGood = door.status === "permanentlyClosed";
  const reasons: Reason[] = [
    ...statusReason(door, visitor),
    { rule: "age", outcome: ageOutcome(door, visitor), word: ageWord(door) },
    ...residentsReason(door, visitor),
    { rule: "id", outcome: idOutcome(door, visitor), word: saidWord(door, door.access.idCheck) },
    ...membershipReason(door),
    ...(opening && door.status === "active" ? [hoursReason(door, opening)] : []),
  ];
  const has = (outcome: Outcome) => reasons.some((reason) => reason.outcome === outcome);
  const verdict = has("fail") ? "no" : has("unsure") ? "uncertain" : "yes";
  return {
    verdict,
    areHoursUnknown: opening?.state === "unknown" && door.status === "active",
    reasons: reasons.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome)),
    bring: isClosedForGood ? [] : thingsToBring(door, visitor),
  };
}

const ORDER: Outcome[] = ["fail", "unsure", "pass", "note"];

function statusReason({ status }: Door, { at }: Visitor): Reason[] {
  if (status === "active") return [];
  // What is closed for a time may have opened again by the day someone comes.
  const isOpenAgain = status === "temporarilyClosed" && at !== null;
  return [{ rule: "status", outcome: isOpenAgain ? "unsure" : "fail", word: null }];
}

function ageOutcome(door: Door, { age }: Visitor): Outcome {
  if (!age) return "unsure";
  const { minimumAge } = door.access;
  // Where the minimum age is unknown, it matters only to visitors under age.
  if ("atLeast" in age) return age.atLeast >= (minimumAge ?? LEGAL_MINIMUM_AGE) ? "pass" : "unsure";
  return minimumAge !== null && age.under <= minimumAge ? "fail" : "unsure";
}

/** Eighteen is the law in coffeeshops (criterion J); elsewhere only a shop can say so. */
function ageWord(door: Door): Word | null {
  const asksForMore = (door.access.minimumAge ?? 0) > LEGAL_MINIMUM_AGE;
  if (door.hasOwnAge && asksForMore) return door.accessWord ?? UNSOURCED;
  if (hasLegalAge(door.kind)) return { from: "law", source: null, observedOn: null };
  return door.hasOwnAge ? (door.accessWord ?? UNSOURCED) : null;
}

const UNSOURCED: Word = { from: "shop", source: null, observedOn: null };

function saidWord({ accessWord }: Door, said: "yes" | "no" | "unknown"): Word | null {
  return said === "unknown" ? null : (accessWord ?? UNSOURCED);
}

function residentsReason({ kind, access, accessWord }: Door, { residence }: Visitor): Reason[] {
  const { residents, from, source, observedOn } = access;
  if (residents === "unknown" && !hasResidentsRule(kind)) return [];
  const told = from && { from, source, observedOn };
  const word = from === "shop" ? (accessWord ?? told) : told;
  return [{ rule: "residents", outcome: residentsOutcome(residents, residence), word }];
}

function residentsOutcome(rule: Access["residents"], residence: Residence | null): Outcome {
  if (rule === "anyone" || residence === "resident") return "pass";
  return rule === "residentsOnly" && residence === "abroad" ? "fail" : "unsure";
}

function idOutcome({ access }: Door, { hasId }: Visitor): Outcome {
  if (hasId || access.idCheck === "no") return "pass";
  return hasId === false && access.idCheck === "yes" ? "fail" : "unsure";
}

function membershipReason(door: Door): Reason[] {
  const { membership } = door.access;
  const outcome = { yes: "unsure", no: "pass", unknown: "note" } as const;
  return [{ rule: "membership", outcome: outcome[membership], word: saidWord(door, membership) }];
}

function hoursReason({ hoursWord }: Door, opening: OpeningState): Reason {
  const outcome = { open: "pass", closed: "fail", unknown: "note" } as const;
  return {
    rule: "hours",
    outcome: outcome[opening.state],
    word: opening.state === "unknown" ? null : (hoursWord ?? UNSOURCED),
  };
}

function thingsToBring({ kind, access }: Door, { residence }: Visitor): Bring[] {
  const mayAskForProof =
    access.residents === "residentsOnly" || (access.residents === "unknown" && hasResidentsRule(kind));
  return [
    ...(access.idCheck === "no" ? [] : (["id"] as const)),
    ...(mayAskForProof && residence !== "abroad" ? (["proofOfResidence"] as const) : []),
    ...(access.membership === "yes" ? (["membership"] as const) : []),
  ];
}
