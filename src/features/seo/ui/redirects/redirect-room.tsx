import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Form, useRevalidator } from "react-router";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import { Day } from "#platform/i18n/day.tsx";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import type { PageOf } from "#platform/page-of.ts";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { ItemTable } from "#ui/table/item-table.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { removeRedirect } from "../../calls.ts";
import type { RedirectKind, RedirectRow } from "../../redirect.ts";
import { AddRedirectForm } from "./add-redirect-form.tsx";

type RedirectRoomProps = {
  title: string;
  /** A part of either path, or empty. */
  q: string;
  page: PageOf<RedirectRow>;
  addressOf: (page: number) => string;
};

type News = { kind: "added" | "removed"; from: string } | { kind: "failed" | "samplesOnly" };

const idOf = (row: RedirectRow) => row["_id"];
const fromOf = ({ from }: RedirectRow) => from;
const toOf = ({ to }: RedirectRow) => <Link to={to}>{to}</Link>;
const sinceOf = ({ since }: RedirectRow) => <Day at={since} form="shortDate" />;

/** Old addresses and where they lead, with the way to add one and to remove each. */
export function RedirectRoom({ title, q, page, addressOf }: RedirectRoomProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const labels = usePageLabels(page.pageCount);
  const [news, setNews] = useState<News>();
  const [removedId, setRemovedId] = useState<string>();
  const [addedCount, setAddedCount] = useState(0);
  const kinds: Record<RedirectKind, string> = {
    added: t({ id: "redirects.kind.added", message: "Added by hand" }),
    merged: t({ id: "redirects.kind.merged", message: "Merged" }),
    moved: t({ id: "redirects.kind.moved", message: "New name or type" }),
  };

  async function added(from: string): Promise<void> {
    setNews({ kind: "added", from });
    // The next one begins with empty fields.
    setAddedCount((count) => count + 1);
    await revalidate();
  }

  async function remove(row: RedirectRow): Promise<void> {
    if (removedId !== undefined) return;
    setRemovedId(idOf(row));
    setNews(undefined);
    try {
      await removeRedirect(row);
      setNews({ kind: "removed", from: row.from });
    } catch (failure) {
      setNews({ kind: SAMPLES_ONLY.in(failure) ? "samplesOnly" : "failed" });
    }
    // Also when it did not work: then it shows how it stands by now.
    await revalidate();
    setRemovedId(undefined);
  }

  const removing = (row: RedirectRow) => (
    <Button
      kind="bare"
      disabled={!isHydrated}
      isLoading={removedId === idOf(row)}
      aria-label={t({ id: "redirects.remove-named", message: `Remove: ${row.from}` })}
      onClick={() => void remove(row)}
    >
      <Trans id="redirects.remove">Remove</Trans>
    </Button>
  );

  const search = t({ id: "redirects.search", message: "Part of an address" });
  return (
    <Stack gap={8}>
      <LiveRegion>{news && <Said news={news} />}</LiveRegion>
      <Section title={<Trans id="redirects.new">New redirect</Trans>}>
        <AddRedirectForm key={addedCount} onAdded={added} />
      </Section>
      <Section title={<Trans id="redirects.list">What leads elsewhere</Trans>}>
        <Stack gap={4}>
          <search>
            <Form preventScrollReset>
              <SearchField
                key={q}
                name="q"
                defaultValue={q}
                label={search}
                placeholder={search}
                buttonLabel={t({ id: "redirects.search.send", message: "Search" })}
              />
            </Form>
          </search>
          {page.items.length === 0 ? (
            <EmptyState title={<Trans id="redirects.none">No such redirect</Trans>} />
          ) : (
            <ItemTable
              caption={title}
              items={page.items}
              idOf={idOf}
              nameOf={fromOf}
              columns={[
                { id: "from", head: t({ id: "redirects.from", message: "Old address" }), cell: fromOf },
                {
                  id: "to",
                  head: t({ id: "redirects.to", message: "Leads to" }),
                  cell: toOf,
                },
                {
                  id: "kind",
                  head: t({ id: "redirects.kind", message: "Kind" }),
                  cell: ({ kind }) => kinds[kind],
                },
                { id: "since", head: t({ id: "redirects.since", message: "Since" }), cell: sinceOf },
                {
                  id: "remove",
                  head: t({ id: "redirects.remove", message: "Remove" }),
                  cell: removing,
                },
              ]}
            />
          )}
          <Pagination
            currentPage={page.page}
            pageCount={page.pageCount}
            addressOf={addressOf}
            labels={labels}
          />
        </Stack>
      </Section>
    </Stack>
  );
}

function Said({ news }: { news: News }) {
  if (!("from" in news))
    return (
      <Notice tone="warning">
        {news.kind === "failed" ? (
          <Trans id="redirects.failed">Nothing was removed. Look at where it leads now and try again.</Trans>
        ) : (
          <Trans id="redirects.samples-only">People of the demo lead no real address away.</Trans>
        )}
      </Notice>
    );
  const { kind, from } = news;
  return (
    <Notice tone="done">
      {kind === "added" ? (
        <Trans id="redirects.added">{from} leads there now.</Trans>
      ) : (
        <Trans id="redirects.removed">{from} leads nowhere any more.</Trans>
      )}
    </Notice>
  );
}
