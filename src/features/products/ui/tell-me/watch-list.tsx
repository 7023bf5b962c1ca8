import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { statusOf } from "#platform/errors/page-error.ts";
import { Button } from "#ui/button/button.tsx";
import { Link } from "#ui/link/link.tsx";
import { useToast } from "#ui/toast/toast-context.ts";
import type { Watch } from "../../watch.ts";
import styles from "./watch-list.module.css";

const keyOf = ({ product, city }: Watch) => `${product.id} ${city.slug}`;

/** What somebody waits for, and where. What is taken back stays until the page is left, so that a slip can be undone. */
export function WatchList({ watches }: { watches: readonly Watch[] }) {
  if (watches.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {watches.map((watch) => (
        <WatchRow key={keyOf(watch)} watch={watch} />
      ))}
    </ul>
  );
}

function WatchRow({ watch: { product, city } }: { watch: Watch }) {
  const { t } = useLingui();
  const toast = useToast();
  const [isOn, setOn] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const { name } = product;
  const { name: cityName } = city;

  async function toggle() {
    setBusy(true);
    try {
      const { watchProduct } = await import("../../product-calls.ts");
      await watchProduct({ productId: product.id, city: city.slug, watch: !isOn });
      setOn(!isOn);
    } catch (error) {
      if (statusOf(error) !== 401)
        toast(t({ id: "tell-me.failed", message: "That didn’t work. Try again in a moment." }), "problem");
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={styles.row}>
      <span>
        <Trans id="tell-me.waits">
          <Link to={`/${product.type}/${product.slug}`}>{name}</Link> near {cityName}
        </Trans>
      </span>
      <Button
        kind="quiet"
        isLoading={isBusy}
        aria-label={
          isOn
            ? t({ id: "tell-me.stop-of", message: `Don’t tell me of ${name} near ${cityName}` })
            : t({ id: "tell-me.again-of", message: `Tell me of ${name} near ${cityName} after all` })
        }
        onClick={() => void toggle()}
      >
        {isOn ? <Trans id="tell-me.stop">Remove</Trans> : <Trans id="tell-me.again">Undo</Trans>}
      </Button>
    </li>
  );
}
