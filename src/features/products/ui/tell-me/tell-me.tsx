import { Trans, useLingui } from "@lingui/react/macro";
import { type SyntheticEvent, useRef, useState } from "react";
import { useAskToSignIn } from "#features/accounts/ui/sign-in-context.ts";
import { lastTown, rememberTown } from "../../../places/last-town.ts";
import { statusOf } from "#platform/errors/page-error.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { BellGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useToast } from "#ui/toast/toast-context.ts";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { TellMeChoices } from "../../watch.ts";
import styles from "./tell-me.module.css";
import { WatchList } from "./watch-list.tsx";

type TellMeProps = {
  product: { id: number; type: string; slug: string; name: string };
  choices: TellMeChoices;
  /** Who has not signed in is asked to, and the wish goes on afterwards. */
  isGuest: boolean;
};

/** Of a product that is on no menu: asks near which town somebody wants it, to be told when a shop there has it. */
export function TellMe({
  product,
  choices: { cities, watches, city: asked, lastCity },
  isGuest,
}: TellMeProps) {
  const { t } = useLingui();
  const toast = useToast();
  const askToSignIn = useAskToSignIn();
  const isHydrated = useIsHydrated();
  // Nobody is taken for somebody of the largest town: where nothing is known, they are asked.
  const [city, setCity] = useState(() => firstOf(cities, [asked, lastTown(), lastCity]));
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLFormElement>(null);
  const [added, setAdded] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const choose = t({ id: "tell-me.choose", message: "Choose a town" });
  const { id, name } = product;
  const told = added.map((slug) => ({
    product,
    city: cities.find((one) => one.slug === slug) ?? { slug, name: slug },
  }));
  const shown = [
    ...watches,
    ...told.filter((one) => !watches.some((watch) => watch.city.slug === one.city.slug)),
  ];

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(city === "");
    if (city === "") return field.current?.querySelector("select")?.focus();
    rememberTown(city);
    const body = { productId: String(id), city, watch: true };
    if (isGuest) return askToSignIn({ call: "watchproduct", body });
    setBusy(true);
    try {
      const { watchProduct } = await import("../../product-calls.ts");
      await watchProduct({ productId: id, city, watch: true });
      setAdded([...added.filter((slug) => slug !== city), city]);
      toast(t({ id: "tell-me.done", message: "Done. You’ll find it under Saved, too." }));
    } catch (error) {
      if (statusOf(error) !== 401)
        toast(t({ id: "tell-me.failed", message: "That didn’t work. Try again in a moment." }), "problem");
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section id="tell-me" title={<Trans id="tell-me.title">Tell me when somebody has {name}</Trans>}>
      <Stack gap={4}>
        <p>
          <Trans id="tell-me.text">
            We’ll let you know here when a shop in or near a town has it on its menu.
          </Trans>
          {isGuest && (
            <>
              {" "}
              <Trans id="tell-me.account">You log in for that, and find it under the bell.</Trans>
            </>
          )}
        </p>
        <form ref={field} className={styles.form} onSubmit={(event) => void send(event)}>
          <Stack gap={3}>
            <SelectField
              label={t({ id: "tell-me.city", message: "Near which town?" })}
              options={[
                ...(city === "" ? [{ value: "", label: choose }] : []),
                ...cities.map(({ slug, name: label }) => ({ value: slug, label })),
              ]}
              value={city}
              error={isMissing ? choose : undefined}
              onChange={(event) => {
                setCity(event.target.value);
                setMissing(false);
              }}
            />
            <div>
              <Button
                type="submit"
                icon={<Icon glyph={BellGlyph} />}
                disabled={!isHydrated}
                isLoading={isBusy}
              >
                <Trans id="tell-me.send">Tell me</Trans>
              </Button>
            </div>
          </Stack>
        </form>
        <WatchList watches={shown} />
      </Stack>
    </Section>
  );
}

/** The first of these that is a town one can choose; empty for none. */
function firstOf(cities: TellMeChoices["cities"], slugs: readonly (string | null | undefined)[]): string {
  return slugs.find((slug) => cities.some((one) => one.slug === slug)) ?? "";
}
