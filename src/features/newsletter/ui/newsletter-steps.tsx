import { Trans } from "@lingui/react/macro";
import { useState, useSyncExternalStore } from "react";
import { CallFailed } from "#platform/http-client.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { confirmNewsletter, unsubscribe } from "../calls.ts";

type Outcome = "none" | "sending" | "done" | "doneAll" | "old" | "failed";

/**
 * What the link of a mail leads to. It asks for a press, because programs that check mails open every link in them. The token is in
 * the fragment, which no server sees.
 */
export function NewsletterSteps() {
  const { confirming, isForLetters, ending, kind } = useFragment();
  const [outcome, setOutcome] = useState<Outcome>("none");
  const isOpen = outcome === "none" || outcome === "sending" || outcome === "failed";
  const isLoading = outcome === "sending";

  async function send(act: () => Promise<void>, done: Outcome = "done") {
    setOutcome("sending");
    try {
      await act();
      setOutcome(done);
    } catch (error) {
      setOutcome(error instanceof CallFailed && error.status === 400 ? "old" : "failed");
    }
  }

  return (
    <Stack gap={4}>
      {!confirming && !ending && (
        <p>
          <Trans id="newsletter.where">
            You can subscribe or unsubscribe in <Link to="/profile?tab=account">your profile</Link>.
          </Trans>
        </p>
      )}
      {confirming && isOpen && (
        <>
          <p>
            {isForLetters ? (
              <Trans id="newsletter.confirm.letters">
                Somebody, we hope you, asked for mail from us at this address. It starts once you confirm it.
              </Trans>
            ) : (
              <Trans id="newsletter.confirm.text">
                Somebody, we hope you, asked for our newsletter at this address. It starts once you confirm
                it.
              </Trans>
            )}
          </p>
          <div>
            <Button isLoading={isLoading} onClick={() => void send(() => confirmNewsletter(confirming))}>
              <Trans id="newsletter.confirm">Yes, send it to me</Trans>
            </Button>
          </div>
        </>
      )}
      {ending && isOpen && (
        <>
          <p>
            <WhatEnds kind={kind} />
          </p>
          <Cluster gap={2}>
            <Button isLoading={isLoading} onClick={() => void send(() => unsubscribe(ending))}>
              <Trans id="newsletter.end">Unsubscribe</Trans>
            </Button>
            <Button
              kind="quiet"
              isLoading={isLoading}
              onClick={() => void send(() => unsubscribe(ending, { isAll: true }), "doneAll")}
            >
              <Trans id="newsletter.end-all">End all mail</Trans>
            </Button>
          </Cluster>
        </>
      )}
      <div aria-live="polite">
        {outcome === "done" && (
          <Notice tone="done">
            {confirming ? (
              <Trans id="newsletter.confirmed">Thank you. Your address is confirmed.</Trans>
            ) : kind === "newsletter" ? (
              <Trans id="newsletter.ended">Done. No more newsletters from us.</Trans>
            ) : (
              <Trans id="newsletter.ended-kind">Done. No more of this mail from us.</Trans>
            )}
          </Notice>
        )}
        {outcome === "doneAll" && (
          <Notice tone="done">
            <Trans id="newsletter.ended-all">
              Done. We write to you no more, except to answer what you do here yourself.
            </Trans>
          </Notice>
        )}
        {outcome === "old" && (
          <Notice tone="warning">
            <Trans id="newsletter.old">
              This link was used before or is too old. Ask for a new one in{" "}
              <Link to="/profile?tab=account">your profile</Link>.
            </Trans>
          </Notice>
        )}
        {outcome === "failed" && (
          <Notice tone="problem">
            <Trans id="newsletter.failed">That didn’t work. Please try again in a moment.</Trans>
          </Notice>
        )}
      </div>
    </Stack>
  );
}

type Kind = "newsletter" | "notices" | "digest";

function WhatEnds({ kind }: { kind: Kind }) {
  switch (kind) {
    case "newsletter":
      return <Trans id="newsletter.end.text">You won’t get our newsletter at this address any more.</Trans>;
    case "notices":
      return (
        <Trans id="newsletter.end.notices">
          You won’t get notifications by mail any more. They stay under the bell.
        </Trans>
      );
    case "digest":
      return <Trans id="newsletter.end.digest">You won’t get the letter with the news any more.</Trans>;
  }
}

/** What the fragment of the address says; nothing on the server. Of which kind the mail was stands before its token. */
function useFragment() {
  const fragment = useSyncExternalStore(
    never,
    () => location.hash.slice(1),
    () => "",
  );
  const [, ending, named = "newsletter"] = /^unsubscribe=((?:(notices|digest)\.)?[^&]+)/.exec(fragment) ?? [];
  return {
    confirming: /^confirm=([^&]+)/.exec(fragment)?.[1],
    isForLetters: fragment.endsWith("&for=letters"),
    ending,
    kind: named as Kind,
  };
}

const never = () => () => undefined;
