import { BottomNav, BottomNavLink } from "../bottom-nav/bottom-nav.tsx";
import { ChipButton } from "../chip/chip-button.tsx";
import { ChipLink } from "../chip/chip-link.tsx";
import { ChipRow } from "../chip/chip-row.tsx";
import { ClockGlyph, SeatGlyph, WheelchairGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { Stack } from "../layout/stack.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { LinkTabs } from "../tabs/link-tabs.tsx";
import { Tabs } from "../tabs/tabs.tsx";
import { Specimen } from "./specimen.tsx";

function paginationLabels(navigation: string, pageCount: number) {
  return {
    navigation,
    previous: "Previous",
    next: "Next",
    page: (page: number) => `Page ${page} of ${pageCount}`,
  };
}

/** Filters, tabs and pagination of a list. Its landmarks are named by theme, for they must not share a name. */
export function ListsOfPages({ theme }: { theme: string }) {
  return (
    <Specimen title="Chips, tabs, pages">
      <Stack gap={6}>
        <ChipRow label="Filters" isScrolling>
          <ChipLink
            to="/ui"
            isPressed
            icon={<Icon glyph={ClockGlyph} size={18} />}
            removeLabel="remove filter"
          >
            Open now
          </ChipLink>
          <ChipLink to="/ui?seats" count="41" icon={<Icon glyph={SeatGlyph} size={18} />}>
            Seats
          </ChipLink>
          <ChipLink to="/ui?wheelchair" count="7" icon={<Icon glyph={WheelchairGlyph} size={18} />}>
            Wheelchair
          </ChipLink>
          <ChipLink to="/ui?anyone" count="169">
            Anyone can enter
          </ChipLink>
          <ChipButton isPressed>Switched on</ChipButton>
          <ChipButton>Switched off</ChipButton>
        </ChipRow>
        <Tabs
          label="About this shop"
          tabs={[
            { id: "menu", label: "Menu", count: "24", panel: <p>The menu. Arrow keys walk round.</p> },
            { id: "reviews", label: "Reviews", count: "12", panel: <p>The reviews.</p> },
            { id: "photos", label: "Photos", panel: <p>The photos.</p> },
          ]}
        />
        <LinkTabs
          label={`Kinds, ${theme}`}
          tabs={[
            { to: "/ui", label: "Weed", count: "1,204", isCurrent: true },
            { to: "/ui?hash", label: "Hash", count: "310" },
            { to: "/ui?edibles", label: "Edibles", count: "58" },
          ]}
        />
        <Pagination
          currentPage={6}
          pageCount={12}
          addressOf={(page) => `/ui?page=${page}`}
          labels={paginationLabels(`Many pages, ${theme}`, 12)}
        />
        <Pagination
          currentPage={1}
          pageCount={3}
          addressOf={(page) => `/ui?page=${page}`}
          labels={paginationLabels(`Few pages, ${theme}`, 3)}
        />
        <BottomNav label={`Desk, ${theme}`} on="all">
          <BottomNavLink to="/ui" isCurrent picture={<Icon glyph={ClockGlyph} size={24} />} count="23">
            Queue
          </BottomNavLink>
          <BottomNavLink to="/ui?seats" isCurrent={false} picture={<Icon glyph={SeatGlyph} size={24} />}>
            Shops
          </BottomNavLink>
        </BottomNav>
      </Stack>
    </Specimen>
  );
}
