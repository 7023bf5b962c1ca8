import { Plural, Trans } from "@lingui/react/macro";
import { SpreadRows } from "#ui/layout/spread-rows.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import type { UserDetails } from "../../user-fields.ts";
import styles from "./user-desk.module.css";

/** How much somebody gave to the site, and what was reported about them, each with the way to where it is seen. */
export function DoingsPart({ user: { values, shown } }: { user: UserDetails }) {
  const { reviews, suggestions, reports, openReports } = shown.doings;
  return (
    <Section title={<Trans id="user-managing.doings">What they did here</Trans>}>
      <SpreadRows>
        <li>
          <Link to={`/user/${values.url}`}>
            <Plural id="user-managing.reviews" value={reviews} one="# review shown" other="# reviews shown" />
          </Link>
        </li>
        <li>
          <Link to="#written">
            <Plural
              id="user-managing.suggestions"
              value={suggestions}
              one="# suggestion"
              other="# suggestions"
            />
          </Link>
        </li>
        <li>
          <Link to="/dashboard/reports">
            <Plural
              id="user-managing.reports"
              value={reports}
              one="# report about them"
              other="# reports about them"
            />
          </Link>
          {openReports > 0 && (
            <span className={styles.soft}>
              <Plural
                id="user-managing.open-reports"
                value={openReports}
                one="# is open"
                other="# are open"
              />
            </span>
          )}
        </li>
      </SpreadRows>
    </Section>
  );
}
