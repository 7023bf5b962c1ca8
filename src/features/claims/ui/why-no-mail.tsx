import { Trans } from "@lingui/react/macro";
import type { NamedItem } from "../calls.ts";
import type { NoMail } from "../claim.ts";

/** Why no digits go to the domain of the website that it has. */
export function WhyNoMail({ type, why }: { type: NamedItem["type"]; why: NoMail }) {
  switch (why) {
    case "noAddress":
      return type === "shop" ? (
        <Trans id="claims.no-mail.no-address">
          The shop has a website, but we know no email address of it: so we can’t send the digits there.
        </Trans>
      ) : (
        <Trans id="claims.no-mail.no-address-brand">
          The brand has a website, but we know no email address of it: so we can’t send the digits there.
        </Trans>
      );
    case "otherDomain":
      return type === "shop" ? (
        <Trans id="claims.no-mail.other-domain">
          The shop’s email address isn’t of the domain of its website: so we can’t send the digits there.
        </Trans>
      ) : (
        <Trans id="claims.no-mail.other-domain-brand">
          The brand’s email address isn’t of the domain of its website: so we can’t send the digits there.
        </Trans>
      );
    case "tooNew":
      return type === "shop" ? (
        <Trans id="claims.no-mail.too-new">
          The shop’s phone number, website and email address were changed less than thirty days ago: until
          then we send no digits there.
        </Trans>
      ) : (
        <Trans id="claims.no-mail.too-new-brand">
          The brand’s phone number, website and email address were changed less than thirty days ago: until
          then we send no digits there.
        </Trans>
      );
  }
}
