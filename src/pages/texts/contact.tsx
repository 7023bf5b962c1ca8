import { contactAsked } from "#features/support/contact-asked.ts";
import { ContactForm } from "#features/support/ui/contact-form.tsx";
import { appContext } from "../../app-context.ts";
import { useHasDesk } from "../layouts/use-site.ts";
import type { Route } from "./+types/contact.ts";
import { textOf } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const asked = contactAsked(new URL(request.url).searchParams);
  return { text: textOf(app, "contact"), contactEmail: app.imprint.contactEmail, asked };
}

export default function Contact({ loaderData: { text, contactEmail, asked } }: Route.ComponentProps) {
  const hasDesk = useHasDesk();
  return (
    <TextPage text={text}>
      <ContactForm contactEmail={contactEmail} hasDesk={hasDesk} asked={asked} />
    </TextPage>
  );
}
