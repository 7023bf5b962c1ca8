import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { NAME_TAKEN } from "#features/accounts/call-refusals.ts";
import { isGuestName } from "#features/accounts/guest-name.ts";
import { saveName } from "#features/accounts/profile-calls.ts";
import { useNameMistakes } from "#features/accounts/ui/profile/use-name-mistakes.ts";
import { nameTaken, serverTrouble } from "#platform/errors/error-texts.ts";
import { fieldErrorsOf } from "#platform/errors/errors.ts";
import { TextField } from "#ui/field/text-field.tsx";
import type { Newcomer } from "../calls.ts";
import type { LeaveStep } from "./welcome-dialog.tsx";

type PickUsernameProps = {
  newcomer: Newcomer;
  /** Told what is to be done before the step is left. */
  onLeaving: (leave: LeaveStep) => void;
  onSaved: (named: { name: string; url: string }) => void;
};

/** Saved when the step is left; while it is refused there is no going on (specification section 4). */
export function PickUsername({ newcomer, onLeaving, onSaved }: PickUsernameProps) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState(isGuestName(newcomer.name) ? "" : newcomer.name);
  const [error, setError] = useState<string>();
  const mistakes: Record<string, string> = {
    ...useNameMistakes(),
    [NAME_TAKEN.msg]: i18n._(nameTaken),
  };

  useEffect(() => {
    onLeaving(async () => {
      try {
        onSaved(await saveName(name));
        return true;
      } catch (failure) {
        const [refused] = fieldErrorsOf(failure);
        setError((refused && mistakes[refused.msg]) ?? i18n._(serverTrouble));
        return false;
      }
    });
  });

  return (
    <>
      <p>
        <Trans id="welcome.name.text">
          It’s how your friends find you. It doesn’t have to be your real one.
        </Trans>
      </p>
      <TextField
        id="welcome-name"
        name="name"
        label={t({ id: "profile.name", message: "Name" })}
        error={error}
        value={name}
        onChange={({ target }) => setName(target.value)}
        autoComplete="nickname"
        required
      />
    </>
  );
}
