import type { AnchorHTMLAttributes, FormHTMLAttributes } from "react";

// A fake router for the floor's bundle: links are anchors, hooks return constants, no routes are matched.

let rootData: unknown;
let location = { pathname: "/", search: "", hash: "", state: null, key: "floor" };

/** Sets the return values of the hooks. */
export function standAt(address: { pathname: string; search: string }, loaderDataOfRoot: unknown): void {
  location = { ...location, ...address };
  rootData = loaderDataOfRoot;
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  prefetch?: string;
  preventScrollReset?: boolean;
};

export function Link({ to, prefetch: _prefetch, preventScrollReset: _reset, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

export function NavLink({ end: _end, ...rest }: LinkProps & { end?: boolean }) {
  return <Link {...rest} />;
}

export function Form(props: FormHTMLAttributes<HTMLFormElement>) {
  return <form method="get" {...props} />;
}

const nothing = () => null;
export { nothing as Links, nothing as Outlet, nothing as Scripts, nothing as ScrollRestoration };
export { nothing as PrefetchPageLinks };

export const useHref = (to: string) => to;
export const useLocation = () => location;
export const useNavigate = () => () => undefined;
export const useNavigation = () => ({ state: "idle" });
export const NavigationType = { Pop: "POP" } as const;
export const useNavigationType = () => NavigationType.Pop;
export const useRevalidator = () => ({ state: "idle", revalidate: async () => undefined });
export const useMatches = () => [];
export const useBlocker = () => ({ state: "unblocked" });
export const useRouteLoaderData = () => rootData;

// Called when the modules of the loaders are loaded, although no loader is called here.
export const createContext = () => ({});
