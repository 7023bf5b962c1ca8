import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LocationAlert } from "./location-alert.tsx";

afterEach(cleanup);

test.each([
  ["denied", "privacy settings block it"],
  ["unsupported", "browser doesn’t support it"],
  ["timeout", "took too long"],
  ["unavailable", "doesn’t know where you are"],
] as const)(
  "after %s the alert says so and what works instead, and its button leads on",
  (trouble, words) => {
    const onClose = vi.fn();
    render(
      <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
        <LocationAlert isOpen trouble={trouble} onClose={onClose} />
      </I18nProvider>,
    );
    const alert = screen.getByRole("alertdialog", { name: "Error getting your location" });
    const described = document.getElementById(alert.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain(words);
    expect(described?.textContent).toContain("Search for your town instead");
    fireEvent.click(screen.getByRole("button"));
    expect(onClose).toHaveBeenCalledOnce();
  },
);
