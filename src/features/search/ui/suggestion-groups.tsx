import { ComboboxGroup } from "#ui/combobox/combobox-group.tsx";
import type { Answer } from "../ask-as-typed.ts";
import { SEARCH_KINDS } from "../search-item.ts";
import { useKindWords } from "./kind-words.ts";
import { SuggestionOption } from "./suggestion-option.tsx";

type SuggestionGroupsProps = { answer: Answer; listId: string; activeId: string | undefined };

/** What was found, kind by kind; kinds without any are left out. */
export function SuggestionGroups({ answer: { text, found }, listId, activeId }: SuggestionGroupsProps) {
  const words = useKindWords();
  return SEARCH_KINDS.filter((kind) => found[kind]?.length).map((kind) => (
    <ComboboxGroup key={kind} title={words[kind].many}>
      {found[kind]?.map((suggestion) => {
        const id = `${listId}-${kind}-${suggestion.url}`;
        return (
          <SuggestionOption
            key={id}
            id={id}
            kind={kind}
            kindWord={words[kind].one}
            suggestion={suggestion}
            typed={text}
            isActive={id === activeId}
          />
        );
      })}
    </ComboboxGroup>
  ));
}
