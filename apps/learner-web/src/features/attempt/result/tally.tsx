import type { VerdictBody } from '@bandwise/api-contract/learner';
import { VerdictIcon } from '@bandwise/ui/questions/verdict/verdict-note.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './results.module.css';

const KINDS = ['correct', 'wrong', 'blank'] as const;

/** How many marks were won, lost, and left out. */
export function Tally({ verdicts }: { readonly verdicts: readonly VerdictBody[] }) {
  const counts = tallyOf(verdicts);
  return (
    <p className={classes['tally']}>
      {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <span key={kind} className={classes['verdict']} data-verdict={kind}>
          <VerdictIcon kind={kind} />
          {texts.attempt.tally[kind](counts[kind])}
        </span>
      ))}
    </p>
  );
}

/** Together as many as the section has marks: a question of two numbers counts twice. */
export function tallyOf(verdicts: readonly Pick<VerdictBody, 'blank' | 'marks' | 'total'>[]) {
  const sum = (of: (verdict: Pick<VerdictBody, 'blank' | 'marks' | 'total'>) => number) =>
    verdicts.reduce((before, verdict) => before + of(verdict), 0);
  return {
    correct: sum(({ marks }) => marks),
    wrong: sum(({ blank, marks, total }) => (blank ? 0 : total - marks)),
    blank: sum(({ blank, total }) => (blank ? total : 0)),
  };
}
