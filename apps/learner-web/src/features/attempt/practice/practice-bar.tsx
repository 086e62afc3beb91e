import { ApiError } from '@bandwise/api-contract/client';
import type { Say } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './practice.module.css';
import { SayButtons } from './say-buttons.tsx';
import type { StepProps } from './step-props.ts';
import { useCheck } from './use-check.ts';

type PracticeBarProps = StepProps & Parameters<typeof useCheck>[0];

const words = texts.practice;

/** Actions on a step: check it, or rate it; and the way on and back. */
export function PracticeBar(props: PracticeBarProps) {
  const { step, place, actions } = props;
  const { turn } = step;
  const check = useCheck(props);
  const say = useSay(props);
  const isEmpty = Object.keys(step.answers).length === 0;
  const problem = check.problem ?? problemOf(step, say.isError);
  return (
    <div className={classes['bar']}>
      <p role="status" className={classes['said']}>
        {turn ? outcomeOf(turn) : isEmpty && words.blankIsWrong}
        {problem !== null && <span role="alert">{problem}</span>}
      </p>
      <div className={classes['buttons']}>
        {place > 0 && (
          <Button variant="subtle" onClick={actions.onBack}>
            {words.back}
          </Button>
        )}
        {!turn && (
          <>
            <Button variant="default" onClick={actions.onNext}>
              {words.skip}
            </Button>
            <Button loading={check.isPending} onClick={check.send}>
              {isEmpty ? words.showAnswer : words.check}
            </Button>
          </>
        )}
        {turn?.counted && turn.right && <SayButtons right={turn.right} isPending={say.isPending} onSay={say.send} />}
        {turn && <Button onClick={actions.onNext}>{words.next}</Button>}
      </div>
    </div>
  );
}

function problemOf({ changed, turn }: StepProps['step'], isUnsaid: boolean): string | null {
  if (isUnsaid) return words.notSaid;
  return changed && !turn ? words.changed : null;
}

type Turn = NonNullable<StepProps['step']['turn']>;

function outcomeOf({ counted, wrong, right, result }: Turn): string {
  const came = words.came(result.verdicts.filter(({ correct }) => correct).length, result.verdicts.length);
  if (!counted) return `${came} ${words.notCounted}`;
  const isBlank = result.verdicts.some(({ blank }) => blank);
  return [
    came,
    isBlank && words.blankIsWrong,
    wrong !== null && words.comesAgain(wrong, result.verdicts.length),
    right && words.howWasIt,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Sends the rating and continues. A sent rating is not sent again. */
function useSay({ step: { turn }, actions }: StepProps) {
  const { api } = useServices();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (say: Say) =>
      api.call('PATCH /api/practice/turn/:id', { params: { id: turn?.turn ?? '' }, body: { say } }),
    onSuccess(said) {
      actions.onTurn(said);
      actions.onNext();
    },
    retry: (times, error) => times < 2 && !(error instanceof ApiError),
  });
  return {
    isPending,
    isError,
    send: (say: Say) => (turn?.right?.said === say ? actions.onNext() : mutate(say)),
  };
}
