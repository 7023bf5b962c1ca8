import { Button } from "../button/button.tsx";
import { ButtonLink } from "../link/button-link.tsx";
import { SkeletonBlock } from "../skeleton/skeleton-block.tsx";
import { Loading } from "../skeleton/loading.tsx";
import { SkeletonLine } from "../skeleton/skeleton-line.tsx";
import { EmptyState } from "../state/empty-state.tsx";
import { ErrorState } from "../state/error-state.tsx";
import { OfflineState } from "../state/offline-state.tsx";
import { Specimen } from "./specimen.tsx";

/** The states in place of a list. */
export function States() {
  return (
    <Specimen title="Empty, loading, error, offline">
      <EmptyState
        title="Not a single one"
        action={
          <ButtonLink to="/ui" kind="quiet">
            Remove all filters
          </ButtonLink>
        }
      >
        <p>No shop in Urk is open at four in the morning. Urk has none at noon either.</p>
      </EmptyState>
      <EmptyState isStreet title="Nothing here. Just a bicycle." />
      <ErrorState title="Something broke" action={<Button kind="quiet">Try again</Button>}>
        <p>It was us, not you.</p>
      </ErrorState>
      <OfflineState title="No connection">
        <p>Pages you have opened before still work.</p>
      </OfflineState>
      <Loading label="Loading reviews">
        <SkeletonLine width="third" />
        <SkeletonLine />
        <SkeletonLine width="most" />
        <SkeletonBlock />
      </Loading>
    </Specimen>
  );
}
