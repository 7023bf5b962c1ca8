import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";

/** A list without a shop, and the way out of it. */
export function NothingFound({ resetTo }: { resetTo: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t({ id: "list.empty.title", message: "Nothing here, not even a bicycle" })}
      action={
        <ButtonLink to={resetTo} kind="quiet">
          <Trans id="list.empty.reset">Show everything</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans id="list.empty.text">No shop fits. Take a filter away, or try another spelling.</Trans>
      </p>
    </EmptyState>
  );
}
