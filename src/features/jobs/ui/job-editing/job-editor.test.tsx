import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { JobEditor } from "./job-editor.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const MOSA = { _id: "3", name: "Mosa" };

test("nobody is asked for an address where people apply here", async () => {
  const Stub = createRoutesStub([
    {
      path: "/",
      loader: () => null,
      HydrateFallback: () => null,
      Component: () => (
        <JobEditor
          job={null}
          revisions={[]}
          employers={{ shop: [MOSA], brand: [] }}
          isAdmin={false}
          accountId={1}
        />
      ),
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>,
  );
  const choose = async (value: string) =>
    fireEvent.change(await screen.findByLabelText("People apply"), { target: { value } });
  const address = () => screen.queryByLabelText(/^E-mail address or web address/);
  await choose("email");
  expect(address()).toBeTruthy();
  await choose("inApp");
  expect(address()).toBeNull();
});
