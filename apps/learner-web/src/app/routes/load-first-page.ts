import { ApiError } from '@bandwise/api-contract/client';
import { isValidElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { AppCore } from '../create-core.ts';
import type { LazyPage } from './page.tsx';
import { SIGNED_IN } from './signed-in-routes.tsx';
import { SIGNED_OUT } from './signed-out-routes.tsx';

/** Milliseconds below which a loading screen would only flicker. */
const FLICKER = 100;

/**
 * Loads the code of the page that the route table has for an address, and that page's first data unless this takes a while, so that the
 * page is drawn only once. This is the only way a first page is loaded: starting its files beside the app's own saved two round trips of a
 * slow line, for a second list of pages and a second client. It never fails: the page shows what could not be loaded.
 *
 * @returns To be called once the page is drawn. Until then nothing that was refused is requested again: the page would do that at once.
 */
export async function loadFirstPage(
  core: AppCore,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<() => void> {
  const { queryClient } = core;
  const usual = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...usual, queries: { ...usual.queries, retryOnMount: mayHelp } });
  const isSignedIn = core.services.session.getState().status === 'signedIn';
  const matches = matchRoutes([...(isSignedIn ? SIGNED_IN : SIGNED_OUT)], pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route, params }) => {
      const page = pageOf(route.element);
      const prepared = page?.prepare(core, { params, search });
      await Promise.all([page?.bring(), prepared?.code]);
      await Promise.race([prepared?.data, new Promise((resolve) => setTimeout(resolve, FLICKER))]);
    }),
  );
  return () => queryClient.setDefaultOptions(usual);
}

/** Whether a retry may help: the server was busy or unreachable. */
function mayHelp({ state: { error } }: { readonly state: { readonly error: Error | null } }): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

function pageOf(element: unknown): Pick<LazyPage, 'bring' | 'prepare'> | null {
  const type: unknown = isValidElement(element) ? element.type : null;
  return typeof type === 'function' && 'bring' in type ? (type as unknown as LazyPage) : null;
}
