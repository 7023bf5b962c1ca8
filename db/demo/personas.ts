/** The invented people one can be in demo mode (contract.md); their names survive renames as the subject of their identity. */
export const PERSONAS = [
  { persona: "sam", name: "Sam de Sample", role: null },
  { persona: "noor", name: "Noor de Sample", role: null },
  { persona: "ada", name: "Ada de Sample", role: "admin" },
  { persona: "eva", name: "Eva de Sample", role: "admin" },
  { persona: "shop", name: "Sjaak Sample", role: "shopAdmin" },
  { persona: "brand", name: "Bram Sample", role: "brandAdmin" },
  { persona: "mod", name: "Mo Sample", role: "mod" },
] as const;

/** For whoever starts the demo: `sam, noor, ada (admin), …`. */
export function personasLine(): string {
  return PERSONAS.map(({ persona, role }) => (role ? `${persona} (${role})` : persona)).join(", ");
}
