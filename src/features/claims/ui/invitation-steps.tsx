import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { JOINS_SHOP, rememberAct, takeAct } from "#features/accounts/pending-act.ts";
import { deskOf, pageOf } from "#features/accounts/spoken-for.ts";
import { Portrait } from "#features/accounts/ui/portrait.tsx";
import { statusOf } from "#platform/errors/page-error.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { joinShop } from "../calls.ts";
import type { Invitation, InvitationState } from "../colleague.ts";
import { ItemIsYours } from "./item-is-yours.tsx";

type InvitationStepsProps = {
  /** Of the link in the letter; null for whoever comes without. */
  token: string | null;
  /** Null where the link is of none. */
  invitation: Invitation | null;
  /** The reader speaks for it already. */
  isTheirs: boolean;
  /** What the reader is called; null for a visitor. */
  readerName: string | null;
};

/** What the link of a letter leads to: who invites, to what, and the yes. */
export function InvitationSteps({ token, invitation, isTheirs, readerName }: InvitationStepsProps) {
  if (token === null) return <WithoutToken />;
  if (invitation && isTheirs) {
    const { type, id, name } = invitation.item;
    return <ItemIsYours type={type} id={String(id)} name={name} />;
  }
  if (invitation?.state !== "open") {
    return (
      <Notice tone="warning" title={<WhyNot state={invitation?.state} />}>
        <Trans id="colleague.ask-again">Ask whoever invited you for another email.</Trans>
      </Notice>
    );
  }
  return <OpenInvitation token={token} invitation={invitation} readerName={readerName} />;
}

/** Whoever has just logged in comes back without the token, which no way to Google or Discord keeps: this tab has it. */
function WithoutToken() {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const act = takeAct(({ call }) => call === JOINS_SHOP);
    if (!act) return;
    // Whoever is new here is welcomed first.
    const query = new URLSearchParams(search);
    query.set("token", String(act.body.token));
    void navigate(`/colleague?${query}`, { replace: true });
  }, [navigate, search]);
  return (
    <p>
      <Trans id="colleague.without-token">Open the link in your email to say yes to an invitation.</Trans>
    </p>
  );
}

function WhyNot({ state }: { state: InvitationState | undefined }) {
  switch (state) {
    case "taken":
      return <Trans id="colleague.taken">Somebody has said yes with this link already.</Trans>;
    case "withdrawn":
      return (
        <Trans id="colleague.withdrawn">
          This invitation was withdrawn, or a later email has taken its place.
        </Trans>
      );
    case "old":
      return <Trans id="colleague.old">This link is older than seven days.</Trans>;
    default:
      return (
        <Trans id="colleague.unknown">
          We don’t know this link. It may be incomplete, or older than seven days.
        </Trans>
      );
  }
}

type OpenInvitationProps = { token: string; invitation: Invitation; readerName: string | null };

function OpenInvitation({ token, invitation: { item, inviter }, readerName }: OpenInvitationProps) {
  const { failed } = useFormWords();
  const navigate = useNavigate();
  const { isBusy, failure, press } = usePress();

  async function join() {
    let hasJoined = false;
    const isDone = await press(async () => {
      try {
        await joinShop(token);
        hasJoined = true;
      } catch (error) {
        // The page says how the invitation stands by now.
        if (statusOf(error) === 404 || statusOf(error) === 409) return;
        throw error;
      }
    });
    if (isDone && hasJoined) await navigate(deskOf(item));
  }

  return (
    <Stack gap={4}>
      <Cluster gap={3}>
        <Portrait src={inviter.thumbnail} size={3} />
        <p>
          <Trans id="colleague.who">
            <Link to={`/user/${inviter.url}`}>{inviter.name}</Link> invites you to look after{" "}
            <Link to={pageOf(item)}>{item.name}</Link>.
          </Trans>
        </p>
      </Cluster>
      <p>
        {item.type === "shop" ? (
          <Trans id="colleague.what">
            You can then change its facts and hours, its menu and its photos, and answer its reviews. Your
            name stands beside what you save. It costs nothing, and you can stop at any time.
          </Trans>
        ) : (
          <Trans id="colleague.what-brand">
            You can then change its facts, its deals and its jobs, and answer its reviews. Your name stands
            beside what you save. It costs nothing, and you can stop at any time.
          </Trans>
        )}
      </p>
      {readerName === null ? (
        <div>
          <Button
            onClick={() => {
              rememberAct({ call: JOINS_SHOP, body: { token } });
              void navigate(`/login?${new URLSearchParams({ path: "/colleague" })}`);
            }}
          >
            <Trans id="colleague.log-in">Log in to say yes</Trans>
          </Button>
        </div>
      ) : (
        <>
          <p>
            <Trans id="colleague.as">You’re logged in as {readerName}.</Trans>
          </p>
          <div>
            <Button isLoading={isBusy} onClick={() => void join()}>
              <Trans id="colleague.join">Yes, I’ll join</Trans>
            </Button>
          </div>
        </>
      )}
      <LiveRegion>{failure !== undefined && <Notice tone="problem">{failed}</Notice>}</LiveRegion>
    </Stack>
  );
}
