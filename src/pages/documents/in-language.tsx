import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { LinkPrefix } from "#ui/link/sent-link.tsx";

export interface Language {
  i18n: I18n;
  /** `""` or such as `/de`. */
  prefix: string;
}

/** Speaks a language, with links that stay in it. */
export function InLanguage({ i18n, prefix, children }: Language & { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <LinkPrefix value={prefix}>{children}</LinkPrefix>
    </I18nProvider>
  );
}
