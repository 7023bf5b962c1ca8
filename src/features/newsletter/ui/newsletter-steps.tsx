import { Trans } from "@lingui/react/macro";
import { useState, useSyncExternalStore } from "react";
import { CallFailed } from "#platform/http-client.ts";
import { Button } from "#ui/button/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { confirmNewsletter, unsubscribe } from "../calls.ts";

type Outcome = "none" | "sending" | "done" | "old" | "failed";

/**
 * What the link of a mail leads to. It asks for a press, because programs that check mails open every link in them. The token is in
 * the fragment, which no server sees.
 */
export function NewsletterSteps() {
  const { confirming, ending } = useFragment();
  const [outcome, setOutcome] = useState<Outcome>("none");
  const isOpen = outcome === "none" || outcome === "sending" || outcome === "failed";

  async function send(act: () => Promise<void>) {
    setOutcome("sending");
    try {
      await act();
      setOutcome("done");
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
            <Trans id="newsletter.confirm.text">
              Somebody, we hope you, asked for our newsletter at this address. It starts once you confirm it.
            </Trans>
          </p>
          <div>
            <Button
              isLoading={outcome === "sending"}
              onClick={() => void send(() => confirmNewsletter(confirming))}
            >
              <Trans id="newsletter.confirm">Yes, send it to me</Trans>
            </Button>
          </div>
        </>
      )}
      {ending && isOpen && (
        <>
          <p>
            <Trans id="newsletter.end.text">You won’t get our newsletter at this address any more.</Trans>
          </p>
          <div>
            <Button isLoading={outcome === "sending"} onClick={() => void send(() => unsubscribe(ending))}>
              <Trans id="newsletter.end">Unsubscribe</Trans>
            </Button>
          </div>
        </>
      )}
      <div aria-live="polite">
        {outcome === "done" && (
          <Notice tone="done">
            {confirming ? (
              <Trans id="newsletter.confirmed">Thank you. Your address is confirmed.</Trans>
            ) : (
              <Trans id="newsletter.ended">Done. No more newsletters from us.</Trans>
            )}
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

/** What the fragment of the address says; nothing on the server. */
function useFragment(): { confirming: string | undefined; ending: string | undefined } {
  const fragment = useSyncExternalStore(
    never,
    () => location.hash.slice(1),
    () => "",
  );
  return {
    confirming: /^confirm=([^&]+)/.exec(fragment)?.[1],
    ending: /^unsubscribe=([^&]+)/.exec(fragment)?.[1],
  };
}

const never = () => () => undefined;
