import { expect, test } from "vitest";
import type { Permissions } from "#platform/viewer.ts";
import { dashboardRedirect, type DashboardPath, mayOpen } from "./desk-access.ts";

const NONE: Permissions = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };

// All of them: the compiler misses one that is not here.
const PATHS = Object.keys({
  "/dashboard": true,
  "/dashboard/answers": true,
  "/dashboard/answers/answer": true,
  "/dashboard/audit": true,
  "/dashboard/brands": true,
  "/dashboard/brands/brand": true,
  "/dashboard/changes/admin": true,
  "/dashboard/changes/user": true,
  "/dashboard/cities": true,
  "/dashboard/claims": true,
  "/dashboard/coffeejobs": true,
  "/dashboard/coffeejobs/joboffer": true,
  "/dashboard/deals": true,
  "/dashboard/deals/deal": true,
  "/dashboard/discover": true,
  "/dashboard/discover/post": true,
  "/dashboard/doublestrains": true,
  "/dashboard/menuimages": true,
  "/dashboard/newsletter": true,
  "/dashboard/newsletter/issue": true,
  "/dashboard/products": true,
  "/dashboard/products/names": true,
  "/dashboard/products/product": true,
  "/dashboard/products/strain": true,
  "/dashboard/products/strains": true,
  "/dashboard/queue": true,
  "/dashboard/redirects": true,
  "/dashboard/reports": true,
  "/dashboard/reviews": true,
  "/dashboard/shops": true,
  "/dashboard/shops/shop": true,
  "/dashboard/shops/stats": true,
  "/dashboard/support": true,
  "/dashboard/surveys": true,
  "/dashboard/system": true,
  "/dashboard/users": true,
  "/dashboard/users/user": true,
  "/dashboard/visits": true,
  "/dashboard/words": true,
  "/dashboard/words/word": true,
} satisfies Record<DashboardPath, true>) as DashboardPath[];

const ANY_ROLE: DashboardPath[] = ["/dashboard", "/dashboard/support"];
const JOBS: DashboardPath[] = ["/dashboard/coffeejobs", "/dashboard/coffeejobs/joboffer"];
const SHOPS: DashboardPath[] = ["/dashboard/shops", "/dashboard/shops/shop"];
const PRODUCTS: DashboardPath[] = ["/dashboard/products", "/dashboard/products/product"];
const BRANDS: DashboardPath[] = [
  "/dashboard/brands",
  "/dashboard/brands/brand",
  "/dashboard/deals",
  "/dashboard/deals/deal",
];

// Names on menus, the strains that products are of, and the queue with them alone are parts of products that are not in the specification
// (decision 56).
const NAMES: DashboardPath[] = [
  "/dashboard/products/names",
  "/dashboard/products/strain",
  "/dashboard/products/strains",
  "/dashboard/queue",
];

// Word by word as specification section 6 has it.
test.each<[string, Permissions, DashboardPath[]]>([
  ["admin", { ...NONE, admin: true }, PATHS],
  ["shop admin", { ...NONE, shopAdmin: [7] }, [...ANY_ROLE, ...JOBS, ...SHOPS]],
  ["brand admin", { ...NONE, brandAdmin: [7] }, [...ANY_ROLE, ...BRANDS, ...JOBS, ...PRODUCTS]],
  ["moderator", { ...NONE, mod: true }, [...ANY_ROLE, ...PRODUCTS, ...NAMES]],
  [
    "shop admin who moderates",
    { ...NONE, mod: true, shopAdmin: [7] },
    [...ANY_ROLE, ...JOBS, ...SHOPS, ...PRODUCTS, ...NAMES],
  ],
])("the dashboard of a %s has these pages, and any other leads to its root", (_, permissions, paths) => {
  expect(PATHS.filter((path) => mayOpen(permissions, path))).toEqual(paths.toSorted());
  for (const path of PATHS)
    expect(dashboardRedirect(permissions, path)).toBe(paths.includes(path) ? null : "/dashboard");
});

test.each([
  ["nobody signed in is led to /login", null, "/login"],
  ["a member without a role is led home", NONE, "/"],
] as const)("%s from every page of the dashboard", (_, permissions, target) => {
  for (const path of PATHS) {
    expect(mayOpen(permissions, path)).toBe(false);
    expect(dashboardRedirect(permissions, path)).toBe(target);
  }
});

test("the queue over all rooms is there for whoever decides something that others sent: moderators and admins", () => {
  for (const more of [{ admin: true }, { mod: true }])
    expect(mayOpen({ ...NONE, ...more }, "/dashboard/queue")).toBe(true);
  for (const more of [{ shopAdmin: [7] }, { brandAdmin: [7] }])
    expect(dashboardRedirect({ ...NONE, ...more }, "/dashboard/queue")).toBe("/dashboard");
});
