import { texts } from '../../../shared/texts/texts.ts';
import type { SittingView } from '../store/sitting/sitting-store.ts';

/** The time of the exam with what was added to it; nothing: nothing was. */
export function grantedTime({ at, frame }: SittingView): string {
  const extra = Math.round((at.exams[at.exam]?.extra_seconds ?? 0) / 60);
  const whole = Math.round((frame.plan.exams[at.exam]?.seconds ?? 0) / 60);
  return extra === 0 ? '' : texts.sitting.duration(whole, extra);
}
