import { ContactForm } from "#features/support/ui/contact-form.tsx";
import { appContext } from "../../app-context.ts";
import type { Route } from "./+types/contact.ts";
import { textOf } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return { text: textOf(app, "contact"), contactEmail: app.imprint.contactEmail };
}

export default function Contact({ loaderData: { text, contactEmail } }: Route.ComponentProps) {
  return (
    <TextPage text={text}>
      <ContactForm contactEmail={contactEmail} />
    </TextPage>
  );
}
