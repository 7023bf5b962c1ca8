import { useEffect, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import type { ButtonKind } from "../button/button-look.ts";
import { ShareGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { shareAddress } from "./share-address.ts";
import styles from "./share.module.css";

type ShareButtonProps = {
  /** What is shared, for the message it is sent with. */
  title: string;
  /** By default that of this page. */
  address?: string | undefined;
  words: {
    share: string;
    /** The message when the browser has no share sheet and the link was copied instead. */
    copied: string;
    /** "Copy the link by hand": names the field with the link. */
    byHand: string;
  };
  kind?: ButtonKind;
};

/** How long it says that the link was copied. */
const COPIED_MS = 6_000;

/** Shares an address through the device, else copies it, else shows it to be copied by hand. */
export function ShareButton({ title, address: given, words, kind = "quiet" }: ShareButtonProps) {
  const fieldId = useId();
  const [outcome, setOutcome] = useState<"none" | "copied" | "byHand">("none");
  const [address, setAddress] = useState("");

  useEffect(() => {
    if (outcome !== "copied") return undefined;
    const waiting = setTimeout(setOutcome, COPIED_MS, "none");
    return () => clearTimeout(waiting);
  }, [outcome]);

  async function share() {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    const shown = given ?? canonical ?? location.href;
    setAddress(shown);
    setOutcome(await shareAddress({ title, url: shown }));
  }

  return (
    <div className={styles.share}>
      <Button kind={kind} icon={<Icon glyph={ShareGlyph} />} onClick={() => void share()}>
        {words.share}
      </Button>
      <div role="status">{outcome === "copied" && <p>{words.copied}</p>}</div>
      {outcome === "byHand" && (
        <p className={styles.byHand}>
          <label htmlFor={fieldId}>{words.byHand}</label>
          <input
            id={fieldId}
            readOnly
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers a press on the button, and wants to be copied
            autoFocus
            value={address}
            onFocus={({ target }) => target.select()}
          />
        </p>
      )}
    </div>
  );
}
