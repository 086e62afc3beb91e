import type { DeliverySectionBody, MarkedBody, SavedResultBody } from '@bandwise/api-contract/learner';
import { Alert, Anchor } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { returnState } from '../../../shared/session/return-address.ts';
import type { Ending } from '../store/ending.ts';
import { NextSteps } from './next-steps.tsx';
import classes from './results.module.css';
import { ResultsTable } from './results-table.tsx';
import { SignedResult } from './signed-result.tsx';
import { texts } from '../../../shared/texts/texts.ts';

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
}

export function Results({ section, result, ending, isGuest, onExplain, chosen, onChoose }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // At once: they stand above all that was answered, which would rush past.
    heading.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <section aria-labelledby="results" className={classes['results']}>
      <h2 id="results" ref={heading} tabIndex={-1} className={classes['heading']}>
        {texts.attempt.results}
      </h2>
      <p role="status" className={classes['score']}>
        {ending && <span>{texts.attempt.endings[ending]} </span>}
        {texts.attempt.score(result.correctCount, result.total)}
      </p>
      {isGuest && <GuestInvitation />}
      <Anchor component="button" type="button" className={classes['explain']} onClick={onExplain}>
        {texts.attempt.resultsExplanation}
      </Anchor>
      <ResultsTable result={result} chosen={chosen} onChoose={onChoose} />
      <NextSteps section={section} isGuest={isGuest} />
      {'attemptID' in result && <SignedResult attemptId={result.attemptID} date={result.date} />}
    </section>
  );
}

function GuestInvitation() {
  const location = useLocation();
  return (
    <Alert mb="md">
      {texts.attempt.guestInvitation}{' '}
      <Anchor component={Link} to="/login" state={returnState(location)} underline="always">
        {texts.attempt.guestSignIn}
      </Anchor>
    </Alert>
  );
}
