import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import {
  FreshSignInDialog,
  needsFreshSignIn,
  type WaysToSignIn,
} from "#features/accounts/ui/fresh-sign-in-dialog.tsx";
import { type Removal, RemovalForm } from "#features/moderation/ui/dashboard/removal-form.tsx";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import { saveItem } from "#features/dashboard/calls.ts";
import { Day } from "#platform/i18n/day.tsx";
import type { PageOf } from "#platform/page-of.ts";
import { SpreadRows } from "#ui/layout/spread-rows.tsx";
import { isFocusLost } from "#ui/is-focus-lost.ts";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { UserChanges, UserDetails } from "../../user-fields.ts";
import { AdminPart } from "./admin-part.tsx";
import type { Written } from "../../written.ts";
import { BeginViewingForm } from "./begin-viewing-form.tsx";
import { DoingsPart } from "./doings-part.tsx";
import { GiveRoleForm } from "./give-role-form.tsx";
import { RestorePart } from "./restore-part.tsx";
import { SuspensionPart } from "./suspension-part.tsx";
import { WrittenPart } from "./written-part.tsx";
import { useRoleName } from "./use-role-name.ts";
import styles from "./user-desk.module.css";

/** Whether what was done is so at once, or has no step of theirs to begin with: a proposal, or what was put back. */
type Done = "counts" | "done";

type UserDeskProps = {
  user: UserDetails;
  /** The reader: nobody changes their own roles. */
  accountId: number;
  ways: WaysToSignIn;
  /** Of each reason to reset a profile what it is in a sentence, in their language. */
  sentences: RefusalSentences;
  written: PageOf<Written>;
  /** The decisions by which their profile was reset and that can be undone, the last first. */
  resets: readonly string[];
};

/** What somebody did; their roles and open sessions, each with the way to end it; a role to give, a suspension, and a reset. */
export function UserDesk({ user, accountId, ways, sentences, written, resets }: UserDeskProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const roleName = useRoleName();
  const [isSaving, setIsSaving] = useState(false);
  const [resetDraft, setResetDraft] = useState<Partial<Removal>>();
  const [isNotFresh, setIsNotFresh] = useState(false);
  const [news, setNews] = useState<Done | "failed">();
  const { id, rev, values, shown } = user;
  const isOwn = id === accountId;
  const told = useRef<HTMLDivElement>(null);
  // The form that was sent is another one by now, and the button of what ended is gone.
  useEffect(() => {
    if (news && news !== "failed" && isFocusLost()) told.current?.focus();
  }, [news, rev, written, resets]);

  async function save(changes: UserChanges, done: Done = "counts"): Promise<void> {
    setNews(undefined);
    try {
      await saveItem("users", { _id: String(id), rev, changes });
      setNews(done);
    } catch (failure) {
      if (needsFreshSignIn(failure)) setIsNotFresh(true);
      throw failure;
    } finally {
      // Also when somebody else was first: then it shows what they did.
      await revalidate();
    }
  }

  async function restored(): Promise<void> {
    await revalidate();
    setNews("done");
  }

  async function end(changes: UserChanges, done?: Done): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    await save(changes, done).catch(() => setNews("failed"));
    setIsSaving(false);
  }

  return (
    <Stack gap={8}>
      <div ref={told} tabIndex={-1}>
        <LiveRegion>
          {news === "done" && (
            <Notice tone="done">
              <Trans id="user-managing.done.short">Done.</Trans>
            </Notice>
          )}
          {news === "counts" && (
            <Notice tone="done">
              <Trans id="user-managing.done">Done. It counts from their next step on.</Trans>
            </Notice>
          )}
          {news === "failed" && (
            <Notice tone="warning">
              <Trans id="user-managing.failed">
                Nothing was changed. Look at what stands here now and try again.
              </Trans>
            </Notice>
          )}
        </LiveRegion>
      </div>
      <p>
        <Link to={`/user/${values.url}`}>
          <Trans id="user-managing.profile">Open the profile</Trans>
        </Link>
      </p>
      <DoingsPart user={user} />
      <Section title={<Trans id="user-managing.roles">Roles</Trans>}>
        <SpreadRows>
          {shown.roles.map(({ role, item, itemName }) => {
            const name = roleName({ role, item, itemName });
            return (
              <li key={`${role} ${item}`}>
                <span className={styles.name}>{name}</span>
                {role !== "admin" && !isOwn && (
                  <Button
                    kind="quiet"
                    disabled={!isHydrated || isSaving}
                    aria-label={t({ id: "user-managing.take-named", message: `Take away: ${name}` })}
                    onClick={() => end({ take: { role, item } })}
                  >
                    <Trans id="user-managing.take">Take away</Trans>
                  </Button>
                )}
              </li>
            );
          })}
        </SpreadRows>
        {shown.roles.length === 0 && (
          <p>
            <Trans id="user-managing.no-roles">None yet.</Trans>
          </p>
        )}
        {isOwn ? (
          <p className={styles.soft}>
            <Trans id="user-managing.own">Nobody changes their own roles.</Trans>
          </p>
        ) : (
          <AdminPart
            user={user}
            accountId={accountId}
            isBusy={!isHydrated || isSaving}
            onChange={(changes) => void end(changes, shown.proposal && !changes.drop ? "counts" : "done")}
          />
        )}
      </Section>
      {!isOwn && isHydrated && (
        <Section title={<Trans id="user-managing.give">Give a role</Trans>}>
          <GiveRoleForm key={rev} onGive={(give) => save({ give })} />
        </Section>
      )}
      {!isOwn && isHydrated && !shown.roles.some(({ role }) => role === "admin" || role === "mod") && (
        <Section title={<Trans id="user-managing.viewing">See the site as they do</Trans>}>
          <Stack gap={3}>
            <p className={styles.soft}>
              <Trans id="user-managing.viewing.what">
                For 15 minutes, in this browser. You change nothing, and their letters, account, friends,
                location and dashboard stay closed. It’s in the log.
              </Trans>
            </p>
            <BeginViewingForm accountId={id} onNotFresh={() => setIsNotFresh(true)} />
          </Stack>
        </Section>
      )}
      <Section title={<Trans id="user-managing.sessions">Where they are logged in</Trans>}>
        <SpreadRows>
          {shown.sessions.map(({ _id: sessionId, device, usedAt }) => (
            <li key={sessionId}>
              <span>
                <span className={styles.name}>{device}</span>{" "}
                <span className={styles.soft}>
                  <Day at={usedAt} form="date" />
                </span>
              </span>
              <Button
                kind="quiet"
                disabled={!isHydrated || isSaving}
                aria-label={t({ id: "user-managing.end-named", message: `Log out: ${device}` })}
                onClick={() => end({ endSession: Number(sessionId) })}
              >
                <Trans id="user-managing.end">Log out</Trans>
              </Button>
            </li>
          ))}
        </SpreadRows>
        {shown.sessions.length === 0 && (
          <p>
            <Trans id="user-managing.no-sessions">Nowhere at the moment.</Trans>
          </p>
        )}
      </Section>
      {!isOwn && isHydrated && (
        <>
          <SuspensionPart user={user} isBusy={isSaving} save={save} onLift={() => void end({ lift: true })} />
          <Section title={<Trans id="user-managing.reset">Reset the profile</Trans>}>
            <Stack gap={6}>
              <RemovalForm
                // Another one once something was reset or put back, of which the version knows nothing.
                key={`reset ${rev} ${resets[0]}`}
                id={`user-${id}`}
                suggested={null}
                sentences={sentences}
                draft={resetDraft}
                onType={(typed) => setResetDraft((draft) => ({ ...draft, ...typed }))}
                onRemove={async ({ resets = [], ...why }) => {
                  await save({ reset: { ...why, resets } });
                  setResetDraft(undefined);
                }}
                isPerson
              />
              {resets[0] !== undefined && (
                <RestorePart
                  key={resets[0]}
                  decisionId={resets[0]}
                  isOfReset
                  what={values.name}
                  onRestored={restored}
                />
              )}
            </Stack>
          </Section>
        </>
      )}
      <WrittenPart
        written={written}
        addressOf={(page) => `${ways.path}${page > 1 ? `&page=${page}` : ""}#written`}
        onRestored={restored}
      />
      {isNotFresh && <FreshSignInDialog ways={ways} onClose={() => setIsNotFresh(false)} />}
    </Stack>
  );
}
