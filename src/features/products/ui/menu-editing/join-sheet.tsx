import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FoundList } from "#features/dashboard/ui/editor/found-list.tsx";
import { Button } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { GridDoc } from "./grid-doc.ts";
import { joinLine } from "./grid-steps.ts";
import type { MenuStore } from "./menu-store.ts";
import { useJoinableProducts } from "./use-joinable-products.ts";

type JoinSheetProps = { store: MenuStore; doc: GridDoc; lineKey: string; onClose: () => void };

/** Which product of the catalogue a line is. The line keeps its own name; visitors get from it to the product, and find the shop there. */
export function JoinSheet({ store, doc, lineKey, onClose }: JoinSheetProps) {
  const { t } = useLingui();
  const line = doc.flatMap(({ lines }) => lines).find(({ key }) => key === lineKey);
  const [typed, setTyped] = useState(line?.name ?? "");
  const { offered, hasFailed } = useJoinableProducts(store, lineKey, typed);
  if (!line) return null;

  function join(product: { id: string; name: string } | null): void {
    store.change((before) => joinLine(before, lineKey, product));
    onClose();
  }

  const label = t({ id: "menu-editing.join.search", message: "Name in the catalogue" });
  return (
    <Sheet
      isOpen
      title={t({ id: "menu-editing.join.title", message: "Which product is it?" })}
      closeLabel={t({ id: "menu-editing.done", message: "Done" })}
      onClose={onClose}
    >
      <Stack gap={4}>
        {line.product && (
          <Stack gap={2}>
            <p>
              <Trans id="menu-editing.join.now">
                Now: <b>{line.product.name}</b>
              </Trans>
            </p>
            <Button kind="quiet" onClick={() => join(null)}>
              <Trans id="menu-editing.join.none">None of the catalogue: a line of our own</Trans>
            </Button>
          </Stack>
        )}
        <SearchField
          label={label}
          placeholder={label}
          name={undefined}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <LiveRegion>
          {offered && offered.length > 0 && (
            <FoundList found={offered} onChoose={({ id, name }) => join({ id, name })} />
          )}
          {offered?.length === 0 && (
            <p>
              <Trans id="menu-editing.join.nothing">
                Nothing in the catalogue has this name, or it’s on your menu already. The line stays as you
                wrote it.
              </Trans>
            </p>
          )}
          {hasFailed && (
            <p>
              <Trans id="menu-editing.join.failed">
                The search isn’t answering. Please try again in a moment.
              </Trans>
            </p>
          )}
        </LiveRegion>
      </Stack>
    </Sheet>
  );
}
