import { useLingui } from "@lingui/react";
import type { MessageDescriptor } from "@lingui/core";
import { countText } from "#platform/i18n/format.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Link } from "#ui/link/link.tsx";
import { ROOMS, type ToDo, type ToDoCounts } from "../rooms.ts";

/** How much waits for an admin. */
export function ToDoList({ counts }: { counts: ToDoCounts }) {
  const { i18n } = useLingui();
  const rows = ROOMS.flatMap(({ path, toDo }) =>
    Object.entries<MessageDescriptor>(toDo).flatMap(([kind, label]) => {
      const count = counts[kind as ToDo];
      if (count === undefined) return [];
      const term = <Link to={path}>{i18n._(label)}</Link>;
      return [{ id: kind, term, description: countText(i18n.locale, count) }];
    }),
  );
  return <DefinitionList items={rows} />;
}
