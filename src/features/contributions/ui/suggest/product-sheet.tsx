import { useLingui } from "@lingui/react/macro";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { ProductForm, type SuggestedProduct } from "./product-form.tsx";

type ProductSheetProps = { product: SuggestedProduct; isGuest: boolean; onClose: () => void };

/** "Suggest a change" of a product: a form with what we know of it. */
export function ProductSheet({ product, isGuest, onClose }: ProductSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      isOpen
      title={t({ id: "suggest.title", message: "What’s different?" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
    >
      <ProductForm product={product} isGuest={isGuest} />
    </Sheet>
  );
}
