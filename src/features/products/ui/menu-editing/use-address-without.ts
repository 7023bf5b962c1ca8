import { useLocation, useNavigate } from "react-router";

/**
 * Takes words out of the query of the address once they are done, so that a reload or a way back does nothing again. Not by
 * `useSearchParams`, which every visitor would load with the router and nothing else needs.
 */
export function useAddressWithout(...done: string[]): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => {
    const left = new URLSearchParams(
      [...new URLSearchParams(search)].filter(([word]) => !done.includes(word)),
    );
    void navigate({ search: `${left}` }, { replace: true, preventScrollReset: true });
  };
}
