import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { Person } from "#features/accounts/person.ts";
import { PersonRow } from "#features/accounts/ui/person-row.tsx";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { PeopleGlyph } from "#ui/icon/glyphs.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { befriendUser, declineRequest } from "../../friend-calls.ts";
import { REQUEST_DAYS } from "../../friendship.ts";
import { PeopleSearch } from "./people-search.tsx";
import styles from "./person-page.module.css";
import { UnfriendDialog } from "./unfriend-dialog.tsx";
import { useFriendFailure } from "./use-friend-failure.ts";

type FriendsTabProps = {
  friends: readonly Person[];
  /** Who asks this person. */
  requests: readonly Person[];
  /** Whom this person has asked. */
  asked: readonly Person[];
};

/** One's friends, and the requests of both sides. */
export function FriendsTab({ friends, requests, asked }: FriendsTabProps) {
  const { t } = useLingui();
  const told = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState("");
  const [ending, setEnding] = useState<Person>();
  const { isBusy, failure, press } = usePress();
  const mistake = useFriendFailure(failure);
  const days = REQUEST_DAYS;

  async function act(doIt: () => Promise<unknown>, happened: string) {
    setNews("");
    if (!(await press(doIt))) return;
    setNews(happened);
    // The row that was pressed is gone.
    told.current?.focus();
  }

  function end({ id, name }: Person) {
    setEnding(undefined);
    void act(
      () => befriendUser(id, false),
      t({ id: "friends.ended", message: `You and ${name} are no longer friends.` }),
    );
  }

  return (
    <Stack gap={8}>
      <PeopleSearch />
      <div ref={told} tabIndex={-1} className={styles.told}>
        <LiveRegion>{news}</LiveRegion>
        <LiveRegion>{mistake && <Notice tone="problem">{mistake}</Notice>}</LiveRegion>
      </div>
      {requests.length > 0 && (
        <Section title={<Trans id="friends.requests">Requests received</Trans>}>
          <Stack as="ul" gap={1}>
            {requests.map((person) => {
              const { id, name } = person;
              return (
                <PersonRow key={person.id} person={person}>
                  <Button
                    isLoading={isBusy}
                    aria-label={t({ id: "friends.accept-named", message: `Accept ${name}` })}
                    onClick={() =>
                      void act(
                        () => befriendUser(id, true),
                        t({ id: "friends.accepted", message: `You and ${name} are friends now.` }),
                      )
                    }
                  >
                    <Trans id="friends.accept">Accept</Trans>
                  </Button>
                  <Button
                    kind="quiet"
                    isLoading={isBusy}
                    aria-label={t({ id: "friends.decline-named", message: `Decline ${name}` })}
                    onClick={() =>
                      void act(
                        () => declineRequest(id),
                        t({ id: "friends.declined", message: `Declined. ${name} isn’t told.` }),
                      )
                    }
                  >
                    <Trans id="friends.decline">Decline</Trans>
                  </Button>
                </PersonRow>
              );
            })}
          </Stack>
        </Section>
      )}
      {friends.length > 0 ? (
        <Section title={<Trans id="friends.title">Friends</Trans>}>
          <Stack as="ul" gap={1}>
            {friends.map((person) => {
              const { name } = person;
              return (
                <PersonRow key={person.id} person={person}>
                  <Button
                    kind="bare"
                    aria-haspopup="dialog"
                    aria-label={t({ id: "friends.remove-named", message: `Remove ${name}` })}
                    onClick={() => setEnding(person)}
                  >
                    <Trans id="friends.end.yes">Remove</Trans>
                  </Button>
                </PersonRow>
              );
            })}
          </Stack>
        </Section>
      ) : (
        <EmptyState
          glyph={PeopleGlyph}
          title={t({ id: "friends.none.title", message: "No friends here yet" })}
        >
          <Trans id="friends.none">Look for somebody above, or share your page and let them ask you.</Trans>
        </EmptyState>
      )}
      {asked.length > 0 && (
        <Section title={<Trans id="friends.asked-title">Requests sent</Trans>}>
          <p>
            <Trans id="friends.asked-days">A request nobody answers lapses after {days} days.</Trans>
          </p>
          <Stack as="ul" gap={1}>
            {asked.map((person) => {
              const { id, name } = person;
              return (
                <PersonRow key={person.id} person={person}>
                  <Button
                    kind="quiet"
                    isLoading={isBusy}
                    aria-label={t({ id: "friends.take-back-named", message: `Withdraw: ${name}` })}
                    onClick={() =>
                      void act(
                        () => befriendUser(id, false),
                        t({
                          id: "friends.taken-back",
                          message: `You’ve withdrawn your request to ${name}.`,
                        }),
                      )
                    }
                  >
                    <Trans id="friends.take-back-short">Withdraw</Trans>
                  </Button>
                </PersonRow>
              );
            })}
          </Stack>
        </Section>
      )}
      {ending && (
        <UnfriendDialog
          name={ending.name}
          onRemove={() => end(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Stack>
  );
}
