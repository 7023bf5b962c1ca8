import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { Section } from "#ui/layout/section.tsx";
import { SpreadRows } from "#ui/layout/spread-rows.tsx";
import type { SentPush } from "../push-settings.ts";
import { useClassWords } from "./class-words.ts";
import styles from "./push.module.css";

/** What rang in the last thirty days, and by which choice. */
export function SentList({ sent }: { sent: readonly SentPush[] }) {
  const { i18n } = useLingui();
  const words = useClassWords();
  return (
    <Section title={<Trans id="push.sent">What was sent, and why</Trans>}>
      {sent.length === 0 && (
        <p className={styles.soft}>
          <Trans id="push.sent.none">Nothing in the last 30 days.</Trans>
        </p>
      )}
      <SpreadRows>
        {sent.map(({ id, classes, noticeCount, reachedCount, sentAt }) => {
          const chosen = new Intl.ListFormat(i18n.locale, { type: "unit" }).format(
            classes.map((one) => words[one].label),
          );
          return (
            <li key={id}>
              <div>
                <p>
                  <Day at={sentAt} form="moment" />
                </p>
                <p className={styles.soft}>
                  <Trans id="push.sent.why">You chose: {chosen}</Trans>
                </p>
              </div>
              <p className={styles.soft}>
                <Plural
                  id="push.sent.count"
                  value={noticeCount}
                  one="# notification"
                  other="# notifications"
                />
                {" · "}
                {reachedCount === 0 ? (
                  <Trans id="push.sent.nowhere">did not arrive</Trans>
                ) : (
                  <Plural id="push.sent.reached" value={reachedCount} one="on # phone" other="on # phones" />
                )}
              </p>
            </li>
          );
        })}
      </SpreadRows>
    </Section>
  );
}
