import { Cluster } from "#ui/layout/cluster.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { useSectionLinks } from "./layouts/sections.ts";
import { SeeSamples } from "./see-samples.tsx";

/** Where to go while a list is empty: to what is there, and to the list as it will be. */
export function Meanwhile({ samples }: { samples: string | null }) {
  const { coffeeshops, map } = useSectionLinks();
  return (
    <Cluster gap={2} isCentered>
      {[coffeeshops, map].map(({ key, to, name }) => (
        <ButtonLink key={key} to={to} kind="quiet">
          {name}
        </ButtonLink>
      ))}
      {samples && <SeeSamples to={samples} />}
    </Cluster>
  );
}
