import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSaveLatest } from "#platform/use-save-latest.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { AUDIENCES, OPEN_OR_SHUT, type Privacy } from "../../privacy.ts";
import { saveProfile } from "../../profile-calls.ts";
import { SaveProgress } from "./save-progress.tsx";

type Choice = { key: keyof Privacy; label: string; hint?: string; options: Partial<Record<string, string>> };

/** Who sees what of somebody; each choice is saved at once. */
export function PrivacyForm({ privacy }: { privacy: Privacy }) {
  const choices = useChoices();
  const [chosen, setChosen] = useState(privacy);
  const [changed, setChanged] = useState<keyof Privacy>();
  const saving = useSaveLatest((next: Privacy) => saveProfile({ privacy: next }));

  function choose(key: keyof Privacy, value: string) {
    const next: Privacy = { ...chosen, [key]: value };
    setChosen(next);
    setChanged(key);
    saving.keep(next);
  }

  return (
    <Stack gap={6}>
      {choices.map(({ key, label, hint, options }) => (
        <Stack key={key} gap={2}>
          <SelectField
            id={`privacy-${key}`}
            label={label}
            hint={hint}
            value={chosen[key]}
            options={Object.entries(options).map(([value, words = ""]) => ({ value, label: words }))}
            onChange={({ target }) => choose(key, target.value)}
          />
          {/* Where one looks: at the end of six fields nobody sees it on a phone. */}
          {key === changed && <SaveProgress saving={saving} />}
        </Stack>
      ))}
    </Stack>
  );
}

function useChoices(): Choice[] {
  const { t } = useLingui();
  const words = {
    everyone: t({ id: "privacy.everyone", message: "Everyone" }),
    friends: t({ id: "privacy.friends", message: "Friends" }),
    nobody: t({ id: "privacy.nobody", message: "Nobody else" }),
  };
  const audiences = Object.fromEntries(AUDIENCES.map((one) => [one, words[one]]));
  // "Nobody else" would say that people may ask themselves.
  const asked = { ...words, nobody: t({ id: "privacy.nobody-asks", message: "Nobody" }) };
  const openOrShut = Object.fromEntries(OPEN_OR_SHUT.map((one) => [one, asked[one]]));
  return [
    {
      key: "profile",
      label: t({ id: "privacy.page", message: "Who sees your page" }),
      hint: t({
        id: "privacy.page.hint",
        message:
          "Anyone who can’t see it finds nothing else about you either. Anyone you ask to be friends can see it.",
      }),
      options: audiences,
    },
    {
      key: "likes",
      label: t({ id: "privacy.likes", message: "Who sees what you like" }),
      options: audiences,
    },
    {
      key: "friends",
      label: t({ id: "privacy.friends-list", message: "Who sees your friends" }),
      options: audiences,
    },
    {
      key: "reviews",
      label: t({ id: "privacy.reviews", message: "Who sees your reviews on your page" }),
      options: audiences,
    },
    {
      key: "searchable",
      label: t({ id: "privacy.searchable", message: "Who finds you by your name" }),
      hint: t({
        id: "privacy.searchable.hint",
        message: "In this site’s search and in search engines. Needs a page that everyone sees.",
      }),
      options: openOrShut,
    },
    {
      key: "requests",
      label: t({ id: "privacy.requests", message: "Who may ask to be your friend" }),
      options: openOrShut,
    },
  ];
}
