import { ApiError } from '@bandwise/api-contract/client';
import { isValidElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { AppCore } from '../create-core.ts';
import type { LazyPage } from './page.tsx';
import { SIGNED_IN } from './signed-in-routes.tsx';
import { SIGNED_OUT } from './signed-out-routes.tsx';

/** A loading screen that stands no longer than this only flickers, in milliseconds. */
const FLICKER = 100;

/**
 * Fetches what an address shows, and what the page there asks first unless that takes a while. What is then drawn needs to be
 * drawn only once. It never fails: what could not be fetched is shown by the page.
 *
 * @returns To be called once the page is drawn. Until then nothing that was refused is asked for again: the page would do that at once.
 */
export async function bringFirstPage(
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
      const { prepare } = (await pageOf(route.element)?.bring()) ?? {};
      await Promise.race([prepare?.(core, { params, search }), new Promise((resolve) => setTimeout(resolve, FLICKER))]);
    }),
  );
  return () => queryClient.setDefaultOptions(usual);
}

/** A server that had no time or could not be reached may answer the next moment. */
function mayHelp({ state: { error } }: { readonly state: { readonly error: Error | null } }): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

function pageOf(element: unknown): Pick<LazyPage, 'bring'> | null {
  const type: unknown = isValidElement(element) ? element.type : null;
  return typeof type === 'function' && 'bring' in type ? (type as unknown as LazyPage) : null;
}
