import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DashboardPath } from "#features/accounts/desk-access.ts";

/** What may wait for somebody at the desk. */
export type ToDo =
  | "newReviews"
  | "reportedReviews"
  | "reports"
  | "appeals"
  /** Suggestions of people, and changes of owners that need an admin. */
  | "userChanges"
  | "ownerChanges"
  | "menuImages"
  | "claims"
  | "tickets"
  | "deals"
  | "jobs"
  | "doubles"
  /** Names on menus without a product: counted for moderators alone. For admins they are work in the catalogue, for whose answer nobody waits. */
  | "names";

/** How many things wait in each room of the dashboard, of those kinds that the reader decides. */
export type ToDoCounts = Partial<Record<ToDo, number>>;

export interface Room {
  path: DashboardPath;
  /** In the navigation. */
  label: MessageDescriptor;
  /** In the bar of narrow screens, where the label is too long for it. */
  short?: MessageDescriptor;
  /** Of its page, where that says more. */
  title?: MessageDescriptor;
  /** What makes a new thing, where one can be made. */
  add?: MessageDescriptor;
  /** Whoever else opens it edits what is there. */
  isAddedByAdmins?: true;
  /** All that waits in the others waits here too. */
  isOverAll?: true;
  /** What waits in it, with its words on the overview. */
  toDo: Partial<Record<ToDo, MessageDescriptor>>;
}

/** Of the page in the room of products where their names on menus are joined. */
export const NAMES_TITLE = msg({
  id: "dashboard.title.names",
  message: "Names on menus that wait for a product",
});

/** The rooms of the dashboard in the order of its navigation. Who may open which stands in `accounts/desk-access.ts`. */
export const ROOMS: readonly Room[] = [
  {
    path: "/dashboard/queue",
    label: msg({ id: "dashboard.bar.queue", message: "Queue" }),
    isOverAll: true,
    toDo: {},
  },
  {
    path: "/dashboard/reviews",
    label: msg({ id: "dashboard.room.reviews", message: "Reviews" }),
    title: msg({ id: "dashboard.title.reviews", message: "Reviews to decide" }),
    toDo: {
      newReviews: msg({ id: "dashboard.count.new-reviews", message: "New reviews" }),
      reportedReviews: msg({ id: "dashboard.count.reported-reviews", message: "Reported reviews" }),
    },
  },
  {
    path: "/dashboard/reports",
    label: msg({ id: "dashboard.room.reports", message: "Reports and appeals" }),
    toDo: {
      reports: msg({ id: "dashboard.count.reports", message: "Other reports" }),
      appeals: msg({ id: "dashboard.count.appeals", message: "Appeals" }),
    },
  },
  {
    path: "/dashboard/changes/user",
    label: msg({ id: "dashboard.room.user-changes", message: "Suggestions from visitors" }),
    toDo: { userChanges: msg({ id: "dashboard.room.user-changes", message: "Suggestions from visitors" }) },
  },
  {
    path: "/dashboard/changes/admin",
    label: msg({ id: "dashboard.room.owner-changes", message: "Changed by owners" }),
    toDo: { ownerChanges: msg({ id: "dashboard.room.owner-changes", message: "Changed by owners" }) },
  },
  {
    path: "/dashboard/menuimages",
    label: msg({ id: "dashboard.room.menu-images", message: "Photos of menus" }),
    toDo: { menuImages: msg({ id: "dashboard.room.menu-images", message: "Photos of menus" }) },
  },
  {
    path: "/dashboard/claims",
    label: msg({ id: "dashboard.room.claims", message: "Claims of shops" }),
    toDo: { claims: msg({ id: "dashboard.room.claims", message: "Claims of shops" }) },
  },
  {
    path: "/dashboard/support",
    label: msg({ id: "dashboard.room.support", message: "Questions and answers" }),
    short: msg({ id: "dashboard.bar.support", message: "Questions" }),
    toDo: { tickets: msg({ id: "dashboard.count.tickets", message: "Questions to answer" }) },
  },
  {
    path: "/dashboard/answers",
    label: msg({ id: "dashboard.room.answers", message: "Standard answers" }),
    add: msg({ id: "dashboard.add.answer", message: "New standard answer" }),
    toDo: {},
  },
  {
    path: "/dashboard/shops",
    label: msg({ id: "dashboard.room.shops", message: "Shops" }),
    toDo: {},
  },
  {
    path: "/dashboard/cities",
    label: msg({ id: "dashboard.room.cities", message: "Cities and rules" }),
    toDo: {},
  },
  {
    path: "/dashboard/brands",
    label: msg({ id: "dashboard.room.brands", message: "Brands" }),
    add: msg({ id: "dashboard.add.brand", message: "New brand" }),
    isAddedByAdmins: true,
    toDo: {},
  },
  {
    path: "/dashboard/doublestrains",
    label: msg({ id: "dashboard.room.doubles", message: "Doubles" }),
    title: msg({ id: "dashboard.title.doubles", message: "Two that may be one" }),
    toDo: { doubles: msg({ id: "dashboard.count.doubles", message: "Pairs that may be one" }) },
  },
  {
    path: "/dashboard/products",
    label: msg({ id: "dashboard.room.products", message: "Products" }),
    add: msg({ id: "dashboard.add.product", message: "New product" }),
    toDo: { names: NAMES_TITLE },
  },
  {
    path: "/dashboard/deals",
    label: msg({ id: "dashboard.room.deals", message: "Deals" }),
    add: msg({ id: "dashboard.add.deal", message: "New deal" }),
    toDo: { deals: msg({ id: "dashboard.count.deals", message: "Deals to approve" }) },
  },
  {
    path: "/dashboard/coffeejobs",
    label: msg({ id: "dashboard.room.jobs", message: "Job offers" }),
    add: msg({ id: "dashboard.add.job", message: "New job offer" }),
    toDo: { jobs: msg({ id: "dashboard.count.jobs", message: "Job offers to approve" }) },
  },
  {
    path: "/dashboard/discover",
    label: msg({ id: "dashboard.room.discover", message: "Posts" }),
    add: msg({ id: "dashboard.add.post", message: "New post" }),
    toDo: {},
  },
  {
    path: "/dashboard/newsletter",
    label: msg({ id: "dashboard.room.newsletter", message: "Newsletter" }),
    add: msg({ id: "dashboard.add.issue", message: "New issue" }),
    toDo: {},
  },
  {
    path: "/dashboard/users",
    label: msg({ id: "dashboard.room.users", message: "Users" }),
    toDo: {},
  },
  {
    path: "/dashboard/words",
    label: msg({ id: "dashboard.room.words", message: "Watched words" }),
    add: msg({ id: "dashboard.add.word", message: "New word" }),
    toDo: {},
  },
  {
    path: "/dashboard/surveys",
    label: msg({ id: "dashboard.room.surveys", message: "Surveys" }),
    toDo: {},
  },
  {
    path: "/dashboard/visits",
    label: msg({ id: "dashboard.room.visits", message: "Visits" }),
    toDo: {},
  },
  {
    path: "/dashboard/redirects",
    label: msg({ id: "dashboard.room.redirects", message: "Redirects" }),
    toDo: {},
  },
  {
    path: "/dashboard/audit",
    label: msg({ id: "dashboard.room.audit", message: "Log" }),
    title: msg({ id: "dashboard.title.audit", message: "Log of decisions and roles" }),
    toDo: {},
  },
  {
    path: "/dashboard/system",
    label: msg({ id: "dashboard.room.system", message: "System" }),
    title: msg({ id: "dashboard.title.system", message: "How the site runs" }),
    toDo: {},
  },
];

/** Of the page in the room of products with what they are of. */
export const STRAINS_TITLE = msg({ id: "dashboard.title.strains", message: "Strains" });

/** Files of the catalogue bring them. */
const NEVER_ADDED: ReadonlySet<string> = new Set([
  "/dashboard/products/strains",
  "/dashboard/products/strain",
]);

/** The room of a path, also of a page inside of it, such as that of one deal. */
export function roomOf(path: string): Room | undefined {
  return ROOMS.find((room) => path === room.path || path.startsWith(`${room.path}/`));
}

/** What makes a new thing in a room, for whoever may; undefined for the others. */
export function addingIn(path: string, { isAdmin }: { isAdmin: boolean }): MessageDescriptor | undefined {
  if (NEVER_ADDED.has(path)) return undefined;
  const room = roomOf(path);
  return room?.isAddedByAdmins && !isAdmin ? undefined : room?.add;
}

/** Where something waits. */
export function roomOfToDo(kind: ToDo): Room | undefined {
  return ROOMS.find(({ toDo }) => kind in toDo);
}

/** How much waits in a room. */
export function waitingCount({ toDo, isOverAll }: Room, counts: ToDoCounts): number {
  const kinds = Object.keys(isOverAll ? counts : toDo) as ToDo[];
  return kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}
