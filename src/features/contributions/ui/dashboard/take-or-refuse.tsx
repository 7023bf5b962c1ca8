import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";
import { REFUSAL_WORDS } from "#features/notifications/ui/refusal-words.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { LONGEST_REFUSAL, type Refusal, REFUSAL_REASONS } from "../../refusal.ts";

type TakeOrRefuseProps = {
  take: ReactNode;
  refuse: ReactNode;
  /** Why it cannot be taken now; null when it can. */
  whyNot?: ReactNode;
  onTake: () => void;
  onRefuse: (refusal: Refusal) => void;
};

const NO_REASON = "none";

/** The decision about something that people gave: its author hears of it, and why it is refused where that is said. */
export function TakeOrRefuse({ take, refuse, whyNot = null, onTake, onRefuse }: TakeOrRefuseProps) {
  const { i18n, t } = useLingui();
  const isHydrated = useIsHydrated();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);

  function pressRefuse() {
    if (reason === "") return setMissing(true);
    const known = REFUSAL_REASONS.find((one) => one === reason);
    const explanation = words.current?.value.trim();
    onRefuse({ ...(known && { reason: known }), ...(explanation && { explanation }) });
  }

  return (
    <Section level={3} title={<Trans id="dashboard.decide">Decide</Trans>}>
      <LiveRegion>
        {whyNot !== null && (
          <div data-key="why" tabIndex={-1}>
            {whyNot}
          </div>
        )}
      </LiveRegion>
      <Stack gap={4}>
        <SelectField
          data-key="r"
          label={t({ id: "dashboard.refusal.reason", message: "Reason, if you refuse" })}
          hint={t({ id: "dashboard.refusal.hint", message: "Whoever sent it reads this." })}
          {...(isMissing && { error: t({ id: "dashboard.reason.wrong", message: "Choose the reason." }) })}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
          options={[
            { value: "", label: t({ id: "dashboard.reason.choose", message: "Choose a reason" }) },
            ...REFUSAL_REASONS.map((value) => ({ value, label: i18n._(REFUSAL_WORDS[value]) })),
            // To say none is a choice too, and nobody makes it by a slip.
            { value: NO_REASON, label: t({ id: "dashboard.refusal.none", message: "No reason" }) },
          ]}
        />
        {reason !== "" && (
          <TextArea
            ref={words}
            label={t({ id: "dashboard.refusal.explanation", message: "In your own words (optional)" })}
            maxLength={LONGEST_REFUSAL}
            rows={3}
          />
        )}
        <Cluster gap={4}>
          <Button data-key="a" disabled={!isHydrated || whyNot !== null} onClick={onTake}>
            {take}
          </Button>
          <Button kind="danger" disabled={!isHydrated} onClick={pressRefuse}>
            {refuse}
          </Button>
        </Cluster>
      </Stack>
    </Section>
  );
}
