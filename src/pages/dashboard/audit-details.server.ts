import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { AUDIT_DETAILS, AUDIT_TYPES, type AuditDetail } from "#features/audit/audit.ts";
import { TYPE_LABELS } from "#features/audit/audit-labels.ts";
import type { DetailInWords, ToldEntry, ToldThing } from "#features/audit/audit-query.ts";
import { BRAND_FIELDS, BRAND_STATE_LABELS } from "#features/brands/brand-fields.ts";
import { EDITED_PRODUCT_FIELDS } from "#features/contributions/product-fields.ts";
import { STRAIN_FIELDS } from "#features/contributions/strain-fields.ts";
import { EDITED_SHOP_FIELDS, SHOP_FIELD_GROUPS } from "#features/contributions/shop-fields.ts";
import type { Fields } from "#features/dashboard/field.ts";
import { DEAL_FIELDS, DEAL_STATE_LABELS } from "#features/deals/deal-fields.ts";
import { POST_FIELDS, POST_STATE_LABELS } from "#features/discover/post-fields.ts";
import { JOB_FIELDS, JOB_STATE_LABELS } from "#features/jobs/job-fields.ts";
import { RESET_WORDS } from "#features/moderation/ui/decision-words.ts";
import { ISSUE_FIELDS, ISSUE_STATE_LABELS } from "#features/newsletter/issue-fields.ts";
import { REFUSAL_WORDS } from "#features/notifications/ui/refusal-words.ts";
import { REMOVAL_WORDS } from "#features/notifications/ui/removal-words.ts";
import { CITY_FIELDS } from "#features/places/city-fields.ts";
import { SURVEY_LABELS } from "#features/surveys/survey-labels.ts";
import { TICKET_FIELDS, TICKET_STATE_LABELS } from "#features/support/ticket-fields.ts";
import { ROLE_LABELS, USER_FIELDS } from "#features/users/user-fields.ts";
import { WORD_FIELDS } from "#features/words/word-fields.ts";

// The log keeps ids, states and words of the rules. What they mean is known to many slices, and is told here.

type Words = Readonly<Record<string, MessageDescriptor>>;

/** What the details of an entry are called. */
const DETAIL_WORDS: Readonly<Record<AuditDetail, MessageDescriptor>> = {
  added: msg({ id: "audit.detail.added", message: "Picture added" }),
  appealId: msg({ id: "audit.detail.appeal", message: "Appeal" }),
  assigneeId: msg({ id: "audit.detail.assignee", message: "To whom" }),
  claimId: msg({ id: "audit.detail.claim", message: "Claim" }),
  claimantId: msg({ id: "audit.detail.claimant", message: "Who asked" }),
  days: msg({ id: "audit.detail.days", message: "Days" }),
  decisionId: TYPE_LABELS.decision,
  fields: msg({ id: "audit.detail.fields", message: "Fields" }),
  from: msg({ id: "audit.detail.before", message: "Before" }),
  hours: msg({ id: "audit.detail.hours", message: "Hours" }),
  isDrawn: msg({ id: "audit.detail.is-drawn", message: "Now a drawn one" }),
  item: msg({ id: "audit.detail.item", message: "For" }),
  jobId: TYPE_LABELS.job,
  loserId: msg({ id: "audit.detail.loser", message: "The one given up" }),
  mergeId: msg({ id: "audit.detail.merge", message: "Merge" }),
  otherId: msg({ id: "audit.detail.other", message: "The other one" }),
  people: msg({ id: "audit.detail.people", message: "Whoever spoke for it goes along" }),
  productId: TYPE_LABELS.product,
  proof: msg({ id: "audit.detail.proof", message: "Proof" }),
  removed: msg({ id: "audit.detail.removed", message: "Picture removed" }),
  reportCount: msg({ id: "audit.detail.reports", message: "Reports" }),
  resets: msg({ id: "audit.detail.resets", message: "Back to the first" }),
  role: msg({ id: "audit.detail.role", message: "Role" }),
  shopId: TYPE_LABELS.shop,
  slug: msg({ id: "audit.detail.slug", message: "Address" }),
  survey: TYPE_LABELS.survey,
  taken: msg({ id: "audit.detail.taken", message: "Taken from the other" }),
  targetId: msg({ id: "audit.detail.number", message: "Its number" }),
  targetType: msg({ id: "audit.detail.kind", message: "Kind of thing" }),
  to: msg({ id: "audit.detail.after", message: "After" }),
  viewing: msg({ id: "audit.detail.viewing", message: "Number of the viewing" }),
};

const REASON = msg({ id: "audit.detail.reason", message: "Reason" });

const PROOFS: Words = {
  document: msg({ id: "audit.proof.document", message: "a document" }),
  email: msg({ id: "audit.proof.email", message: "a code by mail" }),
  phone: msg({ id: "audit.proof.phone", message: "a code by telephone" }),
};

const YES_NO: Words = {
  true: msg({ id: "audit.yes", message: "yes" }),
  false: msg({ id: "audit.no", message: "no" }),
};

/** What the values of a detail mean, whatever the entry is about. */
const VALUE_WORDS: Readonly<Record<string, Words>> = {
  isDrawn: YES_NO,
  people: YES_NO,
  proof: PROOFS,
  reason: { ...REMOVAL_WORDS, ...REFUSAL_WORDS },
  resets: RESET_WORDS,
  role: ROLE_LABELS,
  survey: Object.fromEntries(Object.entries(SURVEY_LABELS).map(([survey, { title }]) => [survey, title])),
  targetType: TYPE_LABELS,
};

/** What moves from state to state. */
const STATES_OF: Readonly<Partial<Record<string, Words>>> = {
  brand: BRAND_STATE_LABELS,
  deal: DEAL_STATE_LABELS,
  issue: ISSUE_STATE_LABELS,
  job: JOB_STATE_LABELS,
  post: POST_STATE_LABELS,
  ticket: TICKET_STATE_LABELS,
};

const FIELDS_OF: Readonly<Partial<Record<string, Fields>>> = {
  account: USER_FIELDS,
  brand: BRAND_FIELDS,
  city: CITY_FIELDS,
  deal: DEAL_FIELDS,
  issue: ISSUE_FIELDS,
  job: JOB_FIELDS,
  post: POST_FIELDS,
  product: EDITED_PRODUCT_FIELDS,
  shop: EDITED_SHOP_FIELDS,
  strain: STRAIN_FIELDS,
  ticket: TICKET_FIELDS,
  user: USER_FIELDS,
  // Of either; no field of both means two things.
  userChange: { ...EDITED_PRODUCT_FIELDS, ...EDITED_SHOP_FIELDS },
  word: WORD_FIELDS,
};

/** A merge takes facts of a shop by their group. */
const GROUPS: Words = {
  ...Object.fromEntries(SHOP_FIELD_GROUPS.map(({ group, label }) => [group, label])),
  hours: msg({ id: "fact-group.hours", message: "Opening hours" }),
};

/** The reason and the details of an entry in words; what a later version wrote stays the word that it is. */
export function detailsInWords(i18n: I18n, { target, reason, details }: ToldEntry): DetailInWords[] {
  const fields = FIELDS_OF[AUDIT_TYPES.find((type) => type === target.type) ?? ""] ?? {};

  const states = STATES_OF[target.type] ?? {};

  function inWords(word: string, value: string): string {
    const isField = word === "fields" || word === "taken";
    const isState = word === "from" || word === "to";
    const ofIts = isState ? states[value] : VALUE_WORDS[word]?.[value];
    const known = isField ? (fields[value]?.label ?? GROUPS[value]) : ofIts;
    return known ? i18n._(known) : value;
  }

  const list = new Intl.ListFormat(i18n.locale, { type: "unit" });

  function detailInWords({ word, value, thing }: ToldEntry["details"][number]): DetailInWords {
    const known = AUDIT_DETAILS.find((one) => one === word);
    const label = known ? i18n._(DETAIL_WORDS[known]) : word;
    const values = value.split(", ").map((one) => inWords(word, one));
    return { label, value: calledIn(i18n, thing) ?? list.format(values), path: thing?.path ?? null };
  }

  const why =
    reason === null ? [] : [{ label: i18n._(REASON), value: inWords("reason", reason), path: null }];
  return [...why, ...details.map(detailInWords)];
}

const PERSON_LEFT = msg({ id: "audit.person-left", message: "Somebody who left (account {id})" });
const THING_GONE = msg({ id: "audit.detail-gone", message: "{id}, no longer there" });

/** What a thing of a detail is called: the label says of what kind it is. */
function calledIn(i18n: I18n, thing: ToldThing | null): string | null {
  if (!thing?.isGone) return thing?.name ?? null;
  const said = thing.type === "account" ? PERSON_LEFT : THING_GONE;
  return i18n._({ ...said, values: { id: thing["_id"] } });
}
