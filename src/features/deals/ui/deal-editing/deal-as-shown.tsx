import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { DEAL_TYPES } from "#features/compliance/compliance.ts";
import type { NamedItem } from "#features/dashboard/field.ts";
import { textIn } from "#platform/i18n/localized-text.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { readMarkdown } from "#platform/markdown/read-markdown.ts";
import { DEAL_KINDS, type Deal } from "../../deal.ts";
import type { DealValues } from "../../deal-to-edit.ts";
import { DealSheet } from "../deal-sheet.tsx";

export type TypedDeal = { [Name in keyof DealValues]: DealValues[Name] | null };

type DealAsShownProps = {
  /** 0 for a new one. */
  id: number;
  typed: TypedDeal;
};

/** The page of a deal as visitors will see it, while it runs. */
export function DealAsShown({ id, typed }: DealAsShownProps) {
  const { i18n } = useLingui();
  const locale = localeOfTag(i18n.locale);
  const body = textIn(typed.body, locale);
  const [now] = useState(() => new Date().toISOString());
  const deal: Deal = {
    id,
    slug: "",
    title: textIn(typed.title, locale) ?? { text: "", locale },
    body: { blocks: readMarkdown(body?.text ?? "").blocks, locale: body?.locale ?? locale },
    kind: typed.kind ?? DEAL_KINDS[0],
    category: DEAL_TYPES.find((type) => type === typed.category) ?? DEAL_TYPES[0],
    wasCents: typed.wasCents,
    nowCents: typed.nowCents,
    code: typed.code,
    url: typed.url,
    validFrom: typed.validFrom ?? now,
    validTo: typed.validTo ?? now,
    isSponsored: typed.isSponsored === true,
    isSample: false,
    isRunning: true,
    isIndexable: true,
    brand: { id: idOf(typed.brand), slug: "", name: typed.brand?.name ?? "" },
    shops: (typed.shops ?? []).map(({ _id: slug, name }) => ({
      slug,
      name,
      city: { slug: "", name: "…" },
    })),
    products: (typed.products ?? []).map(({ _id: slug, name }) => ({ slug, name })),
    picture: null,
  };
  return <DealSheet deal={deal} pictureBase="" />;
}

const idOf = (named: NamedItem | null): number => {
  const { _id: id = "0" } = named ?? {};
  return Number(id);
};
