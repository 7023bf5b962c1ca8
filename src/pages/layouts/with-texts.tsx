import { Outlet } from "react-router";
import { needAreasFor } from "#platform/i18n/browser-translator.ts";
import { prepareTextParts } from "../texts/text-parts.ts";
import type { Route } from "./+types/with-texts.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    prepareTextParts();
    await needAreasFor(request);
    return next();
  },
];

/** The layout of pages of running text, whose words are an area of their own. */
export default function WithTexts() {
  return <Outlet />;
}
