import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { safePath } from "#platform/http/safe-path.ts";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { Link } from "#ui/link/link.tsx";

type NoticeLinkProps = {
  /** A path of this site, or an address of another one. */
  redirect: string;
  className: string | undefined;
  onFollow: () => void;
  children: ReactNode;
};

/** Leads where a notice leads; to another site in a new tab, and nowhere else. */
export function NoticeLink({ redirect, className, onFollow, children }: NoticeLinkProps) {
  const { t } = useLingui();
  if (/^https?:\/\//.test(redirect)) {
    return (
      <ExternalLink
        href={redirect}
        look="plain"
        isFromVisitor
        newTabLabel={t({ id: "notices.new-tab", message: "opens in a new tab" })}
        className={className}
      >
        {children}
      </ExternalLink>
    );
  }
  return (
    <Link to={safePath(redirect)} look="plain" className={className} onClick={onFollow}>
      {children}
    </Link>
  );
}
