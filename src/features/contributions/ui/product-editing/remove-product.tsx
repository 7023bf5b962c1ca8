import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { RemoveDialog } from "#features/dashboard/ui/editor/remove-dialog.tsx";
import { Button } from "#ui/button/button.tsx";
import { DeleteGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { HANGS_TOGETHER, type HangingWords } from "../../call-refusals.ts";
import type { ProductToEdit } from "../../product-to-edit.ts";

/** The way to be rid of a product that nobody wrote about and no menu has. */
export function RemoveProduct({ product }: { product: ProductToEdit }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="bare" icon={<Icon glyph={DeleteGlyph} />} onClick={() => setAsking(true)}>
        <Trans id="product-editing.remove">Delete this product</Trans>
      </Button>
      {isAsking && <AskOnceMore product={product} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskOnceMore({ product, onClose }: { product: ProductToEdit; onClose: () => void }) {
  const { t } = useLingui();
  const { shown, values } = product;
  const { name } = values;
  return (
    <RemoveDialog
      list="products"
      item={product}
      title={t({ id: "product-editing.remove.title", message: `Delete ${name}?` })}
      renderRefusal={(failure) => {
        const hanging = HANGS_TOGETHER.in(failure);
        return hanging && <WhatHangs hanging={hanging} />;
      }}
      onClose={onClose}
    >
      <p>
        <Trans id="product-editing.remove.text">
          Visitors then find nothing at its address. What was known of it stays in its earlier versions.
        </Trans>
      </p>
      {(shown.source === "kushy" || shown.source === "own") && (
        <p>
          <Trans id="product-editing.remove.of-files">
            It comes from the files of the catalogue: the next import brings it back. Hide it instead to keep
            it away.
          </Trans>
        </p>
      )}
    </RemoveDialog>
  );
}

/** What people would lose with it, and the way that keeps it. */
function WhatHangs({ hanging }: { hanging: HangingWords }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="problem"
      title={t({ id: "product-editing.hangs", message: "It stays: something hangs on it" })}
    >
      <Stack gap={3}>
        <ul>
          {Object.entries(hanging).map(([what, count]) => (
            <li key={what}>
              <HangingThing what={what as keyof HangingWords} count={Number(count)} />
            </li>
          ))}
        </ul>
        <p>
          <Trans id="product-editing.hangs.merge">
            Is it the same as another product?{" "}
            <Link to="/dashboard/doublestrains?kind=product">Merge them</Link>, and all of this moves along.
            Otherwise hide it.
          </Trans>
        </p>
      </Stack>
    </Notice>
  );
}

function HangingThing({ what, count }: { what: keyof HangingWords; count: number }) {
  switch (what) {
    case "menuLines":
      return (
        <Plural
          id="product-editing.hangs.menus"
          value={count}
          one="# line on a menu"
          other="# lines on menus"
        />
      );
    case "prices":
      return (
        <Plural
          id="product-editing.hangs.prices"
          value={count}
          one="# price that was seen"
          other="# prices that were seen"
        />
      );
    case "reviews":
      return <Plural id="product-editing.hangs.reviews" value={count} one="# review" other="# reviews" />;
    case "likes":
      return <Plural id="product-editing.hangs.likes" value={count} one="# like" other="# likes" />;
    case "watches":
      return (
        <Plural
          id="product-editing.hangs.watches"
          value={count}
          one="# person who waits for it"
          other="# people who wait for it"
        />
      );
    case "suggestions":
      return (
        <Plural
          id="product-editing.hangs.suggestions"
          value={count}
          one="# suggestion of a visitor"
          other="# suggestions of visitors"
        />
      );
    case "spellings":
      return (
        <Plural
          id="product-editing.hangs.spellings"
          value={count}
          one="# name on menus that was joined to it"
          other="# names on menus that were joined to it"
        />
      );
    case "deals":
      return <Plural id="product-editing.hangs.deals" value={count} one="# deal" other="# deals" />;
    case "merged":
      return (
        <Plural
          id="product-editing.hangs.merged"
          value={count}
          one="# product that was merged into it"
          other="# products that were merged into it"
        />
      );
  }
}
