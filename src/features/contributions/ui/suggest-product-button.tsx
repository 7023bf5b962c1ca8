import { type ReactNode, useState } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Button } from "#ui/button/button.tsx";
import { EditGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { usePrepared } from "#ui/use-prepared.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { SuggestedProduct } from "./suggest/product-form.tsx";
import { useFormInAddress } from "./use-form-in-address.ts";

const ProductSheet = pressedPart(async () => {
  const [part] = await Promise.all([
    import("./suggest/product-sheet.tsx"),
    needArea("suggest"),
    needArea("products"),
  ]);
  return part.ProductSheet;
});

type SuggestProductButtonProps = { product: SuggestedProduct; isGuest: boolean; children: ReactNode };

/** Opens the form for what is otherwise about a product, which is loaded then. */
export function SuggestProductButton({ product, isGuest, children }: SuggestProductButtonProps) {
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  usePrepared(ProductSheet.prepare, !isGuest);
  useFormInAddress((topic) => setIsOpen(topic === null));
  return (
    <>
      <Button
        kind="bare"
        icon={<Icon glyph={EditGlyph} size={18} />}
        aria-haspopup="dialog"
        disabled={!isHydrated}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Button>
      {isOpen && <ProductSheet product={product} isGuest={isGuest} onClose={close} onMissing={close} />}
    </>
  );
}
