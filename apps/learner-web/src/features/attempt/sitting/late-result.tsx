import { codeOf } from '@bandwise/ui/late/code.ts';
import { late } from '@bandwise/ui/late/late.tsx';
import type { ComponentType } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { Between } from './between.tsx';
import type { SittingResultProps } from './sitting-result.tsx';

const code = codeOf<ComponentType<SittingResultProps>>(
  async () => (await import('./sitting-result.tsx')).SittingResult,
);

/** What stands at a sitting's end: its code comes once the sitting is open, and is there long before. */
export const SittingResult = late(code, ({ host }) => (
  <Between taker={host.taker} title={texts.sitting.result.heading}>
    <p role="status">{texts.sitting.loading}</p>
  </Between>
));

/** Fetches it before it is wanted. */
export const preloadResult = () => void code.bring().catch(() => undefined);
