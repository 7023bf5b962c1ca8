import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type MouseEvent, useEffect, useId, useState } from "react";
import { mayOpen } from "#features/accounts/desk-access.ts";
import { closeSearch } from "#features/dashboard/ui/search/search-open.ts";
import { matchedParts } from "#features/search/matched-parts.ts";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { ComboboxGroup } from "#ui/combobox/combobox-group.tsx";
import { ComboboxOption } from "#ui/combobox/combobox-option.tsx";
import { useModal } from "#ui/dialog/use-modal.ts";
import { CloseGlyph, ExternalGlyph, SearchGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { KeyHints } from "#ui/keys/key-hints.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Link } from "#ui/link/link.tsx";
import { LONGEST_QUESTION } from "../desk-hit.ts";
import type { DeskSearchProps } from "./desk-search.tsx";
import { type Choice, useChoiceGroups } from "./use-choice-groups.ts";
import { useChosen } from "./use-chosen.ts";
import { type Asking, useDeskHits } from "./use-desk-hits.ts";
import styles from "./search-dialog.module.css";

/** Finds whatever one may open in the dashboard, and goes there. What was chosen is kept nowhere. */
export function SearchDialog({ permissions, counts, here }: DeskSearchProps) {
  const { t } = useLingui();
  const listId = useId();
  const pageLinkId = useId();
  const modal = useModal({ onClose: closeSearch });
  const [typed, setTyped] = useState("");
  const asking = useDeskHits(typed);
  const groups = useChoiceGroups({ typed, asking, permissions, counts, here });
  const choices = groups.flatMap((group) => group.choices);
  // An id has no space; two rows may lead to one room under two names.
  const idOf = ({ to, name }: Choice) => `${listId}-${to}-${name}`.replaceAll(/\s/g, "-");
  const { chosenId, isAwaited, press, forget } = useChosen({
    ids: choices.map(idOf),
    isComing: asking.step === "asking",
    pageLinkId,
  });
  const chosen = choices.find((choice) => idOf(choice) === chosenId);
  // A node: as a string, a name would be read as markup of the message.
  const chosenName = <>{chosen?.name}</>;

  // Enter was pressed before the answer was there. Where nothing is found one looks on for oneself.
  useEffect(() => {
    if (!isAwaited || asking.step === "asking") return;
    if (asking.step === "answered" && chosenId && !chosen?.isFurther)
      document.getElementById(chosenId)?.click();
    forget();
  });

  function follow(event: MouseEvent<HTMLDialogElement>) {
    modal.onClick(event);
    const isOnLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
    if (isOnLink && !event.ctrlKey && !event.metaKey && !event.shiftKey) closeSearch();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have Escape and Enter
    <dialog
      {...modal}
      onClick={follow}
      aria-label={t({ id: "desk-search.title", message: "Search the dashboard" })}
      className={styles.dialog}
    >
      <div className={styles.field}>
        <Icon glyph={SearchGlyph} />
        <input
          type="text"
          role="combobox"
          aria-label={t({ id: "desk-search.label", message: "Name, number, address or room" })}
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosenId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST_QUESTION}
          placeholder={t({ id: "desk-search.placeholder", message: "Search or go to" })}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            forget();
          }}
          onKeyDown={press}
        />
        <IconButton
          icon={<Icon glyph={CloseGlyph} />}
          label={t({ id: "dialog.close", message: "Close" })}
          onClick={closeSearch}
        />
      </div>
      <output className={styles.note}>
        <Note asking={asking} count={choices.length} />
      </output>
      {/* A press leaves the focus in the field, so that typing can go on. */}
      <div role="presentation" className={styles.found} onMouseDown={(event) => event.preventDefault()}>
        <div
          id={listId}
          role="listbox"
          aria-label={t({ id: "desk-search.found", message: "Found" })}
          aria-busy={asking.step === "asking"}
          className={styles.list}
        >
          {groups.map(({ title, choices: ofGroup }) => (
            <ComboboxGroup key={title} title={title}>
              {ofGroup.map((choice) => (
                <ChoiceRow
                  key={idOf(choice)}
                  id={idOf(choice)}
                  choice={choice}
                  typed={typed}
                  isChosen={choice === chosen}
                />
              ))}
            </ComboboxGroup>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        {chosen?.page && (
          <Link id={pageLinkId} to={chosen.page}>
            <Trans id="desk-search.page">Public page of {chosenName}</Trans>
          </Link>
        )}
        <Hints hasPeople={mayOpen(permissions, "/dashboard/users")} />
      </div>
    </dialog>
  );
}

type ChoiceRowProps = { id: string; choice: Choice; typed: string; isChosen: boolean };

function ChoiceRow({ id, choice, typed, isChosen }: ChoiceRowProps) {
  const { to, name, detail, glyph, page } = choice;
  return (
    <div role="presentation" className={styles.row}>
      <ComboboxOption id={id} to={to} glyph={glyph} isActive={isChosen} detail={detail}>
        {matchedParts(name, typed).map(({ text, from, isMatch }) =>
          isMatch ? <mark key={from}>{text}</mark> : text,
        )}
      </ComboboxOption>
      {page && (
        // For a finger or a mouse: keys and screen readers have the link below the list.
        <Link to={page} look="plain" tabIndex={-1} aria-hidden="true" className={styles.page}>
          <Icon glyph={ExternalGlyph} />
        </Link>
      )}
    </div>
  );
}

/** What came of it: seen where there is nothing else to see, and always announced. */
function Note({ asking, count }: { asking: Asking; count: number }) {
  const { step, hits, askAgain } = asking;
  if (step === "failed") {
    return (
      <>
        {navigator.onLine ? (
          <Trans id="desk-search.failed">The search did not answer. What you typed is kept.</Trans>
        ) : (
          <Trans id="desk-search.offline">
            No network, so nothing can be looked up. What you typed is kept.
          </Trans>
        )}{" "}
        <Button kind="quiet" onClick={askAgain}>
          <Trans id="desk-search.again">Try again</Trans>
        </Button>
      </>
    );
  }
  if (step !== "answered") return null;
  if (Object.values(hits).every((group) => group.length === 0)) {
    return <Trans id="desk-search.nothing">Nothing that you can open here is called so.</Trans>;
  }
  return (
    <VisuallyHidden>
      <Plural id="desk-search.count" value={count} one="# result" other="# results" />
    </VisuallyHidden>
  );
}

/** People are found by whoever may open them. */
function Hints({ hasPeople }: { hasPeople: boolean }) {
  const { t } = useLingui();
  return (
    <KeyHints
      keys={[
        { caps: ["↑", "↓"], says: t({ id: "desk-search.keys.choose", message: "choose" }) },
        { caps: ["Enter"], says: t({ id: "desk-search.keys.open", message: "open" }) },
        { caps: ["Shift", "Enter"], says: t({ id: "desk-search.keys.page", message: "public page" }) },
        ...(hasPeople
          ? [{ caps: ["@"], says: t({ id: "desk-search.keys.people", message: "people" }) }]
          : []),
        { caps: ["#"], says: t({ id: "desk-search.keys.tickets", message: "number or question" }) },
        { caps: [">"], says: t({ id: "desk-search.keys.ways", message: "only rooms and actions" }) },
      ]}
    />
  );
}
