import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { PreviewSheet, type PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { AMENITIES, type Amenity, type TriState } from "#features/shops/amenities.ts";
import { doorOf } from "#features/shops/can-i-get-in.ts";
import type { ShopOpenTimes } from "#features/shops/open-times.ts";
import type { Shop } from "#features/shops/shop.ts";
import { AccessStrip } from "#features/shops/ui/shop-page/access-strip.tsx";
import { ShopAbout } from "#features/shops/ui/shop-page/shop-about.tsx";
import { ShopHead } from "#features/shops/ui/shop-page/shop-head.tsx";
import { ShopHours } from "#features/shops/ui/shop-page/shop-hours.tsx";
import { ShopInside } from "#features/shops/ui/shop-page/shop-inside.tsx";
import { type LocalizedText, textIn } from "#platform/i18n/localized-text.ts";
import { LANGUAGE_NAMES, type Locale, localeOfTag, LOCALES } from "#platform/i18n/locales.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { readResource } from "#platform/read-resource.ts";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { DEPARTMENT_FIELDS } from "../../department-hours.ts";

interface Stored {
  shop: Shop;
  times: ShopOpenTimes;
  now: string;
}

/** The page of a shop as visitors will read it: what is typed in place of what is stored. Photos are of another tab, and are not shown. */
export function ShopPreview({ values, item, onClose }: PreviewProps) {
  const { t, i18n } = useLingui();
  const [stored, setStored] = useState<Stored>();
  const [hasFailed, setHasFailed] = useState(false);
  const { failed } = useFormWords();
  const [locale, setLocale] = useState<Locale>(localeOfTag(i18n.locale));
  const description = values["description"] as LocalizedText | null;
  const written = LOCALES.filter((one) => description?.[one]);
  const ask = useEffectEvent((signal: AbortSignal) => {
    const query = new URLSearchParams({ id: String(item?.id ?? 0) });
    for (const field of ["openingHours", ...DEPARTMENT_FIELDS]) {
      const hours = values[field];
      if (typeof hours === "string") query.set(field, hours);
    }
    if (values["isTemporarilyClosed"] === true) query.set("isClosed", "");
    readResource<Stored>("/dashboard/shops/preview", { query, signal }).then(setStored, () =>
      setHasFailed(!signal.aborted),
    );
  });
  useEffect(() => {
    const asking = new AbortController();
    ask(asking.signal);
    return () => asking.abort();
  }, []);

  return (
    <PreviewSheet
      onClose={onClose}
      choice={
        written.length > 1 && (
          <ChipRow label={t({ id: "shop-editing.preview.language", message: "Language of the description" })}>
            {written.map((one) => (
              <ChipButton key={one} isPressed={one === locale} onClick={() => setLocale(one)}>
                {LANGUAGE_NAMES[one]}
              </ChipButton>
            ))}
          </ChipRow>
        )
      }
    >
      {hasFailed && <p role="alert">{failed}</p>}
      {stored && <Parts {...stored} shop={withTyped(stored.shop, values, locale)} />}
    </PreviewSheet>
  );
}

/** Those of the public page that what is typed stands in. */
function Parts({ shop, times, now }: Stored) {
  return (
    <Stack gap={6}>
      <ShopHead shop={shop} likes={null} />
      <AccessStrip door={doorOf(shop)} now={now} />
      <ShopHours shop={shop} times={times} now={now} contributions={null} />
      <ShopInside shop={shop} contributions={null} />
      <ShopAbout shop={shop} pictureBase="" />
    </Stack>
  );
}

/** A field that is half typed has no value, and counts as not said. */
function withTyped(shop: Shop, values: PreviewProps["values"], locale: Locale): Shop {
  const said = <Value,>(name: string, unsaid: Value) => (values[name] ?? unsaid) as Value;
  const state = (name: string) => said<TriState>(name, "unknown");
  return {
    ...shop,
    name: said("name", shop.name),
    kind: said("kind", shop.kind),
    phone: said<string | null>("phone", null),
    website: said<string | null>("website", null),
    email: said<string | null>("email", null),
    description: textIn(said<LocalizedText | null>("description", null), locale),
    logo: null,
    wheelchair: said("wheelchair", "unknown"),
    stepHeightCm: said<number | null>("stepHeightCm", null),
    residents: said("residents", "unknown"),
    access: {
      residents: said("residents", "unknown"),
      idCheck: state("idCheck"),
      minimumAge: said<number | null>("minimumAge", null),
      membership: state("membership"),
    },
    consumption: {
      ...shop.consumption,
      smoking: said("smoking", "unknown"),
      vaporizer: state("vaporizer"),
      terrace: state("terrace"),
      drinkRequired: state("drinkRequired"),
    },
    amenities: Object.fromEntries(AMENITIES.map((amenity) => [amenity, state(amenity)])) as Record<
      Amenity,
      TriState
    >,
  };
}
