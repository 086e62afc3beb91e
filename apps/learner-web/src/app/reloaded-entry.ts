import { entryText } from '../shared/history/entry-field.ts';

/** The router's key of the first entry of a visit. */
const FIRST = 'default';

type Page = Pick<Window, 'history' | 'performance' | 'addEventListener'>;

/**
 * The router's key of the history entry that the page was reloaded on; null: it was not reloaded, or has gone back or
 * forward since. Nothing else leads to an entry again.
 */
export function reloadedEntry(page: Page): () => string | null {
  let entry = entryAtStart(page);
  // In the capture phase, before the router's listener.
  page.addEventListener('popstate', () => void (entry = null), { capture: true, once: true });
  return () => entry;
}

function entryAtStart({ history, performance }: Page): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || !('type' in navigation) || navigation.type !== 'reload') return null;
  return entryText(history.state, 'key') ?? FIRST;
}
