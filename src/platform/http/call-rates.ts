// How fast one client may make which calls (security.md C1 and D2). `src/api/docs.test.ts` holds the lists against what the calls say of themselves.

/** A fast typist causes about five requests a second (security.md D2). */
export const SEARCH_RATE = { perSecond: 5, burst: 15 };
/** A form is two calls, and is sent again after a mistake. */
export const FORM_RATE = { perSecond: 1, burst: 9 };
/** Calls of forms; each says `isRateLimited` in its description, which `src/api/docs.test.ts` holds against this. */
export const FORM_CALLS = [
  "addreview",
  "appeal",
  "applyjob",
  "captcha",
  "claimcode",
  "claimdocument",
  "claimshop",
  "contact",
  "deleteaccount",
  "deletereview",
  "editprofilename",
  "editprofilepic",
  "editreview",
  "export",
  "getlisted",
  "joinshop",
  "newsletter",
  "newsletterconfirm",
  "replyreview",
  "report",
  "secondfactor",
  "session",
  "addmenuimage",
  "suggestchange",
  "survey",
];
/** Whoever picks shops to follow presses a button a second for a while. */
export const PRESS_RATE = { perSecond: 3, burst: 30 };
/**
 * Calls of one button, by people who are signed in, or by the server of a mail program for many of them; they say `isRateLimited`
 * too.
 */
export const PRESSED_CALLS = [
  "befrienduser",
  "block",
  "confirmfact",
  "currentlocation",
  "dashboard/photos",
  "dashboard/postpictures",
  "editprofile",
  "followshop",
  "helpfulreview",
  "letteraddress",
  "letters",
  "lettertry",
  "like",
  "newsletterunsubscribe",
  "notifications",
  "push",
  "pushtry",
  "watchproduct",
  "withdrawchange",
];

/**
 * Other changes by people who are signed in. They are taken while the disk is nearly full: to end a session, or to decide about what
 * was reported, is worth the little room.
 */
export const STEADY_CALLS = [
  "approvechange",
  "approvereview",
  "dashboard/answers",
  "dashboard/appeals",
  "dashboard/applications",
  "dashboard/audit",
  "dashboard/brands",
  "dashboard/cities",
  "dashboard/coffeejobs",
  "dashboard/claims",
  "dashboard/colleagues",
  "dashboard/deals",
  "dashboard/discover",
  "dashboard/doublestrains",
  "dashboard/shops",
  "dashboard/spellings",
  "dashboard/strains",
  "dashboard/support",
  "dashboard/surveys",
  "dashboard/users",
  "dashboard/words",
  "dashboard/wordstry",
  "dashboard/written",
  "dashboard/menus",
  "dashboard/newsletter",
  "dashboard/products",
  "dashboard/queue",
  "dashboard/redirects",
  "dashboard/remarks",
  "dashboard/reports",
  "logout",
  "menuimages",
  "profile",
  "viewing",
];
/** A panel that opens says so of each notice in it, one after the other. */
export const SEEN_RATE = { perSecond: 10, burst: 100 };
export const SEEN_CALLS = ["read"];
