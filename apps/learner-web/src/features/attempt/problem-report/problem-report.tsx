import type { OwnProblem } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { IconFlag } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useOwnProblems, type Reported } from './own-problems.ts';
import { ProblemForm } from './problem-form.tsx';
import classes from './problem-report.module.css';

const words = texts.problemReport;

/** Below a question of a review: what was reported about it and what came of that, and a way to report it. */
export function ProblemReport(question: Reported) {
  const problems = useOwnProblems(question.attemptID, question.number);
  const [step, setStep] = useState<'closed' | 'form' | 'thanked'>('closed');
  const open = problems.find(({ state }) => state === 'open');
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (step === 'closed' && isBack.current) button.current?.focus();
    isBack.current = step === 'form';
  }, [step]);
  return (
    <div className={classes['report']}>
      {step === 'thanked' && <Thanks />}
      {problems.length > 0 && (
        <ul className={classes['own']} aria-label={words.own}>
          {problems.map((problem) => (
            <OwnReport key={problem.id} problem={problem} />
          ))}
        </ul>
      )}
      {step === 'form' ? (
        <ProblemForm
          question={question}
          before={open?.words ?? ''}
          onSent={() => setStep('thanked')}
          onCancel={() => setStep('closed')}
        />
      ) : (
        <Button
          ref={button}
          size="compact-md"
          variant="subtle"
          leftSection={<IconFlag size={16} aria-hidden />}
          onClick={() => setStep('form')}
        >
          {open ? words.change : words.report}
        </Button>
      )}
    </div>
  );
}

/** Replaces the form after its button was pressed, with the focus. */
function Thanks() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} role="status" tabIndex={-1} className={classes['thanks']}>
      {words.thanks}
    </p>
  );
}

function OwnReport({ problem }: { readonly problem: OwnProblem }) {
  const { state, created_at, decided_at, reply } = problem;
  return (
    <li className={classes['one']} data-state={state}>
      <p className={classes['state']}>
        {words.states[state]} <Moment at={decided_at ?? created_at} to="day" />
      </p>
      <p className={classes['words']}>{problem.words}</p>
      {reply !== '' && (
        <p className={classes['words']}>
          <strong>{words.reply}</strong> {reply}
        </p>
      )}
    </li>
  );
}
