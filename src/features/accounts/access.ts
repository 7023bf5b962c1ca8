import type { Permissions } from "#platform/viewer.ts";

/** Who may make a call at all. Whose item it is about is asked by its use case, which takes a `Member`, a `ShopAdmin` and so on. */
export type Access = "everyone" | "members" | "admins";

/** Every call of the API, by its name. One that is not here cannot be answered (`api/app.ts`). */
export const ACCESS_TO_CALLS = {
  "301": "everyone",
  addreview: "members",
  addmenuimage: "members",
  approvechange: "admins",
  adminreviews: "admins",
  appeal: "members",
  approvereview: "admins",
  autocomplete: "everyone",
  befrienduser: "members",
  block: "members",
  captcha: "everyone",
  confirmfact: "members",
  consent: "everyone",
  contact: "everyone",
  currentlocation: "members",
  "dashboard/appeals": "admins",
  "dashboard/reports": "admins",
  deleteaccount: "members",
  deletereview: "members",
  editprofile: "members",
  editprofilename: "members",
  editprofilepic: "members",
  editreview: "members",
  events: "members",
  export: "members",
  followshop: "members",
  friendslikes: "members",
  getbrand: "everyone",
  getbrands: "everyone",
  getcities: "everyone",
  getdeals: "everyone",
  getdiscover: "everyone",
  getjoboffers: "everyone",
  getlisted: "everyone",
  getproduct: "everyone",
  getproducts: "everyone",
  getreviews: "everyone",
  getshop: "everyone",
  getshops: "everyone",
  getuser: "everyone",
  helpfulreview: "members",
  like: "members",
  logout: "members",
  menuimage: "admins",
  menuimages: "admins",
  newsletter: "members",
  newsletterconfirm: "everyone",
  newsletterunsubscribe: "everyone",
  notifications: "members",
  profile: "members",
  read: "members",
  replyreview: "members",
  report: "everyone",
  reportedpicture: "admins",
  reportedreviews: "admins",
  secondfactor: "members",
  session: "everyone",
  statistics: "everyone",
  suggestchange: "members",
  userchanges: "admins",
  watchproduct: "members",
  withdrawchange: "members",
} as const satisfies Record<string, Access>;

export type Call = keyof typeof ACCESS_TO_CALLS;

/** Specification section 6, as `Permissions` names them. */
export const ROLES = ["admin", "mod", "shopAdmin", "brandAdmin"] as const;

export type Role = (typeof ROLES)[number];

/** Who besides admins may open each page of the dashboard (specification section 6). */
const ACCESS_TO_DASHBOARD = {
  "/dashboard": ["mod", "shopAdmin", "brandAdmin"],
  "/dashboard/brands": ["brandAdmin"],
  "/dashboard/brands/brand": ["brandAdmin"],
  "/dashboard/changes/admin": [],
  "/dashboard/changes/user": [],
  "/dashboard/cities": [],
  "/dashboard/coffeejobs": ["shopAdmin", "brandAdmin"],
  "/dashboard/coffeejobs/joboffer": ["shopAdmin", "brandAdmin"],
  "/dashboard/deals": ["brandAdmin"],
  "/dashboard/deals/deal": ["brandAdmin"],
  "/dashboard/discover": [],
  "/dashboard/discover/post": [],
  "/dashboard/doublestrains": [],
  "/dashboard/menuimages": [],
  "/dashboard/products": ["brandAdmin", "mod"],
  "/dashboard/products/product": ["brandAdmin", "mod"],
  "/dashboard/reports": [],
  "/dashboard/reviews": [],
  "/dashboard/shops": ["shopAdmin"],
  "/dashboard/shops/shop": ["shopAdmin"],
  "/dashboard/shops/stats": [],
  "/dashboard/support": ["mod", "shopAdmin", "brandAdmin"],
  "/dashboard/users": [],
  "/dashboard/users/user": [],
} as const satisfies Record<string, readonly Role[]>;

export type DashboardPath = keyof typeof ACCESS_TO_DASHBOARD;

/** Null for somebody who is not signed in. */
export function mayOpen(permissions: Permissions | null, path: DashboardPath): boolean {
  return permissions !== null && [...ACCESS_TO_DASHBOARD[path], "admin" as const].some(isHeldBy(permissions));
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

const isHeldBy =
  ({ admin, mod, shopAdmin, brandAdmin }: Permissions) =>
  (role: Role): boolean =>
    ({ admin, mod, shopAdmin: shopAdmin.length > 0, brandAdmin: brandAdmin.length > 0 })[role];
