import { Plural, Trans } from "@lingui/react/macro";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { AskingState } from "../ask-as-typed.ts";
import { isForUsers } from "../typed-question.ts";
import { SEARCH_KINDS } from "../search-item.ts";
import styles from "./search-suggestions.module.css";

/** The state of the search in words: visible where there is nothing else to see, and always announced. */
export function SearchNote({ state, shortcutCount }: { state: AskingState; shortcutCount: number }) {
  if (state.step === "failed") return <Failed />;
  if (state.step === "silent" && state.isForUsers) {
    return (
      <p className={styles.note}>
        <Trans id="search.at">Type a member’s name after the @.</Trans>
      </p>
    );
  }
  if (state.step !== "answered") return null;
  const { text: asked, found } = state.last;
  const count = SEARCH_KINDS.reduce((sum, kind) => sum + (found[kind]?.length ?? 0), shortcutCount);
  if (count > 0) {
    return (
      <VisuallyHidden>
        <Plural id="search.count" value={count} one="# suggestion" other="# suggestions" />
      </VisuallyHidden>
    );
  }
  // A node: as a string, what somebody typed would be read as markup of the message.
  const text = <>{asked}</>;
  return (
    <div className={styles.note}>
      <p className={styles.nothing}>
        <Trans id="search.nothing">No results for “{text}”</Trans>
      </p>
      {isForUsers(asked) ? (
        <p>
          <Trans id="search.nobody.hint">Only members who want to be found are found.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans id="search.nothing.hint">
              Half a name is enough, and so is a town, a street or a station.
            </Trans>
          </p>
          <p>
            <Trans id="search.nothing.at">Looking for a member? Begin with an @.</Trans>
          </p>
        </>
      )}
    </div>
  );
}

function Failed() {
  return (
    <p className={styles.note}>
      {navigator.onLine ? (
        <Trans id="search.failed">Suggestions couldn’t be loaded. You can still search.</Trans>
      ) : (
        <Trans id="search.offline">You’re offline, so you can’t search right now. Your text is kept.</Trans>
      )}
    </p>
  );
}
