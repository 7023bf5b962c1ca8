import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { CloseGlyph, DirectionsGlyph, HeartGlyph, ShareGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Stack } from "../layout/stack.tsx";
import { ButtonLink } from "../link/button-link.tsx";
import { DocumentLink } from "../link/document-link.tsx";
import { ExternalLink } from "../link/external-link.tsx";
import { Link } from "../link/link.tsx";
import { Specimen } from "./specimen.tsx";

/** Everything that is pressed. */
export function ButtonsAndLinks() {
  return (
    <Specimen title="Buttons and links">
      <Stack>
        <Cluster>
          <Button>Accept all</Button>
          <Button kind="quiet">Essential only</Button>
          <Button kind="danger">Delete review</Button>
          <Button kind="bare">Not now</Button>
        </Cluster>
        <Cluster>
          <Button isLoading>Saving the review</Button>
          <Button kind="quiet" disabled>
            Sold out
          </Button>
          <Button kind="quiet" icon={<Icon glyph={HeartGlyph} />}>
            Follow
          </Button>
          <IconButton icon={<Icon glyph={ShareGlyph} />} label="Share" />
          <IconButton icon={<Icon glyph={CloseGlyph} />} label="Close" />
        </Cluster>
        <ButtonLink to="/ui?directions" icon={<Icon glyph={DirectionsGlyph} />} isWide>
          Directions
        </ButtonLink>
        <p>
          A <Link to="/ui?text">link in text</Link>, a{" "}
          <Link to="/ui?quiet" look="quiet">
            quiet one
          </Link>
          , one to{" "}
          <ExternalLink href="https://www.openstreetmap.org" newTabLabel="opens in a new tab">
            another site
          </ExternalLink>{" "}
          and one to <DocumentLink href="/de">another language</DocumentLink>.
        </p>
      </Stack>
    </Specimen>
  );
}
