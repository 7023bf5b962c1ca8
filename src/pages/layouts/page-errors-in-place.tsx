import { Outlet } from "react-router";
import { ErrorPage } from "#pages/error-page.tsx";
import { LastResort } from "./last-resort.tsx";

/**
 * The error boundary between the frame and every page: the frame stays when a page fails, while the root's own boundary would
 * render the whole document again.
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
