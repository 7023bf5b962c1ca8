import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Typed } from "#features/dashboard/typed.ts";
import type { Revision } from "#features/dashboard/revision.ts";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import type { PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { NAMES_DECIDED } from "#features/products/call-refusals.ts";
import { PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import type { ForgetSpellings } from "#features/products/spelling.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { partsOfTyped } from "#platform/typed-parts.ts";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import {
  AT_MOST_FIVE_GRAMS,
  LABEL_OR_LAB,
  MERGED_STRAIN,
  MORE_THAN_A_WHOLE,
  MORE_THAN_THE_PIECE,
  NAME_OF_ANOTHER,
  NAMES_OF_OTHER_MENUS,
  NO_STRAIN_NO_FACTS,
  NOT_OF_THE_TYPE,
  PACK_IS_ITS_PIECES,
  PART_OF_A_DEAL,
  SAY_HOW_MEASURED,
  SAY_WHEN_MEASURED,
  STRAIN_LISTED_ALREADY,
  STRENGTH_TOO_MUCH,
  SUPPLIES_HAVE_NONE,
  UNKNOWN_BRAND,
  UNKNOWN_STRAIN,
} from "../../call-refusals.ts";
import { EDITED_PRODUCT_FIELDS, PRODUCT_FIELD_GROUPS } from "../../product-fields.ts";
import type { ProductToEdit } from "../../product-to-edit.ts";
import { RemoveProduct } from "./remove-product.tsx";
import { ProductSources } from "./product-sources.tsx";

type ProductEditorProps = {
  /** Null for a new one. */
  product: ProductToEdit | null;
  revisions: readonly Revision[];
  isAdmin: boolean;
  accountId: number;
  now: string;
  /** Of a new one, where a menu has it. */
  firstName: string;
  /** On menus, that a new one is made of; null for none. */
  names: ForgetSpellings | null;
  /** Whoever edits may say which names on menus are this product. */
  mayJoin: boolean;
};

/** Most people who edit one do not ask for it: the public page is loaded by whoever does. */
const ProductPreviewPart = pressedPart<PreviewProps>(
  async () => (await import("./product-preview.tsx")).ProductPreview,
);

/** The sentences of the API that only products have. */
const MISTAKES = {
  [NOT_OF_THE_TYPE.msg]: msg({
    id: "product-editing.not-of-type",
    message: "This doesn’t go with the kind of product above.",
  }),
  [SUPPLIES_HAVE_NONE.msg]: msg({
    id: "product-editing.supplies",
    message: "Accessories have no strain, THC or CBD. Leave this empty.",
  }),
  [NO_STRAIN_NO_FACTS.msg]: msg({
    id: "product-editing.no-strain",
    message: "Choose a strain first: this describes the strain.",
  }),
  [MORE_THAN_A_WHOLE.msg]: msg({
    id: "product-editing.more-than-a-whole",
    message: "That’s more than 100%.",
  }),
  [STRENGTH_TOO_MUCH.msg]: msg({
    id: "product-editing.too-much",
    message: "THC and CBD together can’t be more than 100%.",
  }),
  [SAY_HOW_MEASURED.msg]: msg({
    id: "product-editing.how",
    message: "Say how the strength is known.",
  }),
  [SAY_WHEN_MEASURED.msg]: msg({
    id: "product-editing.when",
    message: "Say when the strength was measured or read.",
  }),
  [LABEL_OR_LAB.msg]: msg({
    id: "product-editing.label-or-lab",
    message: "Milligrams come from a label or a lab, not from a strain catalogue.",
  }),
  [PACK_IS_ITS_PIECES.msg]: msg({
    id: "product-editing.pack",
    message: "That isn’t the amount per piece times the number of pieces.",
  }),
  [AT_MOST_FIVE_GRAMS.msg]: msg({
    id: "product-editing.five-grams",
    message: "More than 5 grams: a coffeeshop can’t sell that to one person.",
  }),
  [MORE_THAN_THE_PIECE.msg]: msg({
    id: "product-editing.heavier",
    message: "That’s more THC than the whole piece weighs.",
  }),
  [UNKNOWN_BRAND.msg]: msg({
    id: "product-editing.brand",
    message: "Choose a brand that we list.",
  }),
  [NAMES_DECIDED.msg]: msg({
    id: "product-editing.names-decided",
    message:
      "Somebody has since said what one of the names is. Make the product without them, or look at the names again.",
  }),
  [NAMES_OF_OTHER_MENUS.msg]: msg({
    id: "product-editing.names-of-other-menus",
    message: "Names on sample menus need a sample brand, and those on real menus any but a sample brand.",
  }),
  [UNKNOWN_STRAIN.msg]: msg({
    id: "product-editing.strain",
    message: "Choose a strain from the catalogue: the weed of its name.",
  }),
  [MERGED_STRAIN.msg]: msg({
    id: "product-editing.merged",
    message: "This strain was merged into another. Choose that one.",
  }),
  [STRAIN_LISTED_ALREADY.msg]: msg({
    id: "product-editing.twin",
    message: "The weed of this strain is already in the catalogue.",
  }),
  [NAME_OF_ANOTHER.msg]: msg({
    id: "product-editing.name-of-another",
    message: "Another product of this kind and brand goes by one of these names.",
  }),
  aliases: msg({ id: "product-editing.aliases", message: "At most 20 names, each up to 80 characters." }),
  [PART_OF_A_DEAL.msg]: msg({
    id: "product-editing.deal",
    message: "It’s part of a deal, so it has to stay an accessory.",
  }),
};

/** What accessories have not. */
const OF_CANNABIS = [
  "strain",
  "thcPermille",
  "cbdPermille",
  "thcMicrogramsPerPiece",
  "thcMicrogramsPerPack",
  "potencyMethod",
  "potencyOn",
] as const satisfies readonly (keyof typeof EDITED_PRODUCT_FIELDS)[];
/** What is true of a strain, and of no product without one. */
const OF_STRAIN = [
  "breeder",
  "marketedAs",
  "effects",
  "flavours",
] as const satisfies readonly (keyof typeof EDITED_PRODUCT_FIELDS)[];

const STRENGTH = ["thcPermille", "cbdPermille", "thcMicrogramsPerPiece", "thcMicrogramsPerPack"] as const;

const isStrengthTyped = (typed: Typed) => STRENGTH.some((name) => Boolean(typed[name]));

/** What a strength is not saved without, asked as soon as one is typed. */
const ASKED_OF_STRENGTH = {
  potencyMethod: MISTAKES[SAY_HOW_MEASURED.msg]!,
  potencyOn: MISTAKES[SAY_WHEN_MEASURED.msg]!,
};

/** Their fields are not there before. */
const STRAIN_FIRST = msg({
  id: "product-editing.strain-first",
  message: "Effects, flavours and the breeder belong to a strain: choose one to fill them in.",
});

/** Above it a flower is more likely typed wrong than measured so; a hash may well have more. */
const DOUBTFUL_PERMILLE = 400;

const DOUBTFUL = msg({
  id: "product-editing.doubtful",
  message: "Hardly any flower has more than 40% THC. If it’s right, save it like this.",
});

const isDoubtful = ({ type, thcPermille }: Typed) =>
  type === "weed" && (partsOfTyped(String(thcPermille ?? ""), 10) ?? 0) > DOUBTFUL_PERMILLE;

/** The editor of a product, with whose word each fact is. */
export function ProductEditor({
  product,
  revisions,
  isAdmin,
  accountId,
  now,
  firstName,
  names,
  mayJoin,
}: ProductEditorProps) {
  const { i18n } = useLingui();
  const isPublic = product && PUBLIC_PRODUCT_STATUSES.includes(product.values.status);
  return (
    <EditorPage
      list="products"
      accountId={accountId}
      fields={EDITED_PRODUCT_FIELDS}
      groups={PRODUCT_FIELD_GROUPS}
      item={product}
      initial={{ type: "weed", status: "active", name: firstName }}
      made={names && { of: `-${names.spellings[0]}`, besides: { names } }}
      revisions={revisions}
      mistakes={MISTAKES}
      unfit={({ type, strain }) => [
        ...(type === "supplies" ? [...OF_CANNABIS, ...OF_STRAIN] : []),
        ...(strain ? [] : OF_STRAIN),
      ]}
      beside={(name, value, typed) => {
        if (name === "strain") return !value && i18n._(STRAIN_FIRST);
        if (name === "thcPermille") return isDoubtful(typed) && i18n._(DOUBTFUL);
        const asked = name in ASKED_OF_STRENGTH && !value && isStrengthTyped(typed);
        return asked && i18n._(ASKED_OF_STRENGTH[name as keyof typeof ASKED_OF_STRENGTH]);
      }}
      preview={ProductPreviewPart}
      steps={[]}
      itemPath="/dashboard/products/product"
    >
      {!product && names && <NamesToJoin names={names} firstName={firstName} />}
      {product && (
        <>
          {isPublic && (
            <p>
              <Link to={`/${product.values.type}/${product.shown.slug}`}>
                <Trans id="product-editing.page">Its page on the site</Trans>
              </Link>
            </p>
          )}
          {isPublic && mayJoin && (
            <p>
              <Link to={`/dashboard/products/names?product=${product.id}`}>
                <Trans id="product-editing.names-like">Names on menus that may be it</Trans>
              </Link>
            </p>
          )}
          {mayJoin && product.shown.strainId !== null && (
            <p>
              <Link to={`/dashboard/products/strain?id=${product.shown.strainId}`}>
                <Trans id="product-editing.its-strain">Names, parents and terpenes of its strain</Trans>
              </Link>
            </p>
          )}
          <ProductSources shown={product.shown} now={now} />
          {isAdmin && <RemoveProduct product={product} />}
        </>
      )}
    </EditorPage>
  );
}

/** What joins a new product when it is saved, with the way to make it without. */
function NamesToJoin({ names, firstName }: { names: ForgetSpellings; firstName: string }) {
  const list = names.spellings.map((spelling) => `“${spelling}”`).join(", ");
  return (
    <Notice>
      <p>
        <Trans id="product-editing.names-join">
          As soon as it’s saved and visible, it’s on the menus that write it so: {list}.
        </Trans>
      </p>
      <Link to={`/dashboard/products/product?new&name=${encodeURIComponent(firstName)}`}>
        <Trans id="product-editing.names-left-out">Make it without these names</Trans>
      </Link>
    </Notice>
  );
}
