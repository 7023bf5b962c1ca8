import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { FreshSignInDialog, type WaysToSignIn } from "#features/accounts/ui/fresh-sign-in-dialog.tsx";
import { SpreadRows } from "#ui/layout/spread-rows.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonBlock } from "#ui/skeleton/skeleton-block.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { Colleague, Colleagues, InvitationDecision } from "../../colleague.ts";
import { ColleagueRow } from "./colleague-row.tsx";
import styles from "./colleagues.module.css";
import { EndQuestion } from "./end-question.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { InviteForm } from "./invite-form.tsx";

type ColleaguesTabProps = {
  colleagues: Colleagues;
  accountId: number;
  ways: WaysToSignIn;
  now: string;
};

/** Who looks after the page of a shop or a brand, who is invited to, and the two ways to change that. */
export function ColleaguesTab({ colleagues, accountId, ways, now }: ColleaguesTabProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const newsPlace = useRef<HTMLDivElement>(null);
  const [ending, setEnding] = useState<Colleague>();
  const [isNotFresh, setIsNotFresh] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const [news, setNews] = useState<string>();
  const { people, invitations } = colleagues;
  const item = { type: colleagues.item.type, id: colleagues.item["_id"] };
  const isReader = ({ person }: Colleague) => person["_id"] === String(accountId);
  // They stand in the order in which they came. An admin need not be among them, and may end all.
  const own = people.findIndex(isReader);

  async function ended(colleague: Colleague) {
    const { name } = colleague.person;
    setEnding(undefined);
    // Of this page nothing is theirs any more.
    if (isReader(colleague)) return void navigate("/dashboard");
    await revalidate();
    tell(t({ id: "colleagues.ended", message: `${name} can’t change this page any more.` }));
  }

  /** The button that was pressed is gone, or another one. */
  function tell(what: string) {
    setNews(what);
    newsPlace.current?.focus();
  }

  function wordsOf(outcome: InvitationDecision | "gone", email: string): string {
    switch (outcome) {
      case "sendAgain":
        return t({ id: "colleagues.sent", message: `An email is on its way to ${email}.` });
      case "withdraw":
        return t({ id: "colleagues.withdrawn", message: `The link sent to ${email} counts no more.` });
      case "gone":
        return t({
          id: "colleagues.gone",
          message: `The invitation of ${email} was answered or withdrawn in the meantime.`,
        });
    }
  }

  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <div ref={newsPlace} tabIndex={-1}>
          <LiveRegion>{news !== undefined && <Notice tone="done">{news}</Notice>}</LiveRegion>
        </div>
        <Section title={<Trans id="colleagues.title">Who looks after this page</Trans>}>
          <p className={styles.soft}>
            <Trans id="colleagues.what">
              All of them can change the same things and invite others. Each can end the access of those who
              came after them.
            </Trans>
          </p>
          <SpreadRows>
            {people.map((colleague, place) => (
              <ColleagueRow
                key={colleague.person["_id"]}
                colleague={colleague}
                isReader={isReader(colleague)}
                onEnd={place < own ? undefined : () => setEnding(colleague)}
              />
            ))}
          </SpreadRows>
          {people.length === 0 && (
            <p>
              <Trans id="colleagues.nobody">Nobody yet.</Trans>
            </p>
          )}
        </Section>
      </Stack>
      {invitations.length > 0 && (
        <Section title={<Trans id="colleagues.invitations">Invited</Trans>}>
          <SpreadRows>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation["_id"]}
                invitation={invitation}
                now={now}
                onNotFresh={() => setIsNotFresh(true)}
                onDone={(outcome) => tell(wordsOf(outcome, invitation.email))}
              />
            ))}
          </SpreadRows>
        </Section>
      )}
      <Section title={<Trans id="colleagues.invite">Invite a colleague</Trans>}>
        <Stack gap={4}>
          <p className={styles.soft}>
            <Trans id="colleagues.invite.text">
              They get an email with a link, log in and say yes. The link counts for seven days, and once.
            </Trans>
          </p>
          {isHydrated ? (
            <InviteForm
              key={sentCount}
              item={item}
              accountId={accountId}
              onSent={(email) => {
                setSentCount((count) => count + 1);
                tell(wordsOf("sendAgain", email));
              }}
              onNotFresh={() => setIsNotFresh(true)}
            />
          ) : (
            <SkeletonBlock />
          )}
        </Stack>
      </Section>
      {ending && (
        <EndQuestion
          item={item}
          colleague={ending.person}
          isReader={isReader(ending)}
          isLast={people.length === 1}
          onEnded={() => ended(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
      {isNotFresh && <FreshSignInDialog ways={ways} onClose={() => setIsNotFresh(false)} />}
    </Stack>
  );
}
