import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useId, useState } from "react";
import { type Locale, localeOfTag } from "#platform/i18n/locales.ts";
import { ComboboxOption } from "#ui/combobox/combobox-option.tsx";
import { ComboboxPanel } from "#ui/combobox/combobox-panel.tsx";
import { ComboboxSkeleton } from "#ui/combobox/combobox-skeleton.tsx";
import { useCombobox } from "#ui/combobox/use-combobox.ts";
import { LocateGlyph } from "#ui/icon/glyphs.ts";
import { type AskAsTyped, type AskingState, askAsTyped, SILENT } from "../ask-as-typed.ts";
import { SearchNote } from "./search-note.tsx";
import { SuggestionGroups } from "./suggestion-groups.tsx";

/** Specification section 9. */
const SKELETON_ROW_COUNT = 5;

type Field = RefObject<HTMLInputElement | null>;

/**
 * The dropdown of the search bar. It is loaded when its field gets the focus for the first time, and takes the field as
 * it finds it, with what was typed meanwhile. Drawn inside the field's form.
 */
export function SearchSuggestions({ field }: { field: Field }) {
  const { t, i18n } = useLingui();
  const listId = useId();
  const [state, type] = useAsking(field, localeOfTag(i18n.locale));
  const { isOpen, activeId, panel } = useCombobox({ field, listId, onType: type });
  if (!isOpen) return null;
  const answer = "last" in state ? state.last : undefined;
  const nearId = `${listId}-near`;
  return (
    <ComboboxPanel
      ref={panel}
      listId={listId}
      label={t({ id: "search.suggestions", message: "Suggestions" })}
      isBusy={state.step === "asking"}
      options={
        <>
          <ComboboxOption
            id={nearId}
            to="/map?nearme=true&open=now"
            glyph={LocateGlyph}
            isActive={activeId === nearId}
            isQuick
          >
            <Trans id="search.near-me">Near me, open now</Trans>
          </ComboboxOption>
          {state.step === "asking" && !answer && <ComboboxSkeleton rowCount={SKELETON_ROW_COUNT} />}
          {answer && <SuggestionGroups answer={answer} listId={listId} activeId={activeId} />}
        </>
      }
    >
      <output>
        <SearchNote state={state} />
      </output>
    </ComboboxPanel>
  );
}

function useAsking(field: Field, locale: Locale): [AskingState, AskAsTyped["type"]] {
  const [state, setState] = useState(SILENT);
  const [asking] = useState(() => askAsTyped(locale, setState));
  useEffect(() => {
    const input = field.current;
    // What came with the address has been searched for already; anything else was typed while this was loading.
    if (input && input.value !== input.defaultValue) asking.type(input.value);
    return asking.stop;
  }, [asking, field]);
  return [state, asking.type];
}
