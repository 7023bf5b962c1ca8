import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { pageOf } from "#features/accounts/spoken-for.ts";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import { type RefusalDraft, RefusalFields, refusalOf } from "#features/dashboard/ui/queue/refusal-fields.tsx";
import { phoneText } from "#features/shops/phone-text.ts";
import { observedOnText } from "#platform/observed-on-text.ts";
import { Day } from "#platform/i18n/day.tsx";
import { Button } from "#ui/button/button.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { CLAIM_REASONS, type ClaimReason, type WaitingClaim } from "../../claim.ts";
import { CLAIM_REASON_WORDS } from "../claim-reasons.ts";
import { CallCode } from "./call-code.tsx";
import { ClaimSourceText } from "./claim-source-text.tsx";
import { SaveDocument } from "./save-document.tsx";

type ClaimCaseProps = {
  claim: WaitingClaim;
  author: ReactNode;
  sentences: RefusalSentences;
  /** What was chosen and typed before somebody looked at another case, or sent and came back. */
  draft: RefusalDraft;
  onType: (draft: RefusalDraft) => void;
  onTake: () => void;
  onRefuse: (refusal: { reason?: ClaimReason; explanation?: string }) => void;
};

/** A claim with what speaks for it: where the code went, from whom that address was known and since when, and who claims. */
export function ClaimCase({ claim, author, sentences, draft, onType, onTake, onRefuse }: ClaimCaseProps) {
  const { i18n } = useLingui();
  const isHydrated = useIsHydrated();
  const [isMissing, setMissing] = useState(false);
  const isProven = claim.state === "proven";
  const isDocument = claim.proof === "document";

  function pressRefuse() {
    if (!draft.reason) setMissing(true);
    else onRefuse(refusalOf(CLAIM_REASONS, draft));
  }

  return (
    <Stack gap={6}>
      <CaseHeading>
        <Link to={pageOf(claim.item)}>{claim.item.name}</Link>
      </CaseHeading>
      {claim.isDispute && (
        <Notice tone="warning">
          <Trans id="dashboard.claims.dispute">
            Somebody speaks for it already. Ask both before you decide.
          </Trans>
        </Notice>
      )}
      <DefinitionList
        items={[
          {
            id: "proof",
            term: <Trans id="dashboard.claims.proof">Proof</Trans>,
            description: isDocument ? (
              <Trans id="dashboard.claims.document">A document, which you have to read</Trans>
            ) : isProven ? (
              <Trans id="dashboard.claims.typed">The six digits were typed</Trans>
            ) : (
              <Trans id="dashboard.claims.untyped">Waits for a call, or for the digits to be typed</Trans>
            ),
          },
          ...(claim.proofBy === null || claim.source === null || claim.observedOn === null
            ? []
            : [
                {
                  id: "by",
                  term:
                    claim.proof === "email" ? (
                      <Trans id="dashboard.claims.email">Its public address</Trans>
                    ) : (
                      <Trans id="dashboard.claims.phone">Its public telephone</Trans>
                    ),
                  description: claim.proof === "email" ? claim.proofBy : phoneText(claim.proofBy),
                },
                {
                  id: "source",
                  term: <Trans id="dashboard.claims.source">Known from</Trans>,
                  description: (
                    <ClaimSourceText
                      type={claim.item.type}
                      source={claim.source}
                      seen={observedOnText(i18n, claim.observedOn)}
                    />
                  ),
                },
              ]),
          {
            id: "since",
            term: <Trans id="dashboard.claims.since">Account made</Trans>,
            description: <Day at={claim.memberSince} />,
          },
        ]}
      />
      {author}
      {isDocument && <SaveDocument claimId={claim["_id"]} />}
      {claim.proof === "phone" && claim.proofBy !== null && !isProven && (
        <CallCode claim={claim} number={claim.proofBy} />
      )}
      <Section level={3} title={<Trans id="dashboard.decide">Decide</Trans>}>
        <Stack gap={4}>
          <RefusalFields
            reasons={CLAIM_REASONS.map((value) => ({
              value,
              label: i18n._(CLAIM_REASON_WORDS[claim.item.type][value]),
            }))}
            sentences={sentences}
            draft={draft}
            onType={onType}
            isMissing={isMissing && !draft.reason}
          />
          <Cluster gap={4}>
            <Button data-key="a" disabled={!isHydrated || !isProven} onClick={onTake}>
              <Trans id="dashboard.claims.approve">They speak for it</Trans>
            </Button>
            <Button kind="danger" disabled={!isHydrated} onClick={pressRefuse}>
              <Trans id="dashboard.claims.reject">Turn it down</Trans>
            </Button>
          </Cluster>
        </Stack>
      </Section>
    </Stack>
  );
}
