import { Trans } from "@lingui/react/macro";
import { Component, type ReactNode } from "react";
import { DocumentLink } from "#ui/link/document-link.tsx";

/** The error boundary around the error page itself; it renders as little as possible (specification section 8). */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <p>
          <Trans id="error.boundary">An error occurred while showing the error page</Trans>
        </p>
        <DocumentLink href="/">
          <Trans id="error.home">Home</Trans>
        </DocumentLink>
      </main>
    );
  }
}
