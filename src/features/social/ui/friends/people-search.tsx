import { useLingui } from "@lingui/react/macro";
import { type ComponentType, type RefObject, useRef, useState } from "react";
import { askedOfUsers } from "#features/search/typed-question.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { SearchField } from "#ui/field/search-field.tsx";
import { PageForm } from "#ui/link/page-form.tsx";
import styles from "./people-search.module.css";

type Field = RefObject<HTMLInputElement | null>;
type Suggestions = ComponentType<{ field: Field; isForMembers: boolean }>;

/** Looks for members alone, also where the sign that says so was deleted; they are suggested while one types. */
export function PeopleSearch() {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Suggestions>();
  const find = t({ id: "friends.find", message: "Find people by their name" });

  function loadSuggestions() {
    if (Suggestions) return;
    // Without them it stays a plain form.
    Promise.all([import("#features/search/ui/search-suggestions.tsx"), needArea("search")]).then(
      ([part]) => field.current === document.activeElement && setSuggestions(() => part.SearchSuggestions),
      () => undefined,
    );
  }

  return (
    <PageForm
      action="/coffeeshops"
      role="search"
      aria-label={find}
      className={styles.form}
      onSubmit={() => {
        if (field.current) field.current.value = askedOfUsers(field.current.value);
      }}
    >
      {/* The sign by which the search of the site knows that people are meant. */}
      <SearchField
        ref={field}
        label={find}
        buttonLabel={t({ id: "friends.find.go", message: "Find" })}
        defaultValue="@"
        onFocus={loadSuggestions}
      />
      {Suggestions && <Suggestions field={field} isForMembers />}
    </PageForm>
  );
}
