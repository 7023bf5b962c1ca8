import { createContext, type ReactNode } from "react";
import type { FacadeProps } from "./drawn-facade.tsx";

/** What draws houses while the server writes a page. A browser has none and fetches it when it must draw one itself. */
export const DrawerContext = createContext<((facade: FacadeProps) => ReactNode) | undefined>(undefined);
