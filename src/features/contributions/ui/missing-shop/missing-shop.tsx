import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Button } from "#ui/button/button.tsx";
import type { CityCalled } from "../../calls.ts";
import styles from "./missing-shop.module.css";

const NewShopSheet = pressedPart(async () => {
  const [part] = await Promise.all([
    import("../suggest/new-shop-sheet.tsx"),
    needArea("changed-fields"),
    needArea("suggest"),
    needArea("shops"),
  ]);
  return part.NewShopSheet;
});

type MissingShopProps = {
  /** Where it is, as far as the page knows. */
  city: CityCalled | null;
  isGuest: boolean;
};

/** Asks for a shop that we do not have; the form is loaded when somebody has one. */
export function MissingShop({ city, isGuest }: MissingShopProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.missing}>
      <p>
        <Trans id="missing-shop.ask">A shop missing?</Trans>
      </p>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans id="missing-shop.tell">Tell us</Trans>
      </Button>
      {isOpen && <NewShopSheet city={city} isGuest={isGuest} onClose={close} onMissing={close} />}
    </div>
  );
}
