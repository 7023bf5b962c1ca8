import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { NamedItem } from "#features/dashboard/field.ts";
import { Day } from "#platform/i18n/day.tsx";
import { isLocale, LANGUAGE_NAMES, languageTag } from "#platform/i18n/locales.ts";
import { classNames } from "#ui/class-names.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import { TICKET_FIELDS, TICKET_KIND_LABELS, type TicketThread } from "../../ticket-fields.ts";
import { PROOF_LABELS, ROLE_LABELS } from "../../ticket-labels.ts";
import { AnswerForm } from "./answer-form.tsx";
import { InHand } from "./in-hand.tsx";
import styles from "./ticket-thread.module.css";
import type { HoldAnswer } from "./use-answer.ts";
import { TicketStateBadge, useTicketName } from "./ticket-words.tsx";

type TicketCaseProps = {
  ticket: TicketThread;
  accountId: number;
  isAdmin: boolean;
  /** To whom it can be given. */
  admins: readonly NamedItem[];
  hold: HoldAnswer;
};

/** A ticket with all that was said, and the field for the next answer. */
export function TicketCase({ ticket, accountId, isAdmin, admins, hold }: TicketCaseProps) {
  const { t } = useLingui();
  const nameOf = useTicketName();
  const { values, shown } = ticket;
  const isStaff = isAdmin && !shown.isOwn;
  const asker = shown.isOwn ? t({ id: "dashboard.support.you", message: "You" }) : values.name;
  const us = t({ id: "dashboard.support.us", message: "The people who run this site" });
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <CaseHeading>{nameOf(ticket)}</CaseHeading>
        <p>
          <TicketStateBadge state={values.state} />
        </p>
      </Stack>
      <Facts ticket={ticket} isStaff={isStaff} />
      {isStaff && <InHand ticket={ticket} admins={admins} />}
      <Section level={3} title={<Trans id="dashboard.support.said">What was said</Trans>}>
        <ol className={styles.thread}>
          {values.message && (
            <Said who={asker} at={values.openedAt} lang={languageTag(shown.locale)}>
              {values.message}
            </Said>
          )}
          {shown.replies.map(({ _id: id, isStaff: isOurs, by, text, writtenAt }) => (
            <Said key={id} who={isOurs ? (by ?? us) : asker} at={writtenAt} isOurs={isOurs}>
              {text}
            </Said>
          ))}
        </ol>
      </Section>
      <AnswerForm ticket={ticket} accountId={accountId} isStaff={isStaff} hold={hold} />
    </Stack>
  );
}

type SaidProps = { who: string; at: string; isOurs?: boolean; lang?: string; children: string };

function Said({ who, at, isOurs = false, lang, children }: SaidProps) {
  return (
    <li className={classNames(styles.said, isOurs && styles.ours)}>
      <p className={styles.who}>
        <strong>{who}</strong>, <Day at={at} form="dateAndTime" />
      </p>
      <p lang={lang} className={styles.words}>
        {children}
      </p>
    </li>
  );
}

/** Who asked, and what it is about: whoever asked knows what they typed, and reads the rest. */
function Facts({ ticket: { values, shown }, isStaff }: { ticket: TicketThread; isStaff: boolean }) {
  const { i18n } = useLingui();
  const { name, email, about, kind, shopName, cityName, role, proof, website } = values;
  const { account, shop, locale } = shown;
  const fact = (id: keyof typeof TICKET_FIELDS, description: ReactNode) => ({
    id: id as string,
    term: i18n._(TICKET_FIELDS[id].label) as ReactNode,
    description,
  });
  const facts = [
    fact("kind", isStaff && i18n._(TICKET_KIND_LABELS[kind])),
    fact("name", isStaff && (account ? <Link to={`/user/${account.url}`}>{name}</Link> : name)),
    fact("email", isStaff && email && <a href={`mailto:${email}`}>{email}</a>),
    {
      id: "locale",
      term: <Trans id="dashboard.support.language">Language</Trans>,
      description: isStaff && LANGUAGE_NAMES[locale],
    },
    fact("about", about && <Link to={pathOf(about)}>{about}</Link>),
    fact("shopName", shop ? <Link to={`/coffeeshop/${shop.url}`}>{shop.name}</Link> : shopName),
    fact("cityName", cityName),
    fact("role", role && i18n._(ROLE_LABELS[role])),
    fact("proof", proof && i18n._(PROOF_LABELS[proof])),
    // As text: nobody of us opens by a slip what a stranger typed.
    fact("website", website),
  ];
  const told = facts.filter(({ description }) => description);
  return told.length > 0 && <DefinitionList items={told} />;
}

/** Links have the language of the reader, and a path that was copied has that of whoever copied it. */
function pathOf(about: string): string {
  const [, first, ...rest] = about.split("/");
  return isLocale(first) ? `/${rest.join("/")}` : about;
}
