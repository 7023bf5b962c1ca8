import { Trans, useLingui } from "@lingui/react/macro";
import { pageErrorOf } from "#platform/errors/page-error.ts";
import { useCause } from "#platform/errors/use-cause.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { Page } from "#ui/layout/page.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { ErrorState } from "#ui/state/error-state.tsx";
import { useSite } from "./layouts/use-site.ts";

const EMOJI: Record<number, string> = { 404: "🧭", 420: "🌫️", 503: "🔧" };
const ANY_EMOJI = "🌷";

/** A link to the current address with a full page load: it may work now. */
const SAME_ADDRESS = "";

/** The page for everything that went wrong (specification sections 2 and 8). */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const { site } = useSite();
  const { status, message } = pageErrorOf(error);
  const cause = useCause(message);
  const isNotFound = status === 404;
  // 420 is for errors without a status: a crash, a lost network.
  const mayBeThereNow = status === 420 || status >= 500;
  const title = isNotFound
    ? t({ id: "error.not-found.title", message: "Not found" })
    : t({ id: "error.title", message: "Error" });
  return (
    <Page isNarrow>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
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
        {isNotFound ? <NotFoundText cause={cause} /> : <ErrorText cause={cause} />}
      </ErrorState>
    </Page>
  );
}

function NotFoundText({ cause }: { cause: string | undefined }) {
  return (
    <>
      <p>
        <Trans id="error.not-found.text">Sorry, this page doesn't exist (anymore).</Trans>
      </p>
      {cause && <p>{cause}</p>}
    </>
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
