import { useLingui } from "@lingui/react/macro";
import { Sheet } from "#ui/dialog/sheet.tsx";
import type { CityCalled } from "../../calls.ts";
import { NewShopForm } from "./new-shop-form.tsx";

type NewShopSheetProps = { city: CityCalled | null; isGuest: boolean; onClose: () => void };

/** The form for a shop that we do not have. */
export function NewShopSheet({ city, isGuest, onClose }: NewShopSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      isOpen
      title={t({ id: "suggest.new-shop", message: "Which shop is missing?" })}
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={onClose}
    >
      <NewShopForm city={city} isGuest={isGuest} />
    </Sheet>
  );
}
