import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useSuggestions } from "#features/search/ui/use-suggestions.ts";
import { SearchField } from "#ui/field/search-field.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { FoundList } from "../editor/found-list.tsx";

type ItemFilterProps = { of: "brands"; label: string; addressOf: (slug: string) => string };

/** A filter by a thing of which there are too many to show: it is looked up by its name. */
export function ItemFilter({ of, label, addressOf }: ItemFilterProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { found, hasFailed } = useSuggestions(of, typed);
  const search = t({ id: "dashboard.items.search", message: "Search by name" });
  return (
    <div>
      <SearchField
        label={`${label}: ${search}`}
        placeholder={search}
        name={undefined}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <LiveRegion>
        {found && found.length > 0 && (
          <FoundList
            found={found.map(({ url, name, place }) => ({ id: url, name, note: place }))}
            onChoose={({ id }) => {
              setTyped("");
              void navigate(addressOf(id), { preventScrollReset: true });
            }}
          />
        )}
        {found?.length === 0 && (
          <p>
            <Trans id="dashboard.items.none">Nothing found by that name.</Trans>
          </p>
        )}
        {hasFailed && (
          <p>
            <Trans id="dashboard.items.failed">
              The search isn’t answering. Please try again in a moment.
            </Trans>
          </p>
        )}
      </LiveRegion>
    </div>
  );
}
