import { GetListedForm } from "#features/support/ui/get-listed-form.tsx";
import { appContext } from "../../app-context.ts";
import type { Route } from "./+types/getlisted.ts";
import { textOf } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return { text: textOf(app, "getlisted"), contactEmail: app.imprint.contactEmail };
}

export default function GetListed({ loaderData: { text, contactEmail } }: Route.ComponentProps) {
  return (
    <TextPage text={text}>
      <GetListedForm contactEmail={contactEmail} />
    </TextPage>
  );
}
