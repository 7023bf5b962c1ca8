import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { claimPageOf } from "#features/accounts/spoken-for.ts";
import { useFoundAsTyped } from "#features/contributions/ui/use-found-as-typed.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { itemsCalled } from "../calls.ts";

/** Which shop or brand somebody claims: a list of links below what they type. */
export function FindItem() {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const found = useFoundAsTyped(typed, itemsCalled);
  return (
    <Stack gap={4}>
      <TextField
        label={t({ id: "claims.find", message: "Name of the shop or brand" })}
        name="called"
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <LiveRegion>
        {found.length > 0 && (
          <ul>
            {found.map(({ type, url, name, place }) => (
              <li key={`${type}/${url}`}>
                <Link to={claimPageOf({ type, url })}>{place ? `${name}, ${place}` : name}</Link>
              </li>
            ))}
          </ul>
        )}
      </LiveRegion>
      <p>
        <Link to="/getlisted">
          <Trans id="claims.not-listed">It isn’t listed</Trans>
        </Link>
      </p>
    </Stack>
  );
}
