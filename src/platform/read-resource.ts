/**
 * Reads what a resource route answers, such as what a preview shows of something that is typed and not saved. `useFetcher` does that too, but
 * every visitor would load it with the router, and only the dashboard asks.
 * @throws what `fetch` throws, also when it is aborted; an Error for an answer that is none
 */
export async function readResource<Answer>(
  path: string,
  { query, signal }: { query: URLSearchParams; signal: AbortSignal },
): Promise<Answer> {
  const answer = await fetch(`${path}?${query}`, { signal });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return (await answer.json()) as Answer;
}
