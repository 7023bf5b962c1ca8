import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { readLine } from "./grid-doc.ts";
import styles from "./menu-editing.module.css";
import type { MenuState, MenuStore } from "./menu-store.ts";

type PasteStripProps = { store: MenuStore; state: MenuState };

const MOST_TOLD = 5;

/** What a table that was pasted or read has done, line by line, and what takes all of it back at once. Nothing is saved yet. */
export function PasteStrip({ store, state: { doc, pasted } }: PasteStripProps) {
  return (
    <div aria-live="polite">
      {pasted && (
        <div className={styles.strip}>
          <div>
            {pasted.keys.size + pasted.sameCount === 0 ? (
              <Trans id="menu-editing.paste.nothing">
                Nothing in it looks like a menu. A line needs a name, with the prices beside it.
              </Trans>
            ) : (
              <Read pasted={pasted} doc={doc} />
            )}
            {pasted.cut === "rows" && (
              <p>
                <Trans id="menu-editing.paste.cut-rows">
                  There were more rows than a menu can have: only the first 1,000 were read.
                </Trans>
              </p>
            )}
            {pasted.cut === "columns" && (
              <p>
                <Trans id="menu-editing.paste.cut-columns">
                  There were more columns than a menu can have: only the first 20 were read.
                </Trans>
              </p>
            )}
            {pasted.refused.slice(0, MOST_TOLD).map(({ row, text }) => (
              <p key={row}>
                <Trans id="menu-editing.paste.refused">
                  Row {row} is no line of a menu: “{text}”
                </Trans>
              </p>
            ))}
            {pasted.refused.length > MOST_TOLD && (
              <p>
                <Plural
                  id="menu-editing.paste.more"
                  value={pasted.refused.length - MOST_TOLD}
                  one="And # more row."
                  other="And # more rows."
                />
              </p>
            )}
          </div>
          {pasted.keys.size > 0 && (
            <Button kind="bare" onClick={store.undo}>
              <Trans id="menu-editing.paste.undo">Undo this</Trans>
            </Button>
          )}
          <Button kind="bare" onClick={() => store.say(undefined)}>
            <Trans id="menu-editing.paste.close">Got it</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function Read({ pasted, doc }: { pasted: NonNullable<MenuState["pasted"]>; doc: MenuState["doc"] }) {
  const { newCount, changedCount, sameCount, keys } = pasted;
  const wrong = doc
    .flatMap(({ lines }) => lines)
    .filter((line) => keys.has(line.key) && readLine(line).mistakes.size > 0).length;
  return (
    <p>
      <Trans id="menu-editing.paste.read">
        New: {newCount} · changed: {changedCount} · as before: {sameCount} · to look at: {wrong}. Nothing left
        the menu.
      </Trans>
    </p>
  );
}
