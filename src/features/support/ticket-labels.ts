import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ContactSubject, ShopProof, ShopRole } from "./ticket.ts";

export const SUBJECT_LABELS: Record<ContactSubject, MessageDescriptor> = {
  mistake: msg({ id: "support.subject.mistake", message: "A mistake on a page, or something missing" }),
  report: msg({ id: "support.subject.report", message: "Something that should not be here" }),
  data: msg({ id: "support.subject.data", message: "My data" }),
  site: msg({ id: "support.subject.site", message: "How the site works" }),
  press: msg({ id: "support.subject.press", message: "Press, municipality or police" }),
  other: msg({ id: "support.subject.other", message: "Something else" }),
};

export const ROLE_LABELS: Record<ShopRole, MessageDescriptor> = {
  owner: msg({ id: "support.role.owner", message: "Owner" }),
  manager: msg({ id: "support.role.manager", message: "Manager" }),
  staff: msg({ id: "support.role.staff", message: "Employee" }),
};

export const PROOF_LABELS: Record<ShopProof, MessageDescriptor> = {
  phone: msg({ id: "support.proof.phone", message: "A code given over the shop’s public phone number" }),
  domain: msg({ id: "support.proof.domain", message: "A code sent to an address at the shop’s domain" }),
  document: msg({ id: "support.proof.document", message: "A document" }),
};
