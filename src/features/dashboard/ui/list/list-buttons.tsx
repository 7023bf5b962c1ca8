import { useLingui } from "@lingui/react";
import { AddGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import type { ListQuery, ListSpec } from "../../list-query.ts";
import { addingIn } from "../../rooms.ts";
import { ListFileButton } from "./list-file-button.tsx";

type ListButtonsProps = {
  list: string;
  path: string;
  itemPath: string;
  spec: ListSpec;
  query: ListQuery;
  isAdmin: boolean;
};

/** What can be done with a list as a whole: the file, and a new thing where one can be made. */
export function ListButtons({ list, path, itemPath, spec, query, isAdmin }: ListButtonsProps) {
  const { i18n } = useLingui();
  const add = addingIn(path, { isAdmin });
  return (
    <>
      <ListFileButton list={list} spec={spec} query={query} />
      {add && (
        <ButtonLink to={`${itemPath}?new`} icon={<Icon glyph={AddGlyph} />}>
          {i18n._(add)}
        </ButtonLink>
      )}
    </>
  );
}
