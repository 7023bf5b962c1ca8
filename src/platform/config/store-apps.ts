import type { Settings } from "./settings.ts";

/** The wrappers of this site in app stores, whose systems may open its links in them; undefined without one. */
export interface StoreApps {
  android: Settings["ANDROID_APP"];
  /** Its team and bundle. */
  apple: Settings["APPLE_APP"];
}

export function storeAppsOf(settings: Pick<Settings, "ANDROID_APP" | "APPLE_APP">): StoreApps {
  return { android: settings.ANDROID_APP, apple: settings.APPLE_APP };
}
