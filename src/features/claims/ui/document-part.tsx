import { Trans, useLingui } from "@lingui/react/macro";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import { DocumentField } from "#features/media/ui/document-field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";

type DocumentPartProps = {
  /** Of what it is to show. */
  type: SpokenFor["type"];
  /** What the form gives to its field. */
  field: { id: string; name: string; error?: string | undefined };
  wrong: string;
};

/** What to send, what to black out first, who reads it and for how long. */
export function DocumentPart({ type, field, wrong }: DocumentPartProps) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <p>
        {type === "shop" ? (
          <Trans id="claims.document.what">
            Send one document on which your name stands beside the shop: an extract of the trade register that
            is no more than three months old, or the permit of the municipality.
          </Trans>
        ) : (
          <Trans id="claims.document.what-brand">
            Send one document on which your name stands beside the brand: an extract of the trade register
            that is no more than three months old, or of the register of trade marks.
          </Trans>
        )}
      </p>
      <p>
        <Trans id="claims.document.black-out">
          Black out what it is not about before you send it: citizen service number (BSN), number of a
          passport or identity card, home address, date of birth, signature. Never send a passport or identity
          card.
        </Trans>
      </p>
      <DocumentField
        {...field}
        label={t({ id: "claims.document", message: "Your document" })}
        hint={t({ id: "claims.document.hint", message: "A PDF or a picture (JPEG, PNG) of at most 5 MB." })}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        tooLarge={wrong}
        required
      />
      <p>
        <Trans id="claims.document.kept">
          Only admins of this site can open it, and we note who did. It’s erased thirty days after the
          decision at the latest, or after ninety days without one.{" "}
          <Link to="/privacypolicy#messages">What we keep</Link>
        </Trans>
      </p>
    </Stack>
  );
}
