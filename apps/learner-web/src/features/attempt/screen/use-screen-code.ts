import { useEffect, useState } from 'react';

export const markedScreens = () => import('./marked-screens.ts');
export const writingScreen = () => import('../writing/writing-screen.tsx');

/**
 * A screen's code, asked for while the section is on the way, so that neither waits for the other; null until it is there.
 * Not by `lazy`: after one fallback, Suspense holds back what comes next for a third of a second.
 */
export function useScreenCode<Code>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setCode(loaded),
      (error: unknown) => isCurrent && setFailure(new Error('A screen could not be loaded', { cause: error })),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (failure) throw failure;
  return code;
}
