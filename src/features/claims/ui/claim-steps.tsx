import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { phoneText } from "#features/shops/phone-text.ts";
import { Button } from "#ui/button/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { NamedItem } from "../calls.ts";
import { type CodeProof, type NoMail, type OwnClaim, WAITED_TOO_LONG } from "../claim.ts";
import { ChooseProof } from "./choose-proof.tsx";
import { ClaimCodeForm } from "./claim-code-form.tsx";
import { CLAIM_REASON_WORDS } from "./claim-reasons.ts";
import { ItemIsYours } from "./item-is-yours.tsx";

type ClaimStepsProps = {
  item: NamedItem & {
    name: string;
    proofs: Partial<Record<CodeProof, string>>;
    noMail: NoMail | null;
    isSpokenFor: boolean;
  };
  /** Null while there is none. */
  claim: OwnClaim | null;
  /** The reader speaks for it. */
  isTheirs: boolean;
};

/**
 * Where somebody's claim of a shop or a brand stands, and the next step of it. A step is shorter than the form that led to it, and
 * stands above what is left of it on the screen: it takes the focus, and is scrolled to.
 */
export function ClaimSteps(claimed: ClaimStepsProps) {
  const { claim, isTheirs } = claimed;
  const [isOtherWay, setIsOtherWay] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const step = [isTheirs, claim?.state, claim?.proof, isOtherWay].join(" ");
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [step]);
  return (
    <div ref={place} tabIndex={-1}>
      <Step {...claimed} isOtherWay={isOtherWay} setIsOtherWay={setIsOtherWay} />
    </div>
  );
}

type StepProps = ClaimStepsProps & { isOtherWay: boolean; setIsOtherWay: (isOtherWay: boolean) => void };

function Step({ item, claim, isTheirs, isOtherWay, setIsOtherWay }: StepProps) {
  if (isTheirs) return <ItemIsYours {...item} />;
  if (claim?.state === "proven" && !isOtherWay) {
    return (
      <Notice
        tone="done"
        title={
          claim.proof === "document" ? (
            <Trans id="claims.document.arrived">Your document has arrived.</Trans>
          ) : (
            <Trans id="claims.proven">The digits are right.</Trans>
          )
        }
      >
        <p>
          {claim.isDispute ? (
            <Trans id="claims.proven.dispute">
              Somebody speaks for it already. An admin hears both of you and says yes or no; we tell you here.
            </Trans>
          ) : (
            <Trans id="claims.proven.text">An admin says yes or no; we tell you here.</Trans>
          )}
        </p>
        {claim.proof === "document" && (
          <Button kind="quiet" onClick={() => setIsOtherWay(true)}>
            <Trans id="claims.document.again">Send another one, or choose another way</Trans>
          </Button>
        )}
      </Notice>
    );
  }
  const isAsked = claim?.state === "asked" && !isOtherWay;
  return (
    <Stack gap={6}>
      {claim?.state === "rejected" && <Refused claim={claim} type={item.type} />}
      {isAsked ? (
        <>
          <p>
            <WhereTheDigitsAre claim={claim} />
          </p>
          <ClaimCodeForm item={item} />
          <div>
            <Button kind="quiet" onClick={() => setIsOtherWay(true)}>
              <Trans id="claims.other-way">Again, or another way</Trans>
            </Button>
          </div>
        </>
      ) : (
        <>
          {item.isSpokenFor && (
            <Notice title={<Trans id="claims.dispute">Somebody speaks for it already</Trans>}>
              <Trans id="claims.dispute.text">
                You can claim it all the same: an admin hears both of you and decides.
              </Trans>
            </Notice>
          )}
          <ChooseProof
            item={item}
            proofs={item.proofs}
            noMail={item.noMail}
            onAsked={() => setIsOtherWay(false)}
          />
        </>
      )}
    </Stack>
  );
}

function Refused({ claim: { reason, explanation }, type }: { claim: OwnClaim; type: NamedItem["type"] }) {
  const { i18n } = useLingui();
  if (reason === WAITED_TOO_LONG) {
    return (
      <Notice tone="warning" title={<Trans id="claims.waited">Nobody decided about your claim.</Trans>}>
        <Trans id="claims.waited.text">
          It waited for ninety days, so it was closed. That wasn’t your fault: please try once more.
        </Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={<Trans id="claims.refused">An admin said no.</Trans>}>
      {reason && <p>{i18n._(CLAIM_REASON_WORDS[type][reason])}</p>}
      {explanation !== null && <p>{explanation}</p>}
    </Notice>
  );
}

function WhereTheDigitsAre({ claim: { proof, proofBy } }: { claim: OwnClaim }) {
  // A document waits for no digits.
  if (proofBy === null) return null;
  if (proof === "email") {
    return (
      <Trans id="claims.sent">
        Six digits are on their way to {proofBy}. They count for a quarter of an hour.
      </Trans>
    );
  }
  const phone = phoneText(proofBy);
  return (
    <Trans id="claims.called">
      One of us calls {phone} on a weekday and reads out six digits. They count for three days.
    </Trans>
  );
}
