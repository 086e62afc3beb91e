import { texts } from '../../../shared/texts/texts.ts';
import { TimeLeft, useSecondsLeft } from '../clock/countdown.tsx';
import { announcedMinutes } from '../clock/time-left.ts';
import type { SittingStore, SittingView } from '../store/sitting/sitting-store.ts';
import { useSittingView } from './use-sitting.ts';
import classes from './sitting.module.css';

/** The minutes of the alerts. The clock stays red after the first. */
const ALERTS = [10, 5];

/** The clock of the exam that runs, with its alerts at ten and at five minutes. Its end is the sitting's own business. */
export function ExamClock({ store }: { readonly store: SittingStore }) {
  const deadline = useSittingView(store, examEndsAt);
  const granted = useSittingView(store, grantedTime);
  const seconds = useSecondsLeft({ deadline, running: true, onZero() {} });
  const isLow = seconds <= (ALERTS[0] ?? 0) * 60;
  const announced = announcedMinutes(seconds);
  const alert = ALERTS.find((minutes) => minutes === announced);
  return (
    <div className={classes['clock']} data-low={isLow || undefined} data-alert={alert}>
      <TimeLeft seconds={seconds} running />
      {granted !== '' && <span className={classes['granted']}>{granted}</span>}
      {alert !== undefined && (
        <strong className={classes['alert']} aria-hidden>
          {texts.sitting.alert(alert)}
        </strong>
      )}
    </div>
  );
}

/** The end of the exam by the device's clock, including checking time and extra time. */
function examEndsAt({ at, frame, offset }: SittingView): number {
  const exam = at.exams[at.exam];
  const planned = frame.plan.exams[at.exam];
  if (!exam || !planned || exam.started_at === null) return at.deadline ?? 0;
  return exam.started_at + (planned.seconds + exam.extra_seconds + exam.granted_seconds) * 1000 - offset;
}

/** The time of the exam with what was added to it; nothing: nothing was. */
export function grantedTime({ at, frame }: SittingView): string {
  const extra = Math.round((at.exams[at.exam]?.extra_seconds ?? 0) / 60);
  const whole = Math.round((frame.plan.exams[at.exam]?.seconds ?? 0) / 60);
  return extra === 0 ? '' : texts.sitting.duration(whole, extra);
}
