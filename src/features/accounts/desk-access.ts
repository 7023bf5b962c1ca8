import type { Permissions } from "#platform/viewer.ts";
import {
  ADMINS,
  ANY_ROLE,
  BRAND_ADMINS,
  EMPLOYERS,
  holdsOneOf,
  KEEPERS_OF_PRODUCTS,
  MODERATORS_OF_MENUS,
  type Role,
  SHOP_ADMINS,
} from "./access.ts";

// Apart from `access.ts`: visitors do not load the pages that only some may open.

/** Who may open each page of the dashboard (specification section 6). */
const ACCESS_TO_DASHBOARD = {
  "/dashboard": ANY_ROLE,
  "/dashboard/answers": ADMINS,
  "/dashboard/answers/answer": ADMINS,
  "/dashboard/audit": ADMINS,
  "/dashboard/brands": BRAND_ADMINS,
  "/dashboard/brands/brand": BRAND_ADMINS,
  "/dashboard/changes/admin": ADMINS,
  "/dashboard/changes/user": ADMINS,
  "/dashboard/cities": ADMINS,
  "/dashboard/claims": ADMINS,
  "/dashboard/coffeejobs": EMPLOYERS,
  "/dashboard/coffeejobs/joboffer": EMPLOYERS,
  "/dashboard/deals": BRAND_ADMINS,
  "/dashboard/deals/deal": BRAND_ADMINS,
  "/dashboard/discover": ADMINS,
  "/dashboard/discover/post": ADMINS,
  "/dashboard/doublestrains": ADMINS,
  "/dashboard/menuimages": ADMINS,
  "/dashboard/newsletter": ADMINS,
  "/dashboard/newsletter/issue": ADMINS,
  "/dashboard/products": KEEPERS_OF_PRODUCTS,
  "/dashboard/products/names": MODERATORS_OF_MENUS,
  "/dashboard/products/product": KEEPERS_OF_PRODUCTS,
  "/dashboard/products/strain": MODERATORS_OF_MENUS,
  "/dashboard/products/strains": MODERATORS_OF_MENUS,
  "/dashboard/queue": MODERATORS_OF_MENUS,
  "/dashboard/redirects": ADMINS,
  "/dashboard/reports": ADMINS,
  "/dashboard/reviews": ADMINS,
  "/dashboard/shops": SHOP_ADMINS,
  "/dashboard/shops/shop": SHOP_ADMINS,
  "/dashboard/shops/stats": ADMINS,
  "/dashboard/support": ANY_ROLE,
  "/dashboard/surveys": ADMINS,
  "/dashboard/system": ADMINS,
  "/dashboard/users": ADMINS,
  "/dashboard/users/user": ADMINS,
  "/dashboard/visits": ADMINS,
  "/dashboard/words": ADMINS,
  "/dashboard/words/word": ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type DashboardPath = keyof typeof ACCESS_TO_DASHBOARD;

/** Null for somebody who is not signed in. */
export function mayOpen(permissions: Permissions | null, path: DashboardPath): boolean {
  return permissions !== null && holdsOneOf(permissions, ACCESS_TO_DASHBOARD[path]);
}

/** Where whoever may not open a page of the dashboard is led instead; null for those who may. */
export function dashboardRedirect(
  permissions: Permissions | null,
  path: DashboardPath,
): "/login" | "/" | "/dashboard" | null {
  if (permissions === null) return "/login";
  if (mayOpen(permissions, path)) return null;
  return mayOpen(permissions, "/dashboard") ? "/dashboard" : "/";
}
