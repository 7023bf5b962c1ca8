import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import type { Permissions } from "#platform/viewer.ts";
import { useSite } from "./use-site.ts";

export const NEAR_ME = "/map?nearme=true&open=now";

/** What somebody has saved; members are led on to their profile. */
export const SAVED = "/saved";

export type SectionKey =
  | "home"
  | "coffeeshops"
  | "map"
  | "nearMe"
  | "strains"
  | "deals"
  | "discover"
  | "dashboard"
  | "saved"
  | "profile";

/** By the first word of a path. */
const SECTIONS: Record<string, SectionKey> = {
  "": "home",
  coffeeshops: "coffeeshops",
  coffeeshop: "coffeeshops",
  map: "map",
  weed: "strains",
  deals: "deals",
  discover: "discover",
  dashboard: "dashboard",
  login: "profile",
  profile: "profile",
  saved: "saved",
};

/** The part of the site that is on the screen, for the navigation; undefined where no link of it leads. */
export function useSection(): SectionKey | undefined {
  const { pathname, search } = useLocation();
  const section = SECTIONS[pathname.split("/")[1] ?? ""];
  const query = new URLSearchParams(search);
  if (section === "map" && query.get("nearme") === "true") return "nearMe";
  return section === "profile" && query.get("tab") === "following" ? "saved" : section;
}

export interface SectionLink {
  key: SectionKey;
  to: string;
  name: string;
}

/** The links of the navigation, with their words. */
export function useSectionLinks(): Record<Exclude<SectionKey, "profile" | "dashboard">, SectionLink> {
  const { t } = useLingui();
  return {
    home: { key: "home", to: "/", name: t({ id: "nav.home", message: "Home" }) },
    coffeeshops: {
      key: "coffeeshops",
      to: "/coffeeshops",
      name: t({ id: "nav.coffeeshops", message: "Coffeeshops" }),
    },
    map: { key: "map", to: "/map", name: t({ id: "nav.map", message: "Map" }) },
    nearMe: { key: "nearMe", to: NEAR_ME, name: t({ id: "nav.near-me", message: "Near me" }) },
    strains: { key: "strains", to: "/weed", name: t({ id: "nav.strains", message: "Strains" }) },
    deals: { key: "deals", to: "/deals", name: t({ id: "nav.deals", message: "Deals" }) },
    discover: { key: "discover", to: "/discover", name: t({ id: "nav.discover", message: "Discover" }) },
    saved: { key: "saved", to: SAVED, name: t({ id: "nav.saved", message: "Saved" }) },
  };
}

/**
 * The dashboard, for whoever may open it (specification section 2). Undefined for everybody else.
 */
export function useDashboardLink(): SectionLink | undefined {
  const { t } = useLingui();
  const { viewer } = useSite();
  if (!viewer || !hasDashboard(viewer.permissions)) return undefined;
  return { key: "dashboard", to: "/dashboard", name: t({ id: "nav.dashboard", message: "Dashboard" }) };
}

/** Those who also have the shortcut of the app. */
function hasDashboard({ admin, mod, shopAdmin, brandAdmin }: Permissions): boolean {
  return admin || mod || shopAdmin.length > 0 || brandAdmin.length > 0;
}
