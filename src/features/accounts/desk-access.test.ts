import { expect, test } from "vitest";
import type { Permissions } from "#platform/viewer.ts";
import { dashboardRedirect, type DashboardPath, mayOpen } from "./desk-access.ts";

const NONE: Permissions = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };

const PATHS: DashboardPath[] = [
  "/dashboard",
  "/dashboard/answers",
  "/dashboard/answers/answer",
  "/dashboard/audit",
  "/dashboard/brands",
  "/dashboard/brands/brand",
  "/dashboard/changes/admin",
  "/dashboard/changes/user",
  "/dashboard/cities",
  "/dashboard/coffeejobs",
  "/dashboard/coffeejobs/joboffer",
  "/dashboard/deals",
  "/dashboard/deals/deal",
  "/dashboard/discover",
  "/dashboard/discover/post",
  "/dashboard/doublestrains",
  "/dashboard/menuimages",
  "/dashboard/newsletter",
  "/dashboard/newsletter/issue",
  "/dashboard/products",
  "/dashboard/products/product",
  "/dashboard/redirects",
  "/dashboard/reports",
  "/dashboard/reviews",
  "/dashboard/shops",
  "/dashboard/shops/shop",
  "/dashboard/shops/stats",
  "/dashboard/support",
  "/dashboard/surveys",
  "/dashboard/system",
  "/dashboard/users",
  "/dashboard/users/user",
  "/dashboard/words",
  "/dashboard/words/word",
];

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

// Word by word as specification section 6 has it.
test.each<[string, Permissions, DashboardPath[]]>([
  ["admin", { ...NONE, admin: true }, PATHS],
  ["shop admin", { ...NONE, shopAdmin: [7] }, [...ANY_ROLE, ...JOBS, ...SHOPS]],
  ["brand admin", { ...NONE, brandAdmin: [7] }, [...ANY_ROLE, ...BRANDS, ...JOBS, ...PRODUCTS]],
  ["moderator", { ...NONE, mod: true }, [...ANY_ROLE, ...PRODUCTS]],
  [
    "shop admin who moderates",
    { ...NONE, mod: true, shopAdmin: [7] },
    [...ANY_ROLE, ...JOBS, ...SHOPS, ...PRODUCTS],
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
