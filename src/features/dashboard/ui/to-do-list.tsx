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
    Object.entries<MessageDescriptor>(toDo).map(([kind, label]) => ({
      id: kind,
      term: <Link to={path}>{i18n._(label)}</Link>,
      description: countText(i18n.locale, counts[kind as ToDo]),
    })),
  );
  return <DefinitionList items={rows} />;
}
