import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { changeCount, docOf, type GridDoc } from "./grid-doc.ts";
import type { AnsweredMenu, MenuStore } from "./menu-store.ts";

type MenuCollisionProps = { store: MenuStore; theirs: AnsweredMenu | undefined; stands: GridDoc };

/** Somebody else saved the menu in between: mine or theirs, and neither is lost. */
export function MenuCollision({ store, theirs, stands }: MenuCollisionProps) {
  const { t, i18n } = useLingui();
  return (
    <LiveRegion>
      {theirs && (
        <Notice
          tone="warning"
          title={t({
            id: "menu-editing.collision",
            message: "Somebody else saved this menu while you were typing",
          })}
        >
          <Stack gap={3}>
            <p>
              <Plural
                id="menu-editing.collision.count"
                value={changeCount(stands, docOf(theirs.headings, i18n.locale))}
                one="They changed # line. Nothing of yours is saved yet, and nothing is lost."
                other="They changed # lines. Nothing of yours is saved yet, and nothing is lost."
              />
            </p>
            <Cluster gap={2} id="menu-collision">
              <Button onClick={() => store.settle("mine")}>
                <Trans id="menu-editing.collision.mine">Keep my menu and check it</Trans>
              </Button>
              <Button kind="quiet" onClick={() => store.settle("theirs")}>
                <Trans id="menu-editing.collision.theirs">Take theirs (Undo brings mine back)</Trans>
              </Button>
            </Cluster>
          </Stack>
        </Notice>
      )}
    </LiveRegion>
  );
}
