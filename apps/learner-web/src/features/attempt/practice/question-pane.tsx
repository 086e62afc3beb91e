import type { PracticeQuestion } from '@bandwise/api-contract/learner';
import { skills } from '@bandwise/domain';
import { QuestionGroupView } from '@bandwise/ui/questions/question-group-view.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { formatClock } from '../clock/time-left.ts';
import { usePlaySeconds } from '../recording/recording-context.ts';
import type { RoundStep } from './practice-round.ts';
import classes from './practice.module.css';
import type { StepActions } from './step-props.ts';

interface QuestionPaneProps extends Pick<StepActions, 'onAnswer'> {
  readonly step: RoundStep;
  readonly question: PracticeQuestion;
}

/** The questions of a step, below what plays their seconds of the recording. */
export function QuestionPane({ step, question: { section, seconds }, onAnswer }: QuestionPaneProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={top} tabIndex={-1} className={classes['question']}>
      {skills[section.skill].hasRecording && <Seconds seconds={seconds} />}
      {section.groups.map((group) => (
        <QuestionGroupView
          key={group.questions[0]?.number}
          group={group}
          answers={step.answers}
          onAnswer={onAnswer}
          review={step.turn?.result}
        />
      ))}
    </div>
  );
}

function Seconds({ seconds }: Pick<PracticeQuestion, 'seconds'>) {
  const play = usePlaySeconds();
  if (seconds.length === 0) return <p className={classes['soft']}>{texts.practice.noSeconds}</p>;
  return (
    <p className={classes['choices']}>
      {seconds.map(({ start, end }) => (
        <Button
          key={`${start} ${end}`}
          variant="default"
          disabled={play === null}
          leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
          onClick={() => play?.({ start, end })}
        >
          {texts.teaching.play(formatClock(start), formatClock(end))}
        </Button>
      ))}
    </p>
  );
}
