import { nameSkeleton } from "./name-skeleton.ts";

/** Whoever has one of these among the words of their name passes for somebody of the site, in nine languages. */
const STAFF = `
  admin admins administrator administrators administration webmaster postmaster hostmaster sysadmin sysop root superuser
  mod mods moderator moderators moderation support supporters helpdesk staff official officially shopadmin brandadmin
  beheerder beheerders beheer ondersteuning klantenservice klantendienst officieel officiele redactie medewerker
  administratorin moderatorin moderatoren kundendienst kundenservice offiziell offizielle redaktion mitarbeiter betreiber
  administrador administradora administradores moderador moderadora moderadores soporte oficial redacción
  administrateur administratrice administrateurs modérateur modératrice modérateurs modération officiel officielle rédaction
  amministratore amministratrice amministratori moderatore moderatrice moderatori assistenza supporto ufficiale redazione
  administratorka administratorzy moderatorka moderatorzy obsługa wsparcie oficjalny oficjalna oficjalne redakcja
  moderação suporte redação
  správce správci administrátor administrátorka moderátor moderátorka podpora oficiální redakce
`;

/** Words that are no name by themselves: addresses and roles of the site, and who is nobody. */
const WHOLE = `
  about app claim colleague contact dashboard data-deletion deals discover getlisted login logout privacypolicy privacy profile responsible-use
  packs pocket saved statistics terms viewing wietproef brand brands coffeeshop coffeeshops edibles hash map map-picture prerolled products product supplies
  user users weed jobs job coffeejobs houses streets share offline manifest robots sitemap sitemaps well-known api auth img health
  metrics media settings notifications newsletter search friends reviews reports cities shops shop owner editor team help security
  abuse legal press service customerservice everyone everybody anonymous unknown deleted deleteduser guest system server test null
  undefined nobody someone me you
  eigenaar hulp iedereen anoniem onbekend verwijderd gast niemand besitzer hilfe alle anonym unbekannt gelöscht niemand
  dueño ayuda equipo todos anónimo desconocido eliminado invitado nadie propriétaire aide assistance équipe anonyme inconnu
  supprimé invité personne proprietario aiuto squadra tutti anonimo sconosciuto eliminato ospite nessuno
  właściciel pomoc zespół wszyscy anonimowy nieznany usunięty gość nikt proprietário ajuda apoio equipa desconhecido convidado
  ninguém majitel tým všichni anonymní neznámý smazaný host nikdo
`;

const skeletonsOf = (words: string) => new Set(words.trim().split(/\s+/).map(nameSkeleton));

const STAFF_WORDS = skeletonsOf(STAFF);
const WHOLE_NAMES = skeletonsOf(WHOLE);

/** Shorter names of sites are parts of many words. */
const LONG_ENOUGH = 5;

/** Whether a name is kept for the site itself, in whatever look-alike letters and with whatever number behind it. */
export function isReservedName(name: string, siteName: string): boolean {
  const words = name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => nameSkeleton(word.replace(/^\p{N}+|\p{N}+$/gu, "")))
    .filter(Boolean);
  const whole = words.join("");
  const site = nameSkeleton(siteName);
  const namesSite = site.length < LONG_ENOUGH ? [whole, ...words].includes(site) : whole.includes(site);
  return namesSite || WHOLE_NAMES.has(whole) || [whole, ...words].some((word) => STAFF_WORDS.has(word));
}
