import type { Locale } from "#platform/i18n/locales.ts";

/** What a coffeeshop may have, by the names that people give it; see shortcuts.ts. */
export type AmenityShortcutId =
  | "terrace"
  | "seats"
  | "wifi"
  | "toilets"
  | "food"
  | "coffee"
  | "games"
  | "atm"
  | "cardPayment"
  | "dogs"
  | "charging"
  | "parking"
  | "carsAllowed"
  | "wheelchair";

/** The names of each, by language. The filters are those of shops/amenities.ts, which comes after this slice. */
export const AMENITY_SHORTCUTS: Record<AmenityShortcutId, Record<Locale, string[]>> = {
  terrace: {
    nl: ["terras", "terrasje", "buiten zitten"],
    en: ["terrace", "outdoor seating", "patio"],
    de: ["Terrasse", "draußen sitzen"],
    es: ["terraza"],
    fr: ["terrasse"],
    it: ["terrazza", "dehors", "tavoli all’aperto"],
    pl: ["taras", "ogródek"],
    pt: ["esplanada", "terraço"],
    cz: ["terasa", "zahrádka"],
  },
  seats: {
    nl: ["zitplaatsen", "zitplekken"],
    en: ["seating", "seats", "place to sit"],
    de: ["Sitzplätze", "Sitzplatz"],
    es: ["asientos", "sitio para sentarse"],
    fr: ["places assises", "s’asseoir"],
    it: ["posti a sedere"],
    pl: ["miejsca siedzące"],
    pt: ["lugares sentados"],
    cz: ["místa k sezení", "sezení"],
  },
  wifi: {
    nl: ["wifi", "wi-fi", "gratis wifi"],
    en: ["wifi", "wi-fi", "free wifi", "internet"],
    de: ["WLAN", "Internet"],
    es: ["wifi gratis"],
    fr: ["wifi gratuit"],
    it: ["wifi gratuito"],
    pl: ["darmowe wifi"],
    pt: ["wifi grátis"],
    cz: ["wifi zdarma"],
  },
  toilets: {
    nl: ["toilet", "toiletten", "wc"],
    en: ["toilet", "toilets", "restroom", "bathroom"],
    de: ["Toilette", "Toiletten", "WC"],
    es: ["aseo", "aseos", "baño"],
    fr: ["toilettes"],
    it: ["bagno", "toilette", "servizi igienici"],
    pl: ["toaleta", "toalety"],
    pt: ["casa de banho", "sanitários"],
    cz: ["toaleta", "toalety", "záchod"],
  },
  food: {
    nl: ["eten", "iets te eten"],
    en: ["food", "something to eat"],
    de: ["etwas zu essen", "essen"],
    es: ["comida", "comer"],
    fr: ["manger", "restauration"],
    it: ["cibo", "mangiare"],
    pl: ["jedzenie"],
    pt: ["comida", "comer"],
    cz: ["jídlo", "občerstvení"],
  },
  coffee: {
    nl: ["koffie"],
    en: ["coffee"],
    de: ["Kaffee"],
    es: ["tomar café"],
    fr: ["boire un café"],
    it: ["caffè"],
    pl: ["kawa"],
    pt: ["beber café"],
    cz: ["káva"],
  },
  games: {
    nl: ["spelletjes", "spellen", "pooltafel"],
    en: ["games", "board games", "pool table"],
    de: ["Spiele", "Billard"],
    es: ["juegos", "billar"],
    fr: ["jeux", "billard"],
    it: ["giochi", "biliardo"],
    pl: ["gry", "bilard"],
    pt: ["jogos", "bilhar"],
    cz: ["hry", "kulečník"],
  },
  atm: {
    nl: ["geldautomaat", "pinautomaat"],
    en: ["cash machine", "atm", "cash point"],
    de: ["Geldautomat", "Bankomat"],
    es: ["cajero", "cajero automático"],
    fr: ["distributeur", "distributeur de billets"],
    it: ["bancomat"],
    pl: ["bankomat"],
    pt: ["multibanco", "caixa multibanco"],
    cz: ["bankomat"],
  },
  cardPayment: {
    nl: ["pinnen", "betalen met pin", "pinpas", "creditcard"],
    en: ["card payment", "pay by card", "credit card", "cards accepted"],
    de: ["Kartenzahlung", "mit Karte zahlen", "Kreditkarte"],
    es: ["pago con tarjeta", "tarjeta"],
    fr: ["paiement par carte", "carte bancaire"],
    it: ["pagamento con carta", "carta di credito"],
    pl: ["płatność kartą", "karta płatnicza"],
    pt: ["pagamento com cartão", "cartão"],
    cz: ["platba kartou", "kartou"],
  },
  dogs: {
    nl: ["hond", "honden", "honden welkom"],
    en: ["dog", "dogs", "dog friendly", "dogs welcome"],
    de: ["Hund", "Hunde", "hundefreundlich"],
    es: ["perro", "perros", "admite perros"],
    fr: ["chien", "chiens", "chiens acceptés"],
    it: ["cane", "cani", "cani ammessi"],
    pl: ["pies", "psy", "z psem"],
    pt: ["cão", "cães", "aceita cães"],
    cz: ["pes", "psi", "se psem"],
  },
  charging: {
    nl: ["opladen", "telefoon opladen", "stopcontact"],
    en: ["phone charging", "charging", "power socket"],
    de: ["Handy laden", "Steckdose"],
    es: ["cargar el móvil", "enchufe"],
    fr: ["recharger", "prise électrique"],
    it: ["ricarica telefono", "presa di corrente"],
    pl: ["ładowanie telefonu", "gniazdko"],
    pt: ["carregar o telemóvel", "tomada"],
    cz: ["nabíjení telefonu", "zásuvka"],
  },
  parking: {
    nl: ["parkeren", "parkeerplaats"],
    en: ["parking", "car park"],
    de: ["Parkplatz", "Parkplätze", "parken"],
    es: ["aparcamiento", "aparcar"],
    fr: ["parking", "se garer"],
    it: ["parcheggio"],
    pl: ["parking", "parkowanie"],
    pt: ["estacionamento"],
    cz: ["parkování", "parkoviště"],
  },
  carsAllowed: {
    nl: ["met de auto", "bereikbaar met de auto"],
    en: ["by car", "reachable by car", "drive in"],
    de: ["mit dem Auto", "mit dem Auto erreichbar"],
    es: ["en coche", "accesible en coche"],
    fr: ["en voiture", "accessible en voiture"],
    it: ["in auto", "raggiungibile in auto"],
    pl: ["samochodem", "dojazd samochodem"],
    pt: ["de carro", "acessível de carro"],
    cz: ["autem", "dostupné autem"],
  },
  wheelchair: {
    nl: ["rolstoel", "rolstoeltoegankelijk", "toegankelijk"],
    en: ["wheelchair", "wheelchair accessible", "accessible"],
    de: ["Rollstuhl", "rollstuhlgerecht", "barrierefrei"],
    es: ["silla de ruedas", "accesible"],
    fr: ["fauteuil roulant", "accessible PMR"],
    it: ["sedia a rotelle", "accessibile"],
    pl: ["wózek inwalidzki", "wózek", "dostępne dla wózków"],
    pt: ["cadeira de rodas", "acessível"],
    cz: ["vozíček", "invalidní vozík", "bezbariérový"],
  },
};
