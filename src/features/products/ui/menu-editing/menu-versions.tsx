import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Link } from "#ui/link/link.tsx";
import type { MenuVersion } from "../../menu-version.ts";
import styles from "./menu-editing.module.css";

type MenuVersionsProps = {
  versions: readonly MenuVersion[];
  shopId: number;
};

/** The menus that stood before: one of them is put into the editor, where it is looked at and saved. */
export function MenuVersions({ versions, shopId }: MenuVersionsProps) {
  const { t } = useLingui();
  const editor = `/dashboard/shops/shop?id=${shopId}&tab=menu`;
  return (
    <Stack gap={4}>
      <p>
        <Link to={editor}>
          <Trans id="menu-editing.print.back">Back to the menu</Trans>
        </Link>
      </p>
      <Section title={<Trans id="dashboard.revisions.title">Earlier versions</Trans>}>
        {versions.length === 0 ? (
          <p>
            <Trans id="menu-editing.versions.none">
              There is none yet: each time you save, the menu before it is kept here.
            </Trans>
          </p>
        ) : (
          <ol className={styles.versions}>
            {versions.map(({ id, until, by, lineCount }) => {
              const name = by ?? t({ id: "dashboard.revisions.gone", message: "somebody who has left" });
              return (
                <li key={id}>
                  <p>
                    <Trans id="menu-editing.versions.until">
                      Until <Day at={until} form="dateAndTime" />, then changed by {name}
                    </Trans>
                    <span className={styles.note}>
                      <Plural
                        id="menu-editing.versions.lines"
                        value={lineCount}
                        one="# line"
                        other="# lines"
                      />
                    </span>
                  </p>
                  <ButtonLink kind="quiet" to={`${editor}&version=${id}`}>
                    <Trans id="menu-editing.versions.use">Put it into the editor</Trans>
                  </ButtonLink>
                </li>
              );
            })}
          </ol>
        )}
      </Section>
    </Stack>
  );
}
