import { useLingui } from "@lingui/react";
import { Badge } from "#ui/badge/badge.tsx";
import { TICKET_STATE_LABELS, type TicketToAnswer } from "../../ticket-fields.ts";
import { SUBJECT_LABELS } from "../../ticket-labels.ts";
import type { TicketState } from "../../ticket.ts";

const TONES: Record<TicketState, "saffron" | "canal" | "neutral"> = {
  open: "saffron",
  answered: "canal",
  closed: "neutral",
};

/** Where a ticket stands, in a word or two. */
export function TicketStateBadge({ state }: { state: TicketState }) {
  const { i18n } = useLingui();
  return <Badge tone={TONES[state]}>{i18n._(TICKET_STATE_LABELS[state])}</Badge>;
}

/** What a ticket is called: its number, and what it is about. */
export function useTicketName(): (ticket: TicketToAnswer) => string {
  const { i18n } = useLingui();
  return ({ id, values: { subject, shopName, cityName } }) =>
    `#${id} ${subject ? i18n._(SUBJECT_LABELS[subject]) : `${shopName}, ${cityName}`}`;
}
