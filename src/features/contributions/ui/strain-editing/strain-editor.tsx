import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import type { Revision } from "#features/dashboard/revision.ts";
import type { Typed } from "#features/dashboard/typed.ts";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import { PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import type { FieldError } from "#platform/errors/errors.ts";
import { Link } from "#ui/link/link.tsx";
import {
  BRED_FROM_THIS,
  MERGED_STRAIN,
  NAME_OF_ANOTHER_STRAIN,
  OWN_PARENT,
  PARENT_TO_CHOOSE,
  TOO_MANY_PARENTS,
  UNKNOWN_BRAND,
  UNKNOWN_STRAIN,
} from "../../call-refusals.ts";
import { STRAIN_FIELD_GROUPS, STRAIN_FIELDS } from "../../strain-fields.ts";
import type { StrainToEdit } from "../../strain-to-edit.ts";
import { ProductSources } from "../product-editing/product-sources.tsx";

type StrainEditorProps = {
  strain: StrainToEdit;
  revisions: readonly Revision[];
  /** Who may say that two are one. */
  isAdmin: boolean;
  accountId: number;
  now: string;
};

/** The sentences of the API that only strains have. */
const MISTAKES = {
  [NAME_OF_ANOTHER_STRAIN.msg]: msg({
    id: "strain-editing.name-of-another",
    message: "Another strain goes by this name: {name}.",
  }),
  [OWN_PARENT.msg]: msg({ id: "strain-editing.own-parent", message: "A strain isn’t its own parent." }),
  [BRED_FROM_THIS.msg]: msg({
    id: "strain-editing.bred-from-this",
    message: "{name} comes from this strain itself, so it can’t be its parent.",
  }),
  [PARENT_TO_CHOOSE.msg]: msg({
    id: "strain-editing.parent-to-choose",
    message: "The catalogue has {name}: choose it above, under its parents.",
  }),
  [TOO_MANY_PARENTS.msg]: msg({
    id: "strain-editing.too-many-parents",
    message: "At most 8 parents together.",
  }),
  [UNKNOWN_STRAIN.msg]: msg({
    id: "strain-editing.unknown-strain",
    message: "Choose strains from the catalogue.",
  }),
  [MERGED_STRAIN.msg]: msg({
    id: "strain-editing.merged-strain",
    message: "One of these was merged into another strain. Choose that one.",
  }),
  [UNKNOWN_BRAND.msg]: msg({ id: "strain-editing.unknown-brand", message: "Choose a brand that we list." }),
  aliases: msg({ id: "strain-editing.aliases", message: "At most 20 names, each up to 80 characters." }),
  otherParents: msg({
    id: "strain-editing.other-parents",
    message: "At most 8 names, each up to 80 characters.",
  }),
};

/** A way out of what is wrong with a field; below a new name, what becomes of the one before. */
const besideFields =
  ({ before, isAdmin }: { before: string; isAdmin: boolean }) =>
  (name: string, value: unknown, typed: Typed, mistake: FieldError | undefined) => {
    if (mistake) return <OtherStrain mistake={mistake} isAdmin={isAdmin} />;
    if (name !== "name" || String(value).trim() === before) return null;
    if (String(typed["aliases"]).split("\n").includes(before)) return null;
    return (
      <Trans id="strain-editing.renamed">
        Menus and people may still call it “{before}”. Add that to the other names, so that it’s found.
      </Trans>
    );
  };

/** The editor of a strain, with whose word each fact is. */
export function StrainEditor({ strain, revisions, isAdmin, accountId, now }: StrainEditorProps) {
  const { values, shown } = strain;
  const { weed, productCount } = shown;
  return (
    <EditorPage
      list="strains"
      accountId={accountId}
      fields={STRAIN_FIELDS}
      groups={STRAIN_FIELD_GROUPS}
      item={strain}
      revisions={revisions}
      mistakes={MISTAKES}
      beside={besideFields({ before: values.name, isAdmin })}
      steps={[]}
    >
      <p>
        <Plural
          id="strain-editing.product-count"
          value={productCount}
          one="What you change here shows on # product of this strain."
          other="What you change here shows on all # products of this strain."
        />
      </p>
      {weed && PUBLIC_PRODUCT_STATUSES.includes(weed.status) && (
        <p>
          <Link to={`/weed/${weed.slug}`}>
            <Trans id="strain-editing.page">Its page on the site</Trans>
          </Link>
        </p>
      )}
      {weed && (
        <p>
          <Link to={`/dashboard/products/product?id=${weed["_id"]}`}>
            <Trans id="strain-editing.weed">Strength, pictures and names on menus of its weed</Trans>
          </Link>
        </p>
      )}
      <ProductSources shown={shown} now={now} />
    </EditorPage>
  );
}

/** The way to the strain that a name belongs to, and what to do where the two are one. */
function OtherStrain({ mistake, isAdmin }: { mistake: FieldError; isAdmin: boolean }) {
  const { name, id } = mistake.values ?? {};
  if (!name || !id) return null;
  return (
    <>
      <Link to={`/dashboard/products/strain?id=${id}`}>
        <Trans id="strain-editing.see-other">See {name}</Trans>
      </Link>{" "}
      {mistake.msg === NAME_OF_ANOTHER_STRAIN.msg &&
        (isAdmin ? (
          <Trans id="strain-editing.one-of-two">
            Are they the same? <Link to="/dashboard/doublestrains?kind=strain">Merge them</Link>.
          </Trans>
        ) : (
          <Trans id="strain-editing.ask-admin">Are they the same? An admin can merge them.</Trans>
        ))}
    </>
  );
}
