import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { VersionChoice } from "#ui/field/version-choice.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { Field, Fields } from "../../field.ts";
import type { Typed } from "../../typed.ts";
import { comparedTyped } from "./compared-text.ts";
import styles from "./editor.module.css";
import type { Collision } from "./use-editor.ts";

type CollisionPartProps = {
  fields: Fields;
  collision: Collision;
  onSettle: (chosen: Typed) => void;
};

/** Two saved at once: field by field, mine or theirs. What only one of them changed is put together already. */
export function CollisionPart({ fields, collision, onSettle }: CollisionPartProps) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { contested, before, mine, theirs } = collision;

  function settle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onSettle(
      Object.fromEntries(
        contested.map((name) => [name, chosen.get(name) === "theirs" ? theirs[name] : mine[name]]),
      ),
    );
  }

  return (
    <form onSubmit={settle}>
      <Stack gap={6}>
        <h2 ref={heading} tabIndex={-1}>
          <Trans id="dashboard.collision.title">Somebody else saved this while you were typing</Trans>
        </h2>
        <p>
          <Plural
            id="dashboard.collision.why"
            value={contested.length}
            one="You both changed # field. All other changes have been merged. Nothing is lost: both versions are still here."
            other="You both changed # fields. All other changes have been merged. Nothing is lost: both versions are still here."
          />
        </p>
        {contested.map((name) => {
          const field = fields[name] as Field;
          const stood = comparedTyped(field, before[name], i18n);
          return (
            <fieldset key={name} className={styles.versions}>
              <legend className={styles.legend}>
                {i18n._(field.label)}{" "}
                <span className={styles.who}>
                  <Trans id="dashboard.collision.before">before: {stood}</Trans>
                </span>
              </legend>
              <VersionChoice
                name={name}
                value="mine"
                defaultChecked
                whose={<Trans id="dashboard.collision.mine">Your version</Trans>}
              >
                {comparedTyped(field, mine[name], i18n)}
              </VersionChoice>
              <VersionChoice
                name={name}
                value="theirs"
                whose={<Trans id="dashboard.collision.theirs">The other version, already saved</Trans>}
              >
                {comparedTyped(field, theirs[name], i18n)}
              </VersionChoice>
            </fieldset>
          );
        })}
        <Cluster gap={3}>
          <Button type="submit">
            <Trans id="dashboard.collision.take">Use these and check again</Trans>
          </Button>
          <Button
            kind="bare"
            onClick={() => onSettle(Object.fromEntries(contested.map((name) => [name, theirs[name]])))}
          >
            <Trans id="dashboard.collision.leave">Keep what’s already saved</Trans>
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
