import { codeOf, type Code } from '@bandwise/ui/late/code.ts';
import { useEffect, useState, type ComponentType } from 'react';
import type { Screen } from './attempt-route.ts';
import type { ScreenProps } from '../frame/screen-props.ts';

type ScreenCode = Code<{ readonly Component: ComponentType<ScreenProps> }>;

export const markedScreens = codeOf(() => import('./marked-screens.ts'));
const markedScreen: ScreenCode = codeOf(async () => ({ Component: (await markedScreens.bring()).MarkedScreen }));
const writingScreen: ScreenCode = codeOf(async () => ({
  Component: (await import('../writing/writing-screen.tsx')).WritingScreen,
}));

export const SCREENS = {
  reading: markedScreen,
  listening: markedScreen,
  writing: writingScreen,
} as const satisfies Record<Screen, ScreenCode>;

/**
 * A screen's code, asked for while the section is on the way, so that neither waits for the other; null until it is there.
 * Not by `lazy`: after one fallback, Suspense holds back what comes next for a third of a second.
 */
export function useScreenCode<T>(code: Code<T>): T | null {
  const [here, setHere] = useState(() => code.here());
  const [failure, setFailure] = useState<Error | null>(null);
  const isHere = here !== null;
  useEffect(() => {
    if (isHere) return undefined;
    let isCurrent = true;
    code.bring().then(
      (loaded) => isCurrent && setHere(() => loaded),
      (error: unknown) => isCurrent && setFailure(new Error('A screen could not be loaded', { cause: error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, isHere]);
  if (failure) throw failure;
  return here;
}
