import type { DashboardPath } from "#features/accounts/desk-access.ts";
import {
  SupplyGlyph,
  DealGlyph,
  EditGlyph,
  HistoryGlyph,
  HomeGlyph,
  IdentityGlyph,
  JobGlyph,
  LeafGlyph,
  ListGlyph,
  MailGlyph,
  NewsGlyph,
  PeopleGlyph,
  PictureGlyph,
  PlaceGlyph,
  ReportGlyph,
  ShopGlyph,
  StarGlyph,
} from "#ui/icon/glyphs.ts";
import type { Glyph } from "#ui/icon/icon.tsx";

const GLYPHS: Partial<Record<DashboardPath, Glyph>> = {
  "/dashboard": HomeGlyph,
  "/dashboard/reviews": StarGlyph,
  "/dashboard/reports": ReportGlyph,
  "/dashboard/changes/user": EditGlyph,
  "/dashboard/changes/admin": HistoryGlyph,
  "/dashboard/menuimages": PictureGlyph,
  "/dashboard/claims": IdentityGlyph,
  "/dashboard/support": MailGlyph,
  "/dashboard/shops": ShopGlyph,
  "/dashboard/cities": PlaceGlyph,
  "/dashboard/brands": SupplyGlyph,
  "/dashboard/products": LeafGlyph,
  "/dashboard/deals": DealGlyph,
  "/dashboard/coffeejobs": JobGlyph,
  "/dashboard/discover": NewsGlyph,
  "/dashboard/newsletter": MailGlyph,
  "/dashboard/users": PeopleGlyph,
};

/** The drawing beside the name of a room. */
export function roomGlyph(path: DashboardPath): Glyph {
  return GLYPHS[path] ?? ListGlyph;
}
