import type { LandmarkKind } from "./landmark.ts";

/** What visitors from abroad call the places nearly everybody looks for. By their names in data/landmarks.csv. */
const NAMES_ABROAD: Record<string, Record<string, string[]>> = {
  Amsterdam: {
    "Anne Frank Huis": ["Anne Frank House", "Anne-Frank-Haus", "Maison d'Anne Frank", "Casa di Anna Frank"],
    Dam: ["Dam Square", "Dam-Platz"],
    "de Wallen": ["Red Light District", "Rotlichtviertel", "Quartier Rouge", "Barrio Rojo"],
    Bloemenmarkt: ["Flower Market", "Blumenmarkt"],
    "Albert Cuyp-markt": ["Albert Cuyp Market"],
  },
};

/** How stations and airports are asked for in our languages. */
const WORDS_OF_KIND: Partial<Record<LandmarkKind, string[]>> = {
  station: ["Station", "Bahnhof", "Gare", "Estación", "Stazione", "Dworzec", "Estação", "Nádraží"],
  airport: [
    "Airport",
    "Vliegveld",
    "Luchthaven",
    "Flughafen",
    "Aéroport",
    "Aeropuerto",
    "Lotnisko",
    "Letiště",
  ],
};

/** Names with `Centraal`, of which the larger towns have one, as people at home shorten them and timetables abroad write them. */
const CENTRAL = /^(.+) Centraal$/;
const OTHERWISE_CENTRAL = (town: string) => [
  `${town} CS`,
  `Centraal Station ${town}`,
  `${town} Central Station`,
  `${town} Hauptbahnhof`,
  `Gare centrale de ${town}`,
];

/** `Oudezijds Voorburgwal` is written O.Z. on its own signs. */
const ABBREVIATED = /^(?:(Oudezijds)|Nieuwezijds) (.+)$/;

/** Under which else a landmark is found; `placeNames` count less than a name (search/ranking.ts). */
export function otherNamesOfLandmark({
  name,
  kind,
  city,
}: {
  name: string;
  kind: LandmarkKind;
  city: string;
}): { aliases: string[]; placeNames: string[] } {
  const [, town] = kind === "station" ? (CENTRAL.exec(name) ?? []) : [];
  const [, old, rest] = ABBREVIATED.exec(name) ?? [];
  return {
    aliases: [
      ...(NAMES_ABROAD[city]?.[name] ?? []),
      ...(town ? OTHERWISE_CENTRAL(town) : []),
      ...(rest ? [`${old ? "O.Z." : "N.Z."} ${rest}`] : []),
    ],
    placeNames: WORDS_OF_KIND[kind] ?? [],
  };
}
