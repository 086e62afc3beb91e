import { useBrand } from '../config/public-config.ts';

/** The title of the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – ${useBrand()}`}</title>;
}
