import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { SaveProgress } from "#features/accounts/ui/profile/save-progress.tsx";
import { HIDEABLE_CLASSES, NOTICE_CLASSES, type NoticeClass } from "#features/notifications/notice-class.ts";
import { savePushSettings } from "#features/push/calls.ts";
import { useClassWords } from "#features/push/ui/class-words.ts";
import { useSaveLatest } from "#platform/use-save-latest.ts";
import { Tick } from "#ui/field/tick.tsx";
import { BellGlyph, MailGlyph, PhoneGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { hideClasses, saveLetterSettings } from "../calls.ts";
import styles from "./notice-matrix.module.css";

const CHANNELS = ["here", "push", "mail"] as const;

type Channel = (typeof CHANNELS)[number];

/** What is on, by the way it comes. */
type Choice = Record<Channel, readonly NoticeClass[]>;

const GLYPHS = { here: BellGlyph, push: PhoneGlyph, mail: MailGlyph };

const SAVE: Record<Channel, (classes: readonly NoticeClass[]) => Promise<void>> = {
  here: (shown) => hideClasses(HIDEABLE_CLASSES.filter((one) => !shown.includes(one))),
  push: (classes) => savePushSettings({ classes: [...classes] }),
  mail: (classes) => saveLetterSettings({ classes: [...classes] }),
};

type NoticeMatrixProps = {
  hidden: readonly NoticeClass[];
  push: readonly NoticeClass[];
  mail: readonly NoticeClass[];
};

/** Each class by each way, saved at once. A dash where nothing can be chosen. Where it is narrow, each class is a card. */
export function NoticeMatrix({ hidden, push, mail }: NoticeMatrixProps) {
  const { t } = useLingui();
  const words = useClassWords();
  const [choice, setChoice] = useState<Choice>(() => ({
    here: NOTICE_CLASSES.filter((one) => !hidden.includes(one)),
    push,
    mail,
  }));
  const saved = useRef(choice);
  const saving = useSaveLatest(async (next: Choice) => {
    for (const channel of CHANNELS)
      if (next[channel] !== saved.current[channel]) await SAVE[channel](next[channel]);
    saved.current = next;
  });
  const channelWords: Record<Channel, string> = {
    here: t({ id: "letters.channel.here", message: "Here" }),
    push: t({ id: "letters.channel.push", message: "Push" }),
    mail: t({ id: "letters.channel.mail", message: "Mail" }),
  };

  function choose(channel: Channel, one: NoticeClass, isOn: boolean) {
    const { [channel]: before } = choice;
    const chosen = NOTICE_CLASSES.filter((other) => (other === one ? isOn : before.includes(other)));
    const next = { ...choice, [channel]: chosen };
    setChoice(next);
    saving.keep(next);
  }

  return (
    <Section title={<Trans id="letters.what">What you’re told, and how</Trans>}>
      <Stack gap={4}>
        <div className={styles.matrix}>
          <div className={styles.head} aria-hidden="true">
            {CHANNELS.map((channel) => (
              <span key={channel}>
                <Icon glyph={GLYPHS[channel]} />
                {channelWords[channel]}
              </span>
            ))}
          </div>
          {NOTICE_CLASSES.map((one) => (
            <div key={one} role="group" aria-labelledby={`notice-${one}`} className={styles.row}>
              <div className={styles.words}>
                <p id={`notice-${one}`} className={styles.name}>
                  {words[one].label}
                </p>
                <p className={styles.hint}>{words[one].hint}</p>
              </div>
              {CHANNELS.map((channel) => {
                const isFixed = channel === "here" && !HIDEABLE_CLASSES.includes(one);
                const id = `notice-${one}-${channel}`;
                return (
                  <div key={channel} className={styles.cell}>
                    {isFixed ? (
                      <p className={styles.dash}>
                        <span aria-hidden="true">–</span>
                        <span className={styles.always}>
                          <Trans id="letters.always">Always here</Trans>
                        </span>
                      </p>
                    ) : (
                      <>
                        <Tick
                          id={id}
                          aria-label={channelWords[channel]}
                          checked={choice[channel].includes(one)}
                          onChange={({ target }) => choose(channel, one, target.checked)}
                        />
                        <label htmlFor={id}>{channelWords[channel]}</label>
                      </>
                    )}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        <p className={styles.hint}>
          <Trans id="letters.what.why">
            Decisions about you are always here, under the bell. Push and the subject of a mail name nobody:
            “News from a place you follow”. A mail comes at most once an hour, at night too: it rings nowhere.
          </Trans>
        </p>
        <SaveProgress saving={saving} />
      </Stack>
    </Section>
  );
}
