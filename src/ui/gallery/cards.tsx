import { IconButton } from "../button/icon-button.tsx";
import { Badge } from "../badge/badge.tsx";
import { CardLink } from "../card/card-link.tsx";
import { Card } from "../card/card.tsx";
import { Facade } from "../facade/facade.tsx";
import { HeartGlyph, IdentityGlyph, SeatGlyph, WifiGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Grid } from "../layout/grid.tsx";
import { Rating } from "../rating/rating.tsx";
import { SkeletonCard } from "../skeleton/skeleton-card.tsx";
import { Specimen } from "./specimen.tsx";

/** Cards with an action, with and without data, and a skeleton. */
export function Cards() {
  return (
    <Specimen title="Cards">
      <Grid columns="cards" gap={4}>
        <Card
          media={<Facade seed="The Quiet Barge" />}
          action={<IconButton icon={<Icon glyph={HeartGlyph} />} label="Follow The Quiet Barge" />}
        >
          <h3>
            <CardLink to="/ui?card">The Quiet Barge</CardLink>
          </h3>
          <p>Haarlem · 450 m</p>
          <Rating value={4.3} valueText="4.3" countText="(12)" label="4.3 out of 5 stars, 12 reviews" />
          <Cluster>
            <Badge tone="open" hasDot>
              Open · closes 01:00
            </Badge>
            <Badge tone="brick" icon={<Icon glyph={IdentityGlyph} size={14} />}>
              Residents only
            </Badge>
          </Cluster>
        </Card>
        <Card action={<IconButton icon={<Icon glyph={HeartGlyph} />} label="Follow this one" />}>
          <h3>
            <CardLink to="/ui?flat">Without a picture, and with a name that needs two lines</CardLink>
          </h3>
          <p>’s-Hertogenbosch · 1.2 km</p>
          <Rating value={null} valueText="" label="" />
          <Cluster gap={1}>
            <Badge tone="closing" hasDot>
              Closes in 25 min
            </Badge>
            <Badge tone="closed" hasDot>
              Closed · opens 10:00
            </Badge>
            <Badge icon={<Icon glyph={SeatGlyph} size={14} />}>Seats</Badge>
            <Badge icon={<Icon glyph={WifiGlyph} size={14} />}>Wi-Fi</Badge>
            <Badge tone="canal">Followed</Badge>
            <Badge tone="saffron">Sample</Badge>
          </Cluster>
        </Card>
        <SkeletonCard />
      </Grid>
    </Specimen>
  );
}
