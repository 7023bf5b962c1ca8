import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Revision } from "#features/dashboard/revision.ts";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import type { PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import {
  BRAND_FIELD_GROUPS,
  BRAND_FIELDS,
  type BrandToEdit,
  mayPublish,
  OWN_BRAND_FIELDS,
  PUBLISH_LABEL,
} from "../../brand-fields.ts";
import {
  BY_ADMINS_ALONE,
  INVENTED_HAS_NO_LICENCE,
  IS_PUBLIC_ALREADY,
  NAME_IS_TAKEN,
  NEEDS_A_LICENCE,
  NO_PHONE,
  NO_WEBSITE,
} from "../../call-refusals.ts";
import { BrandStateBadge } from "./brand-state-badge.tsx";

type BrandEditorProps = {
  /** Null for a new one. */
  brand: BrandToEdit | null;
  revisions: readonly Revision[];
  isAdmin: boolean;
  accountId: number;
};

/** Most people who edit one do not ask for it: the public page is loaded by whoever does. */
const BrandPreviewPart = pressedPart<PreviewProps>(async () => {
  const [part] = await Promise.all([import("./brand-preview.tsx"), needArea("brands")]);
  return part.BrandPreview;
});

const MISTAKES = {
  [NAME_IS_TAKEN.msg]: msg({
    id: "brand-editing.taken",
    message: "There is a brand of this kind with this name already.",
  }),
  [NO_WEBSITE.msg]: msg({
    id: "brand-editing.website",
    message: "Enter an address that begins with https://.",
  }),
  [NO_PHONE.msg]: msg({
    id: "brand-editing.phone",
    message: "Enter a number with its country, such as +31 20 123 4567.",
  }),
  email: msg({ id: "brand-editing.email", message: "Enter an e-mail address such as name@example.org." }),
  [NEEDS_A_LICENCE.msg]: msg({
    id: "brand-editing.needs-licence",
    message: "Only for a licensed grower. Tick that, or leave this empty.",
  }),
  [INVENTED_HAS_NO_LICENCE.msg]: msg({
    id: "brand-editing.invented",
    message: "An invented brand can’t be a licensed grower.",
  }),
  [IS_PUBLIC_ALREADY.msg]: msg({ id: "brand-editing.public-already", message: "It’s public already." }),
  [BY_ADMINS_ALONE.msg]: msg({
    id: "brand-editing.by-admins",
    message: "Only an admin can change this.",
  }),
};

/** The editor of a brand: an admin edits all of it, whoever speaks for it what it says of itself. */
export function BrandEditor({ brand, revisions, isAdmin, accountId }: BrandEditorProps) {
  const { i18n } = useLingui();
  return (
    <EditorPage
      list="brands"
      accountId={accountId}
      fields={isAdmin ? BRAND_FIELDS : OWN_BRAND_FIELDS}
      groups={BRAND_FIELD_GROUPS}
      item={brand}
      initial={{ description: { source: localeOfTag(i18n.locale) } }}
      revisions={revisions}
      mistakes={MISTAKES}
      // Where both are empty there is no licence, and nobody to say so.
      hidden={({ isLicensedGrower, licenceSource }) =>
        isLicensedGrower || licenceSource ? [] : ["licenceSource"]
      }
      preview={BrandPreviewPart}
      steps={
        brand && isAdmin && mayPublish(brand.shown.state)
          ? [{ id: "publish", label: PUBLISH_LABEL, besides: { step: "publish" } }]
          : []
      }
      itemPath="/dashboard/brands/brand"
    >
      {brand && <BrandWays brand={brand} isAdmin={isAdmin} />}
    </EditorPage>
  );
}

/** Where it stands, and the ways to what belongs to it. */
function BrandWays({ brand: { values, shown }, isAdmin }: { brand: BrandToEdit; isAdmin: boolean }) {
  const hasPage = shown.state === "active" && !values.isLicensedGrower;
  return (
    <Stack gap={3}>
      <Cluster gap={3}>
        <BrandStateBadge state={shown.state} />
        {hasPage && (
          <Link to={`/brand/${shown.slug}`}>
            <Trans id="brand-editing.page">View its page</Trans>
          </Link>
        )}
        {shown.state === "active" && (
          <Link to={`/products?brand=${shown.slug}`}>
            <Trans id="brand-editing.its-products">Its products</Trans>
          </Link>
        )}
        {!values.isLicensedGrower && (
          <Link to={`/dashboard/deals?q=${encodeURIComponent(values.name)}`}>
            <Trans id="brand-editing.its-deals">Its deals</Trans>
          </Link>
        )}
      </Cluster>
      {values.isLicensedGrower && (
        <Notice>
          <Trans id="brand-editing.no-page">
            A licensed grower may not advertise: visitors see its name in the list of growers, and nothing
            else.
          </Trans>
        </Notice>
      )}
      {!isAdmin && (
        <Notice>
          <Trans id="brand-editing.own-word">
            What you save shows at once, as told by the brand itself today. Name, kind and licence are changed
            by an admin: <Link to="/dashboard/support">ask us</Link>.
          </Trans>
        </Notice>
      )}
    </Stack>
  );
}
