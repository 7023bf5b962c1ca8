import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { AUDIT_DETAILS } from "#features/audit/audit.ts";
import type { DetailInWords, ToldEntry } from "#features/audit/audit-query.ts";
import { detailsInWords } from "./audit-details.server.ts";

const ENTRY: ToldEntry = {
  _id: "3",
  at: "2026-11-28T17:00:00Z",
  role: "admin",
  actor: { type: "account", _id: "1", name: "Ada", path: null, isGone: false },
  action: "edit",
  target: { type: "shop", _id: "7", name: "Andersom", path: null, isGone: false },
  reason: null,
  details: [],
};

const GONE = { _id: "8", name: null, path: null, isGone: true };

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const inWords = (entry: Partial<ToldEntry>) => detailsInWords(i18n, { ...ENTRY, ...entry });

test.each<[string, Partial<ToldEntry>, DetailInWords[]]>([
  [
    "fields by what they are called in the editor",
    { details: [{ word: "fields", value: "name, phone", thing: null }] },
    [{ label: "Fields", value: "Name on the door, Phone", path: null }],
  ],
  [
    "a reason by the words that its author read",
    {
      action: "removeReview",
      reason: "offTopic",
      details: [{ word: "decisionId", value: "12", thing: null }],
    },
    [
      { label: "Reason", value: "About something else", path: null },
      { label: "Decision", value: "12", path: null },
    ],
  ],
  [
    "a role, and for which shop",
    {
      action: "grantRole",
      target: { ...ENTRY.target, type: "account" },
      details: [
        { word: "role", value: "shopAdmin", thing: null },
        { word: "item", value: "andersom", thing: null },
      ],
    },
    [
      { label: "Role", value: "Speaks for a shop", path: null },
      { label: "For", value: "andersom", path: null },
    ],
  ],
  [
    "what was taken of a shop that was merged, by groups",
    { action: "merge", details: [{ word: "taken", value: "hours, access", thing: null }] },
    [{ label: "Taken from the other", value: "Opening hours, Who gets in", path: null }],
  ],
  [
    "the shop that a number means, and the way there",
    {
      details: [
        {
          word: "loserId",
          value: "8",
          thing: { type: "shop", _id: "8", name: "Relax", path: "/dashboard/shops/shop?id=8", isGone: false },
        },
      ],
    },
    [{ label: "The one given up", value: "Relax", path: "/dashboard/shops/shop?id=8" }],
  ],
  [
    "that a person left and a thing is gone",
    {
      details: [
        { word: "claimantId", value: "8", thing: { ...GONE, type: "account" } },
        { word: "shopId", value: "8", thing: { ...GONE, type: "shop" } },
      ],
    },
    [
      { label: "Who asked", value: "Somebody who left (account 8)", path: null },
      { label: "Shop", value: "8, no longer there", path: null },
    ],
  ],
  [
    "from which state to which an issue went",
    {
      target: { ...ENTRY.target, type: "issue" },
      details: [
        { word: "from", value: "draft", thing: null },
        { word: "to", value: "sending", thing: null },
      ],
    },
    [
      { label: "Before", value: "Draft", path: null },
      { label: "After", value: "Being sent", path: null },
    ],
  ],
  [
    "which survey somebody answered",
    { details: [{ word: "survey", value: "visit", thing: null }] },
    [{ label: "Answer in a survey", value: "A few questions about your visit", path: null }],
  ],
  [
    "what a later version wrote, as it stands",
    {
      reason: "moonPhase",
      details: [
        { word: "fields", value: "orbit", thing: null },
        { word: "speed", value: "9", thing: null },
      ],
    },
    [
      { label: "Reason", value: "moonPhase", path: null },
      { label: "Fields", value: "orbit", path: null },
      { label: "speed", value: "9", path: null },
    ],
  ],
])("an entry tells %s", (_, entry, told) => {
  expect(inWords(entry)).toEqual(told);
});

test("each detail that the site writes down is called by a word of the reader's", () => {
  const details = AUDIT_DETAILS.map((word) => ({ word, value: "1", thing: null }));
  const labels = inWords({ details }).map(({ label }) => label);
  expect(labels.filter((label, place) => label === AUDIT_DETAILS[place])).toEqual([]);
});
