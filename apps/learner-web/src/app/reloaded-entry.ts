/** What the router calls the first entry of a visit. */
const FIRST = 'default';

/** The router's key of the history entry that the page was reloaded on; null: it was not reloaded. */
export function reloadedEntry({ history, performance }: Pick<Window, 'history' | 'performance'>): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('type' in navigation) || navigation.type !== 'reload') return null;
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : null;
  return typeof key === 'string' ? key : FIRST;
}
