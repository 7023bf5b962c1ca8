import { useLingui } from "@lingui/react/macro";
import type { OpeningState } from "#features/hours/opening-state.ts";
import { useOpeningWords } from "#features/hours/ui/opening-words.ts";
import { dayText } from "#platform/i18n/format.ts";
import type { Door, Reason } from "../../can-i-get-in.ts";
import { useResidentsWords } from "../shop-words.ts";
import { useStatusWords, useTriStateWords } from "../shop-words.ts";

type ReasonWordsOptions = { door: Door; opening: OpeningState; at: string | null; now: string };

/** The text of each rule of this shop, for all visitors. */
export function useReasonWords({
  door,
  opening,
  at,
  now,
}: ReasonWordsOptions): Record<Reason["rule"], { label: string; value: string }> {
  const { t, i18n } = useLingui();
  const statuses = useStatusWords();
  const residents = useResidentsWords();
  const states = useTriStateWords();
  const sayOpening = useOpeningWords();
  const { minimumAge, idCheck, membership } = door.access;
  const day = dayText(i18n.locale, "weekdayAndDay", at ?? now);
  const time = dayText(i18n.locale, "time", at ?? now);
  return {
    status: {
      label: t({ id: "door.status", message: "The shop" }),
      value: statuses[door.status] ?? "",
    },
    age: {
      label: t({ id: "access.age", message: "Minimum age" }),
      value: minimumAge === null ? states.unknown : t({ id: "access.age.value", message: `${minimumAge}` }),
    },
    residents: {
      label: t({ id: "access.residents", message: "Residents and visitors" }),
      value: residents[door.access.residents],
    },
    id: {
      label: t({ id: "access.id", message: "Is ID checked?" }),
      value: states[idCheck],
    },
    membership: {
      label: t({ id: "access.membership", message: "Is a membership needed?" }),
      value:
        membership === "unknown"
          ? t({
              id: "door.membership.unknown",
              message: "Not known. No rule has required membership since November 2012.",
            })
          : states[membership],
    },
    hours: {
      label: at
        ? t({ id: "door.hours.at", message: `${day}, ${time}` })
        : t({ id: "door.hours.now", message: "Now" }),
      value: sayOpening(opening, at ?? now).text,
    },
  };
}
