import { cleanSvg as clean, type CleanSvg } from '../../platform/pictures/clean-svg.ts';

/** Cleaning a large drawing takes seconds. */
export function cleanSvg(bytes: Uint8Array): Promise<CleanSvg> {
  return clean(bytes);
}
