import { Trans } from "@lingui/react/macro";
import { FormDone } from "#ui/form/form-done.tsx";
import { Link } from "#ui/link/link.tsx";
import type { SuggestionOutcome } from "./use-suggestion.ts";

/** What became of a suggestion. */
export function Suggested({ outcome }: { outcome: SuggestionOutcome }) {
  return (
    <FormDone>
      {outcome === "asked" && (
        <Trans id="suggest.asked">
          Log in, and it’s sent automatically. Until then it stays on this device.
        </Trans>
      )}
      {outcome === "waits" && (
        <Trans id="suggest.waits">
          Saved on this device. It goes out by itself as soon as there is a network.
        </Trans>
      )}
      {outcome === "approved" && <Trans id="suggest.approved">Thanks. It’s on the page now.</Trans>}
      {outcome === "pending" && (
        <>
          <Trans id="suggest.pending">
            Thanks, noted. Somebody will look at it, and you’ll hear from us.
          </Trans>{" "}
          <Link to="/profile#contributions">
            <Trans id="suggest.own">What you’ve contributed</Trans>
          </Link>
        </>
      )}
    </FormDone>
  );
}
