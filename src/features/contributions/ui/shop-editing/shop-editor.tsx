import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { Revision } from "#features/dashboard/revision.ts";
import type { PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import { type FactGroup, isFactGroup } from "#features/shops/facts.ts";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { CLOSED_FOR_GOOD, NO_FILM, NO_HOURS, SHOWS_TOO_MUCH } from "../../call-refusals.ts";
import type { HolidayAhead } from "../../holidays.ts";
import { DEPARTMENT_FIELDS } from "../../department-hours.ts";
import { HOURS_GROUPS } from "../../hours-fields.ts";
import { EDITED_SHOP_FIELDS, SHOP_FIELD_GROUPS } from "../../shop-fields.ts";
import type { ShopTab } from "../../shop-tab.ts";
import type { ShopToEdit } from "../../shop-to-edit.ts";
import { GroupNote, StillSo } from "./group-note.tsx";
import { LocationControl } from "./location-control.tsx";
import { ShopHoursControl } from "./shop-hours-control.tsx";
import { VisibilityControl } from "./visibility-control.tsx";
import { WaitingChanges } from "./waiting-changes.tsx";

type ShopEditorProps = {
  shop: ShopToEdit;
  tab: Extract<ShopTab, "facts" | "hours">;
  revisions: readonly Revision[];
  holidays: readonly HolidayAhead[];
  accountId: number;
  /** In the country, such as `2026-11-28`. */
  today: string;
  /** From the page. */
  tiles: MapTiles;
};

/** The parts of the public page are loaded by whoever asks for them. */
const ShopPreviewPart = pressedPart<PreviewProps>(async () => {
  const [part] = await Promise.all([
    import("./shop-preview.tsx"),
    needArea("shop-page"),
    needArea("shops"),
    needArea("hours"),
    needArea("can-i-get-in"),
  ]);
  return part.ShopPreview;
});

/** What is wrong, by the sentence of the API or by the field. */
const MISTAKES = {
  [NO_HOURS.msg]: msg({
    id: "shop-editing.no-hours",
    message:
      "These hours can’t be read. Look for a day that says only when it opens, or only when it closes.",
  }),
  [CLOSED_FOR_GOOD.msg]: msg({
    id: "shop-editing.closed-for-good",
    message: "This shop has closed for good, so it can’t be closed for a while.",
  }),
  [NO_FILM.msg]: msg({
    id: "shop-editing.no-film",
    message: "This isn’t the address of a video at YouTube or Vimeo. Copy it from the video’s page.",
  }),
  [SHOWS_TOO_MUCH.msg]: msg({
    id: "shop-editing.shows-too-much",
    message: "The rules here don’t allow that much. Choose one that shows less.",
  }),
  postcode: msg({
    id: "suggest.postcode.wrong",
    message: "Enter a postcode such as 1012 AB.",
  }),
  phone: msg({
    id: "suggest.phone.wrong",
    message: "Enter a number such as 020 123 4567.",
  }),
  website: msg({
    id: "suggest.website.wrong",
    message: "Enter an address such as example.nl.",
  }),
  email: msg({ id: "suggest.email.wrong", message: "Enter an email address." }),
};

/** The facts of a shop, or its hours, for whoever speaks for it: visible at once, or after an admin has looked. */
export function ShopEditor({ shop, tab, revisions, holidays, accountId, today, tiles }: ShopEditorProps) {
  const { facts, slug, waiting, isSample } = shop.shown;
  const groups = tab === "hours" ? HOURS_GROUPS : SHOP_FIELD_GROUPS;
  const told = Object.keys(facts).filter(isFactGroup);
  const old = told.filter((group) => facts[group]?.observedOn !== today);
  const notes = groups.filter(({ group }) => isFactGroup(group));
  return (
    <EditorPage
      list="shops"
      accountId={accountId}
      fields={EDITED_SHOP_FIELDS}
      groups={groups}
      item={shop}
      revisions={revisions}
      mistakes={MISTAKES}
      notes={Object.fromEntries(
        notes.map(({ group }) => [
          group,
          <GroupNote
            key={group}
            shop={shop}
            group={group as FactGroup}
            provenance={facts[group as FactGroup]}
            today={today}
          />,
        ]),
      )}
      renderControl={(name, control) => {
        if (name === "menu" || name === "prices")
          return <VisibilityControl {...control} name={name} shown={shop.shown} />;
        if (name === "location") return <LocationControl {...control} tiles={tiles} />;
        if (name !== "openingHours") return null;
        return <ShopHoursControl {...control} shopId={shop.id} holidays={holidays} today={today} />;
      }}
      hidden={() => (isSample ? [...DEPARTMENT_FIELDS, ...FILM] : DEPARTMENT_FIELDS)}
      preview={ShopPreviewPart}
      steps={NOTHING}
    >
      <Stack gap={3}>
        <Cluster gap={3}>
          <Link to={`/coffeeshop/${encodeURIComponent(slug)}`}>
            <Trans id="shop-editing.public">View its page</Trans>
          </Link>
          {tab === "facts" && old.length > 1 && <StillSo shop={shop} groups={old} isPrimary />}
        </Cluster>
        <WaitingChanges waiting={waiting} />
      </Stack>
    </EditorPage>
  );
}

/** Nothing invented has one. */
const FILM = ["film", "filmTitle"];
const NOTHING: readonly never[] = [];
