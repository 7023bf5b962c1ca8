import { Hono } from "hono";
import { METHOD_NAME_ALL } from "hono/router";
import { openAPIRouteHandler } from "hono-openapi";
import type { Clock } from "#platform/clock.ts";
import type { Database, Signals } from "#platform/database/database.ts";
import type { PictureTools } from "#features/media/server/picture-tools.ts";
import { openNoticeStreams } from "#features/notifications/server/notice-streams.ts";
import type { Call } from "#features/accounts/access.ts";
import { viewerOfToken } from "#features/accounts/server/viewer-of-token.ts";
import { ANONYMOUS, type Viewer } from "#platform/viewer.ts";
import { addmenuimage } from "./addmenuimage.ts";
import { allowed } from "./allowed.ts";
import { answerError } from "./answer-error.ts";
import { addreview } from "./addreview.ts";
import { approvechange } from "./approvechange.ts";
import { adminreviews, reportedreviews } from "./adminreviews.ts";
import { appeal } from "./appeal.ts";
import { applyjob } from "./applyjob.ts";
import { approvereview } from "./approvereview.ts";
import { autocomplete } from "./autocomplete.ts";
import { befrienduser } from "./befrienduser.ts";
import { block } from "./block.ts";
import { captcha } from "./captcha.ts";
import { claimcode } from "./claimcode.ts";
import { claimdocument } from "./claimdocument.ts";
import { claimshop } from "./claimshop.ts";
import { confirmfact } from "./confirmfact.ts";
import { consent } from "./consent.ts";
import { contact } from "./contact.ts";
import { currentlocation } from "./currentlocation.ts";
import { dashboardapplications } from "./dashboard/applications.ts";
import { dashboardclaims } from "./dashboard/claims.ts";
import { dashboardcolleagues } from "./dashboard/colleagues.ts";
import { dashboardaudit } from "./dashboard/audit.ts";
import { dashboardredirects } from "./dashboard/redirects.ts";
import { dashboarddoublestrains } from "./dashboard/doublestrains.ts";
import { DASHBOARD_LISTS } from "./dashboard/lists.ts";
import { dashboardmenus } from "./dashboard/menus.ts";
import { dashboardphotos } from "./dashboard/photos.ts";
import { dashboardpostpictures } from "./dashboard/postpictures.ts";
import { dashboardqueue } from "./dashboard/queue.ts";
import { dashboardremarks } from "./dashboard/remarks.ts";
import { dashboardsearch } from "./dashboard/search.ts";
import { dashboardsurveys } from "./dashboard/surveys.ts";
import { dashboardwordstry } from "./dashboard/wordstry.ts";
import { dashboardwritten } from "./dashboard/written.ts";
import { dashboardspellings } from "./dashboard/spellings.ts";
import { dashboardappeals, dashboardreports } from "./dashboardreports.ts";
import { deleteaccount } from "./deleteaccount.ts";
import { deletereview } from "./deletereview.ts";
import { editprofile } from "./editprofile.ts";
import { editprofilename } from "./editprofilename.ts";
import { editprofilepic } from "./editprofilepic.ts";
import { editreview } from "./editreview.ts";
import { exportall } from "./export.ts";
import { docs } from "./docs.ts";
import { events } from "./events.ts";
import { followshop } from "./followshop.ts";
import { friendslikes } from "./friendslikes.ts";
import { joinshop } from "./joinshop.ts";
import { logout } from "./logout.ts";
import { moved } from "./301.ts";
import { getbrand } from "./getbrand.ts";
import { getbrands } from "./getbrands.ts";
import { getcities } from "./getcities.ts";
import { getzones } from "./getzones.ts";
import { getlisted } from "./getlisted.ts";
import { getdeals } from "./getdeals.ts";
import { getdiscover } from "./getdiscover.ts";
import { getjoboffers } from "./getjoboffers.ts";
import { getproducts } from "./getproducts.ts";
import { getproduct } from "./getproduct.ts";
import { getreviews } from "./getreviews.ts";
import { getshop } from "./getshop.ts";
import { getshops } from "./getshops.ts";
import { getuser } from "./getuser.ts";
import { hit, type TakesHits } from "./hit.ts";
import { helpfulreview } from "./helpfulreview.ts";
import { letteraddress } from "./letteraddress.ts";
import { letters } from "./letters.ts";
import { lettertry } from "./lettertry.ts";
import { like } from "./like.ts";
import { menuimage } from "./menuimage.ts";
import { menuimages } from "./menuimages.ts";
import { newsletter } from "./newsletter.ts";
import { newsletterconfirm } from "./newsletterconfirm.ts";
import { newsletterunsubscribe } from "./newsletterunsubscribe.ts";
import { notifications } from "./notifications.ts";
import { openApiDocument } from "./openapi.ts";
import { ownSiteOnly } from "./own-site-only.ts";
import { profile } from "./profile.ts";
import { publicReads } from "./public-reads.ts";
import { push } from "./push.ts";
import { pushtry } from "./pushtry.ts";
import { read } from "./read.ts";
import { replyreview } from "./replyreview.ts";
import { report as reports } from "./report.ts";
import { secondfactor } from "./secondfactor.ts";
import { reportedpicture } from "./reportedpicture.ts";
import { session } from "./session.ts";
import { statistics } from "./statistics.ts";
import { survey } from "./survey.ts";
import { suggestchange } from "./suggestchange.ts";
import { userchanges } from "./userchanges.ts";
import { viewing } from "./viewing.ts";
import { watchproduct } from "./watchproduct.ts";
import { whileViewing } from "./while-viewing.ts";
import { withdrawchange } from "./withdrawchange.ts";

/** What every call may use. The pool lives in the server, so that a reload of the code does not open another one. */
export interface ApiEnvironment {
  Bindings: { nonce?: string; isOverRate?: boolean };
  Variables: {
    /** Of a review that came as a form (takes-review.ts). */
    photos?: File[];
    database: Database;
    now: Clock;
    viewer: Viewer;
    /** Set when the call came with a key (idempotent.ts): stores what it will be answered with 200, in its transaction. */
    keepAnswer?: (tx: Database, answer: object) => Promise<void>;
  };
}

export interface ApiOptions {
  database: Database;
  siteName: string;
  cookieDomain: string | undefined;
  /** Other hosts of this site, besides the one a call comes to. */
  isOwnHost: (hostname: string) => boolean;
  /** The site is served over https, even if a proxy connects with http. */
  isSecure: boolean;
  now: Clock;
  /** The setting CAPTCHA_KEY. */
  captchaKey?: string | undefined;
  /** The setting VAPID_PRIVATE_KEY. */
  vapidKey?: string | undefined;
  /** Admins do nothing as such without a second factor: under `serve`. */
  adminsNeedSecondFactor: boolean;
  /** How often somebody may do a thing is limited: the setting RATE_LIMIT. */
  areQuotasOn: boolean;
  /** Where pictures are stored and made. */
  pictures: PictureTools;
  /** Of other processes, by which event streams hear of new notices at once. */
  signals?: Signals;
  /** Aborted when the process closes and event streams have to end. */
  ending?: AbortSignal;
  /** Takes what is told of pages; absent where nobody counts. */
  hits?: TakesHits;
  /** Called with unexpected errors, for the log. */
  report: (error: unknown) => void;
}

/** The API: writes and JSON reads. It renders nothing and contains no SQL. */
export function createApi(options: ApiOptions): Hono<ApiEnvironment> {
  const { database, siteName, now, report } = options;
  const api = new Hono<ApiEnvironment>();
  api.use(async (c, next) => {
    c.set("database", database);
    c.set("now", now);
    // A cookie alone authenticates nothing: a sibling host could send it (security.md A6).
    const [, token] = /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "") ?? [];
    c.set("viewer", (token && (await viewerOfToken(database, token, options))) || ANONYMOUS);
    c.header("cache-control", "private, no-store");
    await next();
  });
  api.use(publicReads);
  api.use(ownSiteOnly(options.isOwnHost));
  const calls: Record<Call, Hono<ApiEnvironment>> = {
    getshop,
    getshops,
    getproduct,
    getbrands,
    getbrand,
    getproducts,
    getcities,
    getzones,
    getdeals,
    getjoboffers,
    getdiscover,
    statistics,
    autocomplete: autocomplete(),
    "301": moved,
    consent: consent(options),
    hit: hit(options.hits),
    captcha: captcha(options),
    secondfactor: secondfactor(options),
    session: session(options),
    logout: logout(options),
    profile,
    currentlocation,
    editprofile,
    editprofilename: editprofilename(options),
    editprofilepic: editprofilepic(options),
    newsletter,
    newsletterconfirm,
    newsletterunsubscribe,
    export: exportall(options),
    deleteaccount: deleteaccount(options),
    getuser,
    befrienduser,
    block,
    followshop,
    letteraddress,
    letters,
    lettertry,
    like,
    friendslikes,
    getreviews,
    addreview: addreview(options),
    editreview: editreview(options),
    deletereview,
    replyreview,
    helpfulreview,
    confirmfact: confirmfact(options),
    suggestchange: suggestchange(options),
    survey,
    watchproduct,
    withdrawchange,
    addmenuimage: addmenuimage(options),
    userchanges,
    viewing,
    approvechange,
    menuimages,
    menuimage: menuimage(options),
    notifications,
    push: push(options),
    pushtry,
    read,
    events: events(openNoticeStreams(options)),
    contact: contact(options),
    getlisted: getlisted(options),
    report: reports(options),
    appeal,
    adminreviews,
    reportedreviews,
    reportedpicture: reportedpicture(options),
    approvereview,
    applyjob: applyjob(options),
    claimshop,
    claimcode,
    claimdocument: claimdocument(options),
    joinshop,
    "dashboard/applications": dashboardapplications,
    "dashboard/audit": dashboardaudit,
    "dashboard/claims": dashboardclaims,
    "dashboard/colleagues": dashboardcolleagues,
    "dashboard/doublestrains": dashboarddoublestrains,
    ...DASHBOARD_LISTS,
    "dashboard/menus": dashboardmenus,
    "dashboard/photos": dashboardphotos(options),
    "dashboard/postpictures": dashboardpostpictures(options),
    "dashboard/queue": dashboardqueue,
    "dashboard/redirects": dashboardredirects,
    "dashboard/surveys": dashboardsurveys,
    "dashboard/remarks": dashboardremarks,
    "dashboard/reports": dashboardreports,
    "dashboard/search": dashboardsearch,
    "dashboard/spellings": dashboardspellings,
    "dashboard/wordstry": dashboardwordstry,
    "dashboard/written": dashboardwritten,
    "dashboard/appeals": dashboardappeals,
  };
  for (const [call, answering] of Object.entries(calls)) {
    api.use(`/${call}`, whileViewing(call as Call), allowed(call as Call));
    api.route(`/${call}`, answering);
  }
  api.get("/openapi.json", openAPIRouteHandler(api, { documentation: openApiDocument(siteName) }));
  api.route("/docs", docs(api, siteName));
  // A route and not `notFound`: Hono ignores that of a mounted app.
  api.all("*", (c) => {
    const methods = methodsOf(api, c.req.path);
    if (methods.length === 0) return c.json({ errors: [{ msg: "Unknown call", param: "path" }] }, 404);
    c.header("allow", methods.join(", "));
    return c.json({ errors: [{ msg: "The call has other methods", param: "method" }] }, 405);
  });
  api.onError((error, c) => answerError(error, c, report));
  return api;
}

/** The methods of a path; none for an unknown one. Paths start with `/api` on the site, and without it in tests. */
function methodsOf(api: Hono<ApiEnvironment>, path: string): string[] {
  const own = path.replace(/^\/api(?=\/)/, "");
  const methods = api.routes
    .filter((route) => route.path === own && route.method !== METHOD_NAME_ALL)
    .map(({ method }) => method);
  return [...new Set(methods)].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}
