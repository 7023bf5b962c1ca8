import type { Permissions } from "#platform/viewer.ts";

/** Specification section 6, as `Permissions` names them. */
export const ROLES = ["admin", "mod", "shopAdmin", "brandAdmin"] as const;

export type Role = (typeof ROLES)[number];

/**
 * Who may make a call or open a page of the dashboard at all: everyone, members, or of these those with one of the roles. Admins always may.
 * Whose item it is about is asked by its use case, which takes a `Member`, a `ShopAdmin` and so on.
 */
export type Access = "everyone" | "members" | readonly Role[];

export const ADMINS = ["admin"] as const satisfies Access;
export const ANY_ROLE = ROLES;
export const SHOP_ADMINS = ["admin", "shopAdmin"] as const satisfies Access;
export const BRAND_ADMINS = ["admin", "brandAdmin"] as const satisfies Access;
export const EMPLOYERS = ["admin", "shopAdmin", "brandAdmin"] as const satisfies Access;
export const MODERATORS_OF_MENUS = ["admin", "mod"] as const satisfies Access;
export const KEEPERS_OF_PRODUCTS = ["admin", "brandAdmin", "mod"] as const satisfies Access;

/** Every call of the API, by its name. One that is not here cannot be answered (`api/app.ts`). */
export const ACCESS_TO_CALLS = {
  "301": "everyone",
  addreview: "members",
  addmenuimage: "members",
  approvechange: ADMINS,
  adminreviews: ADMINS,
  appeal: "members",
  applyjob: "everyone",
  approvereview: ADMINS,
  autocomplete: "everyone",
  befrienduser: "members",
  block: "members",
  captcha: "everyone",
  claimcode: "members",
  claimdocument: "members",
  claimshop: "members",
  confirmfact: "members",
  consent: "everyone",
  contact: "everyone",
  currentlocation: "members",
  "dashboard/answers": ADMINS,
  "dashboard/appeals": ADMINS,
  "dashboard/applications": EMPLOYERS,
  "dashboard/audit": ADMINS,
  "dashboard/brands": BRAND_ADMINS,
  "dashboard/cities": ADMINS,
  "dashboard/coffeejobs": EMPLOYERS,
  "dashboard/claims": ADMINS,
  "dashboard/colleagues": EMPLOYERS,
  "dashboard/deals": BRAND_ADMINS,
  "dashboard/discover": ADMINS,
  "dashboard/newsletter": ADMINS,
  "dashboard/words": ADMINS,
  "dashboard/wordstry": ADMINS,
  "dashboard/written": ADMINS,
  "dashboard/doublestrains": ADMINS,
  "dashboard/menus": SHOP_ADMINS,
  "dashboard/photos": ANY_ROLE,
  "dashboard/postpictures": ADMINS,
  "dashboard/products": KEEPERS_OF_PRODUCTS,
  "dashboard/queue": MODERATORS_OF_MENUS,
  "dashboard/redirects": ADMINS,
  "dashboard/remarks": ADMINS,
  "dashboard/reports": ADMINS,
  "dashboard/search": ANY_ROLE,
  "dashboard/shops": SHOP_ADMINS,
  "dashboard/spellings": MODERATORS_OF_MENUS,
  "dashboard/strains": MODERATORS_OF_MENUS,
  "dashboard/support": ANY_ROLE,
  "dashboard/surveys": ADMINS,
  "dashboard/users": ADMINS,
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
  getzones: "everyone",
  helpfulreview: "members",
  hit: "everyone",
  joinshop: "members",
  letteraddress: "members",
  letters: "members",
  lettertry: "members",
  like: "members",
  logout: "members",
  menuimage: ADMINS,
  menuimages: ADMINS,
  newsletter: "members",
  newsletterconfirm: "everyone",
  newsletterunsubscribe: "everyone",
  notifications: "members",
  profile: "members",
  push: "members",
  pushtry: "members",
  read: "members",
  replyreview: "members",
  report: "everyone",
  reportedpicture: ADMINS,
  reportedreviews: ADMINS,
  secondfactor: "members",
  session: "everyone",
  statistics: "everyone",
  suggestchange: "members",
  survey: "everyone",
  userchanges: ADMINS,
  viewing: ADMINS,
  watchproduct: "members",
  withdrawchange: "members",
} as const satisfies Record<string, Access>;

export type Call = keyof typeof ACCESS_TO_CALLS;

/**
 * What somebody who is suspended can still do of what members do, besides reading: appeal, keep somebody away from them, have all that is kept
 * of them, leave or stay, log out, say what they have read, and switch off what they are told and what rings on their phone. What everybody may do, such as reporting what breaks the law, stays open to them.
 */
export const OPEN_WHILE_SUSPENDED: ReadonlySet<Call> = new Set([
  "appeal",
  "block",
  "deleteaccount",
  "export",
  "letters",
  "logout",
  "notifications",
  "profile",
  "push",
  "read",
  "secondfactor",
]);

export function holdsOneOf(
  { admin, mod, shopAdmin, brandAdmin }: Permissions,
  roles: readonly Role[],
): boolean {
  const held = { admin, mod, shopAdmin: shopAdmin.length > 0, brandAdmin: brandAdmin.length > 0 };
  return roles.some((role) => held[role]);
}
