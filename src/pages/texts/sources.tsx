import { Trans, useLingui } from "@lingui/react/macro";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";

/** The colophon: every data source, font and drawing with its licence, in the words its maker asks for. */
export function Sources() {
  const { t } = useLingui();
  return (
    <Section id="sources" title={<Trans id="sources.title">Sources and licences</Trans>}>
      <DefinitionList
        items={[
          {
            id: "osm",
            term: t({ id: "sources.shops", message: "Shops" }),
            description: (
              <>
                <OpenStreetMap />, 2021, 2026.{" "}
                <Trans id="sources.shops.text">
                  Names, kinds and positions as mapped in August 2021, with the nearest street and house
                  number; hours, phone numbers and websites as mapped in August 2026. Anything read since
                  shows its own date. Our list of shops may be used under the same licence.
                </Trans>
              </>
            ),
          },
          {
            id: "register",
            term: t({ id: "sources.register", message: "Licences in Amsterdam" }),
            description: (
              <>
                <Amsterdam />{" "}
                <Trans id="sources.register.text">
                  Names and addresses of the licensed coffeeshops, August 2026. This is a copy that we
                  changed, not the official register.
                </Trans>
              </>
            ),
          },
          {
            id: "geonames",
            term: t({ id: "sources.places", message: "Places" }),
            description: (
              <>
                <ExternalLink href="https://www.geonames.org/">GeoNames</ExternalLink>, <CreativeCommons />.{" "}
                <Trans id="sources.places.text">
                  Names, positions and older population figures; some names shortened or corrected by us.
                </Trans>
              </>
            ),
          },
          {
            id: "landmarks",
            term: t({ id: "sources.landmarks", message: "Streets, stations and sights" }),
            description: (
              <>
                <OpenStreetMap />, 2021;{" "}
                <ExternalLink href="https://github.com/trainline-eu/stations">
                  Trainline stations
                </ExternalLink>
                , ODbL 1.0;{" "}
                <ExternalLink href="https://www.rijdendetreinen.nl/">Rijden de Treinen</ExternalLink>.{" "}
                <Trans id="sources.landmarks.text">
                  Names and positions near coffeeshops, each as one point. Our list of them may be used under
                  the ODbL too.
                </Trans>
              </>
            ),
          },
          {
            id: "cbs",
            term: t({ id: "sources.municipalities", message: "Municipalities" }),
            description: (
              <Trans id="sources.municipalities.text">
                Codes, names and borders: CBS and Kadaster, 2023, open data. Provinces: GeoNames.
              </Trans>
            ),
          },
          {
            id: "counts",
            term: t({ id: "sources.counts", message: "Official numbers" }),
            description: (
              <Trans id="sources.counts.text">
                Counts: Breuer&Intraval, 2022. The number of tolerated coffeeshops in each municipality at the
                end of that year.
              </Trans>
            ),
          },
          {
            id: "residents",
            term: t({ id: "sources.residents", message: "Residents-only rule" }),
            description: (
              <Trans id="sources.residents.text">
                Public pages of and about the municipalities, named with their date where the rule is shown.
              </Trans>
            ),
          },
          {
            id: "editors",
            term: t({ id: "sources.editors", message: "Read by our editors" }),
            description: (
              <Trans id="sources.editors.text">
                Newspapers, pages of shops and municipalities, and notes that somebody made public, read until
                November 2026. Each fact shows the date of its page, not the day we read it.
              </Trans>
            ),
          },
          {
            id: "smoking",
            term: t({ id: "sources.smoking", message: "Where smoking cannabis is forbidden" }),
            description: (
              <>
                <Amsterdam />{" "}
                <Trans id="sources.smoking.text">
                  Amsterdam’s no-smoking area as published in August 2026. No other town’s was found.
                </Trans>
              </>
            ),
          },
          {
            id: "map",
            term: t({ id: "sources.map", message: "Map" }),
            description: (
              <>
                <ExternalLink href="https://www.naturalearthdata.com/">Natural Earth</ExternalLink>,{" "}
                <ExternalLink href="https://openmaptiles.org/">© OpenMapTiles</ExternalLink>,{" "}
                <OpenStreetMap />, 2021.{" "}
                <Trans id="sources.map.text">
                  Streets, water and names as mapped in August 2021, simplified by us. The sea and the large
                  lakes come from Natural Earth, the municipal borders from CBS and Kadaster, and the size of
                  town names follows GeoNames. Our map may be used under the same licence.
                </Trans>
              </>
            ),
          },
          {
            id: "fonts",
            term: t({ id: "sources.type", message: "Fonts and icons" }),
            description: (
              <>
                Bricolage Grotesque, Figtree (
                <ExternalLink href="https://openfontlicense.org/">SIL OFL 1.1</ExternalLink>), Lucide (ISC).
              </>
            ),
          },
          {
            id: "reading",
            term: t({ id: "sources.reading", message: "Reading photos of menus" }),
            description: "Tesseract, tesseract.js, tessdata (Apache-2.0).",
          },
          {
            id: "drawings",
            term: t({ id: "sources.drawings", message: "Drawings" }),
            description: (
              <Trans id="sources.drawings.text">
                The houses are drawn by this site. Each shop has its own, and none of them is a picture of the
                real building.
              </Trans>
            ),
          },
        ]}
      />
    </Section>
  );
}

function OpenStreetMap() {
  return (
    <>
      <ExternalLink href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</ExternalLink>
      , <ExternalLink href="https://opendatacommons.org/licenses/odbl/1-0/">ODbL 1.0</ExternalLink>
    </>
  );
}

function Amsterdam() {
  return (
    <>
      <span lang="nl">Bevat gegevens van Gemeente Amsterdam</span> (<CreativeCommons />
      <span lang="nl">), bewerkt.</span>
    </>
  );
}

const CreativeCommons = () => (
  <ExternalLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</ExternalLink>
);
