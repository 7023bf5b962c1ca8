import type { I18n } from "@lingui/core";

/** The document for when rendering the error page failed too: text and a way to `homePath`, nothing that can break. */
export function lastResortPage(i18n: I18n, homePath: string): string {
  const text = i18n._({ id: "error.boundary", message: "An error occurred while showing the error page" });
  const home = i18n._({ id: "error.home", message: "Home" });
  return `<!doctype html><html lang="${i18n.locale}"><meta charset="utf-8"><title>${text}</title><p>${text}</p><p><a href="${homePath}">${home}</a></p></html>`;
}
