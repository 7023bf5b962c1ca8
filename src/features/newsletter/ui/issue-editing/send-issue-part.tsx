import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { saveItem } from "#features/dashboard/calls.ts";
import { RemoveDialog } from "#features/dashboard/ui/editor/remove-dialog.tsx";
import { HeldPill } from "#features/dashboard/ui/queue/held-pill.tsx";
import { TakenBack, useHeld } from "#features/dashboard/ui/queue/use-held.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { DeleteGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { NO_OWN_ADDRESS } from "../../call-refusals.ts";
import { type IssueStep, type IssueToEdit, type Readers, sharesOf } from "../../issue.ts";
import { IssueBadges } from "./issue-badges.tsx";
import { WhoGetsIt } from "./who-gets-it.tsx";

/** Who would get a draft, a try of it, and the way to send it, which can be taken back for ten seconds (decision 50). */
export function SendIssuePart({ issue, readers }: { issue: IssueToEdit; readers: Readers }) {
  const { t, i18n } = useLingui();
  const isHydrated = useIsHydrated();
  const held = useHeld();
  const trying = usePress();
  const sending = usePress();
  const [isTried, setTried] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const shares = sharesOf(issue.values, readers);
  const subject = textIn(issue.values.subject, localeOfTag(i18n.locale))?.text ?? "";
  const take = (step: IssueStep) =>
    saveItem("newsletter", { _id: String(issue.id), rev: issue.rev, changes: { step } });

  async function tryIt() {
    setTried(false);
    setTried(await trying.press(() => take("try")));
  }

  const told = t({ id: "issue-editing.told", message: `“${subject}” is sent` });
  const send = () =>
    void sending.press(() =>
      held
        .hold(told, async () => void (await take("send")))
        .catch((failure: unknown) => {
          if (!(failure instanceof TakenBack)) throw failure;
        }),
    );

  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        <IssueBadges issue={issue} />
        <Button kind="bare" icon={<Icon glyph={DeleteGlyph} />} onClick={() => setRemoving(true)}>
          <Trans id="issue-editing.remove">Delete for good</Trans>
        </Button>
      </Cluster>
      <p>
        <Trans id="issue-editing.who">
          As it’s saved now, confirmed subscribers get it so, each in the language they chose:
        </Trans>
      </p>
      <WhoGetsIt {...shares} />
      <Cluster gap={3}>
        <Button kind="quiet" disabled={!isHydrated} isLoading={trying.isBusy} onClick={() => void tryIt()}>
          <Trans id="issue-editing.try">Send a try to me</Trans>
        </Button>
        <Button disabled={!isHydrated || shares.total === 0} isLoading={sending.isBusy} onClick={send}>
          <Plural
            id="issue-editing.send"
            value={shares.total}
            one="Send to # subscriber"
            other="Send to # subscribers"
          />
        </Button>
      </Cluster>
      <LiveRegion>
        {isTried && (
          <Notice>
            <Trans id="issue-editing.tried">
              It’s on its way to your confirmed address, in each language that’s saved.
            </Trans>
          </Notice>
        )}
        {trying.failure !== undefined && (
          <Notice tone="problem">
            {NO_OWN_ADDRESS.in(trying.failure) ? (
              <Trans id="issue-editing.no-address">
                We don’t know where to: confirm an e-mail address of yours in{" "}
                <Link to="/profile">your profile</Link> first.
              </Trans>
            ) : (
              <Trans id="issue-editing.failed">
                That didn’t work. Load the page again, then try once more.
              </Trans>
            )}
          </Notice>
        )}
        {sending.failure !== undefined && (
          <Notice tone="problem">
            <Trans id="issue-editing.failed">
              That didn’t work. Load the page again, then try once more.
            </Trans>
          </Notice>
        )}
      </LiveRegion>
      <HeldPill {...held} />
      {isRemoving && (
        <RemoveDialog
          list="newsletter"
          item={issue}
          title={t({ id: "issue-editing.remove.title", message: "Delete this issue for good?" })}
          onClose={() => setRemoving(false)}
        >
          <p>
            <Trans id="issue-editing.remove.text">
              Its text in all languages is gone, and can’t be brought back.
            </Trans>
          </p>
        </RemoveDialog>
      )}
    </Stack>
  );
}
