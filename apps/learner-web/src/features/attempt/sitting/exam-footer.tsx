import { firstNumber, lastNumber } from '@bandwise/domain';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { memo, useCallback, useMemo } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { MoveButton } from '../navigation/move-button.tsx';
import { neighboursOf, questionNumbers, type Step } from '../navigation/neighbours.ts';
import { QuestionSquare } from '../navigation/question-square.tsx';
import navigator from '../navigation/question-navigator.module.css';
import { useAnswers, useAttemptState } from '../hooks/use-attempt.ts';
import { isWritten, useSquares, useWords } from './exam-squares.ts';
import type { SatSection } from '../store/sitting/sat-section.ts';
import { flagAddress } from '../store/sitting/section-copy.ts';
import classes from './sitting.module.css';

interface ExamFooterProps {
  readonly parts: readonly SatSection[];
  readonly current: number;
  readonly onPart: (part: number) => void;
  readonly onMove: (part: number, number: number, byKeyboard: boolean) => void;
  readonly onFinish: () => void;
}

/** The numbers of the part that is shown, the other parts with how much of them is answered, and the way to the end. */
export function ExamFooter({ parts, current, onPart, onMove, onFinish }: ExamFooterProps) {
  const shown = parts[current];
  return (
    <div className={`${navigator['navigator'] ?? ''} ${classes['footer'] ?? ''}`}>
      <nav aria-label={texts.sitting.parts} className={classes['parts']}>
        {parts.map((part, index) => {
          const { id, part_number } = part.section;
          if (index === current && !isWritten(part)) return <CurrentPart key={id} {...{ parts, current, onMove }} />;
          return (
            <OtherPart
              key={id}
              part={part}
              isCurrent={index === current}
              onOpen={() => onPart(index)}
              n={part_number}
            />
          );
        })}
      </nav>
      {shown && !isWritten(shown) && <FlagButton part={shown} />}
      <Button onClick={onFinish}>{texts.sitting.finish}</Button>
    </div>
  );
}

type CurrentPartProps = Pick<ExamFooterProps, 'current' | 'onMove' | 'parts'>;

function CurrentPart({ parts, current, onMove }: CurrentPartProps) {
  const part = parts[current];
  return part ? <PartSquares part={part} {...{ parts, current, onMove }} /> : null;
}

function PartSquares({ part, parts, current, onMove }: CurrentPartProps & { readonly part: SatSection }) {
  const squares = useSquares(part);
  const number = useAttemptState(part, (state) => state.current);
  const exam = useMemo(
    () => ({ parts, current, numbers: questionNumbers(part.section.groups) }),
    [parts, current, part],
  );
  const move = useCallback(
    (step: Step) => {
      const to = stepFrom(exam, part.getState().current, step);
      if (to) onMove(to.part, to.number, false);
    },
    [exam, part, onMove],
  );
  const here = useCallback((to: number, byKeyboard: boolean) => onMove(current, to, byKeyboard), [current, onMove]);
  return (
    <div className={classes['current']}>
      <MoveButton step="previous" isAtEnd={stepFrom(exam, number, 'previous') === null} onMove={move} />
      <span className={navigator['part']} aria-current="true">
        {texts.attempt.part(part.section.part_number)}
      </span>
      <ol className={navigator['squares']}>
        {squares.map(({ number: own, state, isFlagged }) => (
          <QuestionSquare
            key={own}
            number={own}
            state={state}
            isFlagged={isFlagged}
            isCurrent={own === number}
            onMove={here}
          />
        ))}
      </ol>
      <MoveButton step="next" isAtEnd={stepFrom(exam, number, 'next') === null} onMove={move} />
    </div>
  );
}

interface ShownPart extends Pick<ExamFooterProps, 'current' | 'parts'> {
  /** The numbers of its questions, ascending. */
  readonly numbers: readonly number[];
}

/** The question before or after one of the part that is shown, also in the part beside it; null: there is none. */
function stepFrom({ parts, current, numbers }: ShownPart, from: number | null, step: Step) {
  const inside = neighboursOf(numbers, from)[step];
  if (inside !== null) return { part: current, number: inside };
  const beside = step === 'next' ? current + 1 : current - 1;
  const groups = parts[beside]?.section.groups ?? [];
  const number = step === 'next' ? firstNumber(groups) : lastNumber(groups);
  return number === null ? null : { part: beside, number };
}

interface OtherPartProps {
  readonly part: SatSection;
  readonly n: number;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function OtherPart({ part, n, isCurrent, onOpen }: OtherPartProps) {
  const squares = useSquares(part);
  const words = useWords(part);
  const answered = squares.filter(({ state }) => state === 'answered').length;
  return (
    <button type="button" className={classes['other']} aria-current={isCurrent ? 'true' : undefined} onClick={onOpen}>
      <span>{texts.sitting.part(n, isWritten(part))}:</span>{' '}
      <span>{isWritten(part) ? texts.sitting.written(words) : texts.sitting.answeredOf(answered, squares.length)}</span>
    </button>
  );
}

/** The question that the navigator stands on, flagged or not. */
function FlagButton({ part }: { readonly part: SatSection }) {
  const number = useAttemptState(part, (state) => state.current);
  const answers = useAnswers(part);
  const isFlagged = number !== null && answers[flagAddress(number)] !== undefined;
  if (number === null) return null;
  return (
    <Button
      variant="default"
      className={classes['flag'] ?? ''}
      aria-pressed={isFlagged}
      aria-label={texts.sitting.flagOf(number)}
      title={texts.sitting.flagOf(number)}
      onClick={() => part.flag(number, !isFlagged)}
    >
      <FlagFace isFlagged={isFlagged} />
    </Button>
  );
}

/** Memoised: the number that the button names changes with most answers, its drawing seldom. */
const FlagFace = memo(function FlagFace({ isFlagged }: { readonly isFlagged: boolean }) {
  const Icon = isFlagged ? IconFlagFilled : IconFlag;
  return (
    <>
      <Icon size={18} aria-hidden />
      <span className={classes['flagText']}>{texts.sitting.flag}</span>
    </>
  );
});
