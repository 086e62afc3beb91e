import { Center, Loader } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { texts } from '../shared/texts/texts.ts';

/** A page whose code is fetched when it is opened. */
export function FetchedPage({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Center mih="50dvh">
          <Loader aria-label={texts.common.loading} />
        </Center>
      }
    >
      {children}
    </Suspense>
  );
}
