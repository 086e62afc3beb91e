import type { DeviceStorage } from '@bandwise/api-contract/client';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { skills } from '@bandwise/domain';
import { useState } from 'react';
import { usePublicConfig } from '../../../shared/config/public-config.ts';
import { useServices } from '../../../shared/services/services.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useQuestion } from '../../../shared/practice/use-question.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { formatClock } from '../clock/time-left.ts';
import { useSecondsLeft } from '../clock/countdown.tsx';
import { Between } from './between.tsx';
import { SittingNotice } from './sitting-notice.tsx';
import type { SittingStore, SittingView } from '../store/sitting/sitting-store.ts';
import { useSittingView } from './use-sitting.ts';
import classes from './sitting.module.css';

interface StepScreenProps {
  readonly store: SittingStore;
  readonly taker: string;
}

type PlannedExam = SittingView['frame']['plan']['exams'][number];

/** The instructions of an exam, or the pause before them, until the learner or the clock continues. */
export function StepScreen({ store, taker }: StepScreenProps) {
  const { at, frame, offset, isActing } = useSittingView(store, (view) => view);
  const { device } = useServices();
  const [isKeeping] = useState(() => keepsAnything(device));
  const planned = frame.plan.exams[at.exam];
  const extra = at.exams[at.exam]?.extra_seconds ?? 0;
  const isPause = at.phase === 'pause';
  const { instructions, listening, pause } = texts.sitting;
  // The first exam waits for a day, so it shows no clock.
  const isTimed = at.exam > 0 && at.deadline !== null;
  const end = useQuestion({
    title: pause.endTitle,
    text: pause.endText,
    confirmLabel: pause.end,
    cancelLabel: pause.stay,
    danger: true,
  });
  if (!planned) return null;
  return (
    <Between
      taker={taker}
      title={isPause ? pause.heading : planned.title}
      hint={isPause ? pause.hint : instructions.hint}
    >
      {isPause ? <Ahead store={store} /> : <Instructions planned={planned} extra={extra} />}
      {isTimed && (
        <ByItself
          deadline={(at.deadline ?? 0) - offset}
          text={isPause ? pause.byItself : instructions.byItself}
          key={at.phase}
        />
      )}
      {!isKeeping && <Notice tone="warn">{texts.common.storageFailure}</Notice>}
      <SittingNotice store={store} />
      <Row mt="md">
        <Button size="md" loading={isActing} onClick={store.next}>
          {isPause ? pause.goOn : skills[planned.skill].hasRecording ? listening.start : instructions.start}
        </Button>
        {at.exam > 0 && (
          <Button size="md" variant="default" disabled={isActing} onClick={() => end.ask(store.finishAll)}>
            {pause.end}
          </Button>
        )}
      </Row>
      {end.dialog}
    </Between>
  );
}

/** Whether the device stores what is written, before anything is lost that it would not store. */
function keepsAnything(device: DeviceStorage): boolean {
  device.write('storage-check', '1');
  const isKeeping = device.isKeeping();
  device.remove('storage-check');
  return isKeeping;
}

/** The exams of the sitting: those that are over, the next, and what comes then. */
function Ahead({ store }: Pick<StepScreenProps, 'store'>) {
  const { at, frame } = useSittingView(store, (view) => view);
  const { duration, pause } = texts.sitting;
  return (
    <ol className={classes['ahead']}>
      {frame.plan.exams.map((exam, index) => {
        const { seconds, skill, title, exam_id } = exam;
        const extra = at.exams[index]?.extra_seconds ?? 0;
        const isOver = index < at.exam;
        return (
          <li key={exam_id} data-over={isOver || undefined} aria-current={index === at.exam ? 'step' : undefined}>
            <strong>{skills[skill].name}</strong>
            <span>{title}</span>
            <span>
              {isOver ? pause.over : duration(Math.round(seconds / 60), Math.round(extra / 60))}
              {index === at.exam && `, ${pause.isNext}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Instructions({ planned, extra }: { readonly planned: PlannedExam; readonly extra: number }) {
  const { instructions, duration, listening } = texts.sitting;
  const { parts, seconds, skill } = planned;
  const isGuest = useSession().status === 'signedOut';
  const isHandedIn = usePublicConfig()?.submissions && !isGuest;
  const count = parts.reduce((sum, part) => sum + part.questions_count, 0);
  const textsRule = isHandedIn ? instructions.textsHandedIn : instructions.textsKept;
  const rules = [
    skills[skill].isMarked ? instructions.parts(parts.length, count) : instructions.tasks(parts.length),
    instructions.clock(
      duration(Math.round(seconds / 60), Math.round(extra / 60)),
      skills[skill].hasRecording ? listening.start : instructions.start,
    ),
    ...(skills[skill].hasRecording ? [listening.once, listening.before] : []),
    instructions.goesOn,
    skills[skill].isMarked ? instructions.saved : instructions.savedTexts,
    instructions.end,
    skills[skill].isMarked ? instructions.results : textsRule,
  ];
  return (
    <Card>
      <ul className={classes['rules']}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  );
}

function ByItself({ deadline, text }: { readonly deadline: number; readonly text: (time: string) => string }) {
  const seconds = useSecondsLeft({ deadline, running: true, onZero: () => {} });
  return <p className={classes['soft']}>{text(formatClock(seconds))}</p>;
}
