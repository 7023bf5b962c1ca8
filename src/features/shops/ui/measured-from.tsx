import { Trans } from "@lingui/react/macro";
import { Link } from "#ui/link/link.tsx";

/** Above a list that is measured from a landmark: which, and the way back to the centre. */
export function MeasuredFrom({ name, centreAddress }: { name: string; centreAddress: string }) {
  return (
    <p>
      <Trans id="list.measured-from">
        Measured from <strong>{name}</strong>.
      </Trans>{" "}
      <Link to={centreAddress}>
        <Trans id="list.measure-from-centre">Measure from the centre</Trans>
      </Link>
    </p>
  );
}
