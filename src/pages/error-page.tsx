import { Trans, useLingui } from "@lingui/react/macro";
import { pageErrorOf } from "#platform/errors/page-error.ts";
import { useCause } from "#platform/errors/use-cause.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { Page } from "#ui/layout/page.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { countText } from "#platform/i18n/format.ts";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { ErrorState } from "#ui/state/error-state.tsx";
import styles from "./error-page.module.css";
import { useBarOfPage } from "./layouts/bar-of-page.ts";
import { SearchBar } from "./layouts/search-bar.tsx";
import { useSite } from "./layouts/use-site.ts";
import type { ThrownError } from "./page-errors.ts";
import type { WaysOn } from "./ways-on.ts";

const EMOJI: Record<number, string> = { 420: "🌫️", 503: "🔧" };
const ANY_EMOJI = "🌷";

/** A link to the current address with a full page load: it may work now. */
const SAME_ADDRESS = "";

/** The page for everything that went wrong (specification sections 2 and 8). */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, message } = pageErrorOf(error);
  const cause = useCause(message);
  return (
    <Page isNarrow>
      <meta name="robots" content="noindex" />
      {status === 404 ? (
        <NotFound cause={cause} ways={(error as { data?: ThrownError }).data?.ways ?? null} />
      ) : (
        <Failed status={status} cause={cause} />
      )}
    </Page>
  );
}

/** Nothing is broken: what was looked for may stand elsewhere, so the page searches and leads to towns. */
function NotFound({ cause, ways }: { cause: string | undefined; ways: WaysOn | null }) {
  const { t } = useLingui();
  const { site } = useSite();
  const title = t({ id: "error.not-found.title", message: "Not found" });
  return (
    <Stack gap={6}>
      <title>{`${cause ?? title} · ${site.name}`}</title>
      <EmptyState
        isStreet
        level={1}
        title={title}
        action={
          <ButtonLink to="/">
            <Trans id="error.home">Home</Trans>
          </ButtonLink>
        }
      >
        {cause && <p>{cause}</p>}
        <p>
          <Trans id="error.not-found.text">Sorry, this page doesn't exist (anymore).</Trans>
        </p>
        <OwnSearch />
      </EmptyState>
      {ways && ways.towns.length > 0 && <Towns {...ways} />}
    </Stack>
  );
}

function Towns({ near, towns }: WaysOn) {
  const { t, i18n } = useLingui();
  const title =
    near === null
      ? t({ id: "error.towns", message: "Towns with the most coffeeshops" })
      : t({ id: "error.towns-near", message: `Coffeeshops near ${near}` });
  return (
    <Section title={title}>
      <ChipRow label={title}>
        {towns.map(({ slug, name, coffeeshopCount }) => (
          <ChipLink
            key={slug}
            to={`/coffeeshops/${slug}`}
            preventScrollReset={false}
            count={countText(i18n.locale, coffeeshopCount)}
          >
            {name}
          </ChipLink>
        ))}
      </ChipRow>
    </Section>
  );
}

/** The bar has the field of a page that failed while it was drawn. */
function OwnSearch() {
  const { hasOwnSearch } = useBarOfPage();
  if (!hasOwnSearch) return null;
  return (
    <div className={styles.search}>
      <SearchBar isLarge />
    </div>
  );
}

function Failed({ status, cause }: { status: number; cause: string | undefined }) {
  const { t } = useLingui();
  const { site } = useSite();
  // 420 is for errors without a status: a crash, a lost network.
  const mayBeThereNow = status === 420 || status >= 500;
  const title = t({ id: "error.title", message: "Error" });
  return (
    <Stack gap={6}>
      <title>{`${title} · ${site.name}`}</title>
      <ErrorState
        level={1}
        drawing={EMOJI[status] ?? ANY_EMOJI}
        title={title}
        action={
          <>
            {mayBeThereNow && (
              <DocumentLink href={SAME_ADDRESS} className={buttonLook("primary")}>
                <Trans id="error.again">Try again</Trans>
              </DocumentLink>
            )}
            <ButtonLink to="/" kind={mayBeThereNow ? "quiet" : "primary"}>
              <Trans id="error.home">Home</Trans>
            </ButtonLink>
          </>
        }
      >
        <ErrorText cause={cause} />
        <OwnSearch />
      </ErrorState>
    </Stack>
  );
}

function ErrorText({ cause }: { cause: string | undefined }) {
  if (!cause) {
    return (
      <p>
        <Trans id="error.unknown">Oops, thats an error!</Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans id="error.text">{cause}. Don't worry, our HIGHly skilled devs are looking into it.</Trans>
    </p>
  );
}
