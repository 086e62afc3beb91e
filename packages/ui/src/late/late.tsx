import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Code } from './code.ts';

const TRY_AGAIN = 3000;

/**
 * A component whose code loads when it is first shown. Until the code is loaded, `fallback` is shown; a failed fetch, for example
 * offline, is repeated instead of breaking the page. Chromium caches a failed import for the life of the page: there the fallback stays
 * until a reload.
 *
 * @param code The source of the component; loaded code is shown at once.
 * @param fallback What is shown until then; nothing by default.
 */
export function late<Props extends object>(
  code: Code<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  return function Late(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(code.here);
    const isHere = Loaded !== null;
    useEffect(() => {
      if (isHere) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isShown = true;
      const bring = async () => {
        try {
          const component = await code.bring();
          if (isShown) setLoaded(() => component);
        } catch {
          if (isShown) timer = setTimeout(() => void bring(), TRY_AGAIN);
        }
      };
      void bring();
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [isHere]);
    return Loaded ? <Loaded {...props} /> : fallback(props);
  };
}
