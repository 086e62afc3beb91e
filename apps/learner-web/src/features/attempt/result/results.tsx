import type { DeliverySectionBody, MarkedBody, SavedResultBody } from '@bandwise/api-contract/learner';
import { hasContent } from '@bandwise/domain/internal';
import { ProgressRing } from '@bandwise/ui/figures/progress-ring.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Ending } from '../store/attempt/ending.ts';
import { NextSteps, PractiseWrong } from './next-steps.tsx';
import classes from './results.module.css';
import { Tally } from './tally.tsx';
import { ResultsTable } from './results-table.tsx';
import { texts } from '../../../shared/texts/texts.ts';

// Few results were corrected.
const Corrections = lazy(async () => ({ default: (await import('./corrections.tsx')).Corrections }));
// Below what a result says, and only there.
const ReviewExtras = lazy(async () => ({ default: (await import('./review-extras.tsx')).ReviewExtras }));

// Only for assigned tests whose answers are hidden.
const HiddenAnswers = lazy(async () => ({ default: (await import('./hidden-answers.tsx')).HiddenAnswers }));

// Only for guests and for administrators who try a test.
const GuestInvitation = lazy(async () => ({ default: (await import('./guest-invitation.tsx')).GuestInvitation }));

interface ResultsProps {
  readonly section: DeliverySectionBody;
  /** A guest's is not saved. */
  readonly result: MarkedBody | SavedResultBody;
  readonly ending: Ending | null;
  readonly isGuest: boolean;
  readonly onExplain: () => void;
  /** The question that is explained; null: none is. */
  readonly chosen: number | null;
  readonly onChoose: (number: number) => void;
  /** Shows words of the passage; null: there is no passage. */
  readonly onShowQuote: ((quote: string) => void) | null;
}

/** A withheld explanation counts: its panel says how a guest gets to read it. */
function hasExplanation(result: MarkedBody | SavedResultBody): boolean {
  return hasContent(result.explanation) || ('withheld' in result && result.withheld !== undefined);
}

export function Results(props: ResultsProps) {
  const { section, result, ending, isGuest, onExplain, chosen, onChoose, onShowQuote } = props;
  const hidden = 'hidden' in result ? result.hidden : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // At once: they stand above all that was answered, which would rush past.
    heading.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <section aria-labelledby="results" className={classes['results']}>
      <div className={classes['summary']}>
        <ProgressRing percent={result.total === 0 ? 0 : (result.correctCount / result.total) * 100} size={4.5}>
          <span aria-hidden>{texts.attempt.share(result.correctCount, result.total)}</span>
        </ProgressRing>
        <div>
          <h2 id="results" ref={heading} tabIndex={-1} className={classes['heading']}>
            {texts.attempt.results}
          </h2>
          <p role="status" className={classes['score']}>
            {ending && <span>{texts.attempt.endings[ending]} </span>}
            {texts.attempt.score(result.correctCount, result.total)}
          </p>
          {!hidden && <Tally verdicts={result.verdicts} />}
        </div>
      </div>
      {'attemptID' in result && result.corrections && (
        <Suspense fallback={null}>
          <Corrections corrections={result.corrections} total={result.total} />
        </Suspense>
      )}
      {isGuest && (
        <Suspense fallback={null}>
          <GuestInvitation sectionID={section.id} withheld={('withheld' in result && result.withheld?.length) || 0} />
        </Suspense>
      )}
      {!isGuest && result.verdicts.some(({ correct }) => !correct) && <PractiseWrong />}
      {hasExplanation(result) && (
        <TextLink component="button" type="button" className={classes['explain']} onClick={onExplain}>
          {texts.attempt.resultsExplanation}
        </TextLink>
      )}
      {hidden ? (
        <Suspense fallback={null}>
          <HiddenAnswers until={hidden.until} />
        </Suspense>
      ) : (
        <ResultsTable result={result} groups={section.groups} chosen={chosen} onChoose={onChoose} />
      )}
      <NextSteps section={section} isGuest={isGuest} />
      {!hidden && (
        <Suspense fallback={null}>
          <ReviewExtras saved={'attemptID' in result ? result : null} onShowQuote={onShowQuote} />
        </Suspense>
      )}
    </section>
  );
}
