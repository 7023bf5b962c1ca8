import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { formatTag } from "#platform/i18n/locales.ts";
import { Link } from "#ui/link/link.tsx";

type ThanksProps = { people: readonly { url: string; name: string }[] };

/** Names those whose word the page relies on. */
export function Thanks({ people }: ThanksProps) {
  const { i18n } = useLingui();
  if (people.length === 0) return null;
  const parts = new Intl.ListFormat(formatTag(i18n.locale)).formatToParts(people.map(({ url }) => url));
  const names = parts.map(({ type, value }) => {
    const person = type === "element" && people.find(({ url }) => url === value);
    return person ? (
      <Link key={value} to={`/user/${person.url}`}>
        {person.name}
      </Link>
    ) : (
      <Fragment key={value}>{value}</Fragment>
    );
  });
  return (
    <p>
      <Trans id="contributions.thanks">With thanks to {names}.</Trans>
    </p>
  );
}
