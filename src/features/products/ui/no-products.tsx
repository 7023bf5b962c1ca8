import { Trans, useLingui } from "@lingui/react/macro";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";

type NoProductsProps = {
  /** Whether any filter is set. */
  isNarrowed: boolean;
  /** The address of a longer list. */
  resetTo: string;
  /** By rule no menu of this place is shown, whether or not there is one. */
  areMenusKept: boolean;
  /** It is the list of a city. */
  isOfCity: boolean;
  /** What was looked for in a city in vain and is known elsewhere, with the page that tells when it comes. */
  elsewhere?: readonly { name: string; to: string }[];
};

/** The empty list: nothing matches, or the city's menus are unknown or hidden by a rule. */
export function NoProducts({ elsewhere, ...props }: NoProductsProps) {
  const { t } = useLingui();
  const { areMenusKept } = props;
  // Where no menu may be shown, nobody could be told of one.
  if (!elsewhere?.length || areMenusKept) return <EmptyList {...props} isKnownElsewhere={false} />;
  return (
    <Stack gap={8}>
      <EmptyList {...props} isKnownElsewhere />
      <Section title={<Trans id="products.tell-me">Be told when a shop here has it</Trans>}>
        <ChipRow label={t({ id: "products.tell-me.which", message: "Which one?" })}>
          {elsewhere.map(({ name, to }) => (
            <ChipLink key={to} to={to}>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      </Section>
    </Stack>
  );
}

type EmptyListProps = Omit<NoProductsProps, "elsewhere"> & { isKnownElsewhere: boolean };

function EmptyList({ isNarrowed, resetTo, areMenusKept, isOfCity, isKnownElsewhere }: EmptyListProps) {
  const { t } = useLingui();
  if (!isNarrowed && !areMenusKept && !isOfCity) return <OnNoMenuYet />;
  const title = isNarrowed
    ? isKnownElsewhere
      ? t({ id: "products.empty.not-here", message: "Not on any menu here that we know of" })
      : t({ id: "products.empty.title", message: "Nothing in this jar" })
    : areMenusKept
      ? t({ id: "products.empty.kept", message: "Menus from here aren’t shown" })
      : t({ id: "products.empty.unknown", message: "No menus to show from here yet" });
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
        {isNarrowed && !isKnownElsewhere ? (
          <Trans id="products.empty.text">No products match. Remove a filter.</Trans>
        ) : areMenusKept ? (
          <Trans id="products.empty.kept-text">
            We’re not allowed to show what shops sell here. That says nothing about what any of them has.
          </Trans>
        ) : (
          <Trans id="products.empty.unknown-text">
            A menu will appear here once a shop or a visitor has told us and we may show it. Until then, look
            across the whole country.
          </Trans>
        )}
      </p>
    </EmptyState>
  );
}

/** A type that no menu of the country has: what is known before any is are the strains. */
function OnNoMenuYet() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t({ id: "products.empty.nowhere", message: "Not on any menu we know of yet" })}
      action={
        <ButtonLink to="/weed" kind="quiet">
          <Trans id="products.empty.guide">To the strain guide</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans id="products.empty.nowhere-text">This fills up once shops share their menus.</Trans>
      </p>
    </EmptyState>
  );
}
