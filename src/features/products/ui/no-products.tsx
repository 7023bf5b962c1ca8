import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";

type NoProductsProps = {
  /** Anything is wished for. */
  isNarrowed: boolean;
  /** Where there is more. */
  resetTo: string;
};

/** Nothing fits, or a city whose menus nobody has told us. */
export function NoProducts({ isNarrowed, resetTo }: NoProductsProps) {
  const { t } = useLingui();
  const title = isNarrowed
    ? t({ id: "products.empty.title", message: "Nothing in this jar" })
    : t({ id: "products.empty.unknown", message: "No menu from here yet" });
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to={resetTo} kind="quiet">
          {isNarrowed ? (
            <Trans id="products.empty.reset">Without filters</Trans>
          ) : (
            <Trans id="products.empty.everywhere">The whole country</Trans>
          )}
        </ButtonLink>
      }
    >
      <p>
        {isNarrowed ? (
          <Trans id="products.empty.text">No product that we know of fits. Take a filter away.</Trans>
        ) : (
          <Trans id="products.empty.unknown-text">
            A menu stands here once a shop or a visitor has told us. Until then, look in the whole country.
          </Trans>
        )}
      </p>
    </EmptyState>
  );
}
