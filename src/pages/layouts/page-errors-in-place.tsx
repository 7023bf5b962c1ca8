import { Outlet } from "react-router";
import { ErrorPage } from "#pages/error-page.tsx";
import { LastResort } from "./last-resort.tsx";

/**
 * Stands between the frame and every page, so that a failed page leaves the frame standing: the root's own boundary
 * would draw the whole document anew.
 */
export default function PageErrorsInPlace() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <LastResort>
      <ErrorPage error={error} />
    </LastResort>
  );
}
