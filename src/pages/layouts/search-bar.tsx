import { useLingui } from "@lingui/react/macro";
import { Form, useSearchParams } from "react-router";
import { SearchField } from "#ui/field/search-field.tsx";
import { Width } from "#ui/layout/width.tsx";
import styles from "./search-bar.module.css";

/** Searches from every page but home; a plain form, so it works before and without JavaScript. */
export function SearchBar({ isLarge = false }: { isLarge?: boolean }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const typed = query.get("q") ?? "";
  const form = (
    <Form action="/coffeeshops" role="search" className={styles.form}>
      <SearchField
        key={typed}
        label={t({ id: "search.label", message: "Coffeeshop, street or city" })}
        placeholder={t({ id: "search.placeholder", message: "Name or city" })}
        buttonLabel={t({ id: "search.button", message: "Search" })}
        defaultValue={typed}
        isLarge={isLarge}
      />
    </Form>
  );
  return isLarge ? form : <Width className={styles.bar}>{form}</Width>;
}
