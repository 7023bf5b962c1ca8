import { Outlet } from "react-router";
import { needArea } from "#platform/i18n/browser-translator.ts";
import type { Route } from "./+types/with-texts.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_page, next) => {
    await needArea("texts");
    return next();
  },
];

/** The layout of pages of running text, whose words are an area of their own. */
export default function WithTexts() {
  return <Outlet />;
}
