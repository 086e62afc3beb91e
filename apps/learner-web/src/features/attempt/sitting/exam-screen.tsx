import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { writingAdvice } from '@bandwise/domain/internal';
import { firstNumber, lastNumber, skills } from '@bandwise/domain';
import { startTransition, useEffect, useState } from 'react';
import { preloadDialog, useQuestion } from '../../../shared/practice/use-question.tsx';
import { MOCK_EXAM } from '../../../shared/practice/mock-exam-address.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { AnnotationsProvider } from '../annotations/components/annotations-provider.tsx';
import { SOON } from '../hooks/use-soon.ts';
import { questionNumbers } from '../navigation/neighbours.ts';
import { useQuestionJump } from '../question-panel/use-question-jump.ts';
import { preloadOptions } from '../options/lazy-options-dialog.ts';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import { useWakeLock } from '../hooks/use-wake-lock.ts';
import { useAttemptState } from '../hooks/use-attempt.ts';
import { Aside, type AsideName } from './aside.tsx';
import { ExamClock, grantedTime } from './exam-clock.tsx';
import { ExamFooter } from './exam-footer.tsx';
import { ExamIcons } from './exam-icons.tsx';
import { isWritten } from './exam-squares.ts';
import { ListeningBar } from './listening/listening-bar.tsx';
import { useRecording } from './listening/use-recording.ts';
import { Overview } from './overview.tsx';
import { PartView } from './part-view.tsx';
import type { SatSection } from '../store/sitting/sat-section.ts';
import type { SittingHost } from '../store/sitting/sitting-calls.ts';
import type { SittingStore } from '../store/sitting/sitting-store.ts';
import { useSittingView } from './use-sitting.ts';
import { useBackQuestion } from './use-back-question.ts';
import { usePlace } from './use-place.ts';
import classes from './sitting.module.css';
import { useNavigate } from 'react-router-dom';
import { SaveStatusLine } from '../notices/save-status.tsx';
import { saveStatus } from '../store/attempt/save-status.ts';

interface ExamScreenProps {
  readonly store: SittingStore;
  readonly sections: readonly SatSection[];
  readonly host: SittingHost;
}

/** A running exam: shows one part; all parts share the clock. */
export function ExamScreen({ store, sections, host }: ExamScreenProps) {
  const { owner, taker, isGuest } = host;
  const granted = useSittingView(store, grantedTime);
  const isOnDevice = useSittingView(store, (view) => view.isOnDevice);
  useWakeLock(true);
  const jump = useQuestionJump();
  const { at, frame } = store.getState();
  const [current, setCurrent] = usePlace({ owner, sitting: frame.id, exam: at.exam }, sections, jump);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([current]));
  const [fronts, setFronts] = useState<Readonly<Record<number, string>>>({});
  const [aside, setAside] = useState<AsideName | 'overview' | null>(null);
  useEffect(() => {
    // Loads every part and the dialogs, so that they work offline later.
    const timer = setTimeout(() => {
      // In a transition, so that a click in between does not wait.
      startTransition(() => setSeen(new Set(sections.keys())));
      preloadDialog();
      preloadOptions();
    }, SOON);
    return () => clearTimeout(timer);
  }, [sections]);
  const skill = sections[0]?.section.skill ?? 'reading';
  const leave = useLeaveQuestion({ to: isGuest ? MOCK_EXAM : `/practice/${skill}?view=full`, isGuest });
  const shown = sections[current];

  const follow = (part: number) => {
    setCurrent(part);
    setSeen((before) => new Set([...before, part]));
  };
  const open = (part: number) => {
    follow(part);
    setAside(null);
  };
  const move = (part: number, number: number, byKeyboard: boolean) => {
    open(part);
    setFronts((before) => ({ ...before, [part]: 'questions' }));
    sections[part]?.moveTo(number);
    jump(number, byKeyboard);
  };
  const canStay = areNumbersApart(sections);
  if (!shown) return null;

  return (
    <AttemptFrame
      taker={taker}
      status={<SittingSaveStatus store={store} />}
      notice={!isOnDevice && <Notice tone="warn">{texts.common.storageFailure}</Notice>}
      tool={<ExamTools store={store} sections={sections} onPart={follow} />}
      icons={<ExamIcons onAside={setAside} onLeave={leave.ask} />}
      title={aside === null ? texts.sitting.part(shown.section.part_number, isWritten(shown)) : titleOf(aside)}
      test={shown.section.title}
      hint={aside === null ? <PartHint part={shown} /> : texts.sitting.clockGoesOn}
      footer={
        aside === null && (
          <ExamFooter
            parts={sections}
            current={current}
            onPart={open}
            onMove={move}
            onFinish={() => setAside('overview')}
          />
        )
      }
    >
      <div className={classes['stage']}>
        {sections.map((part, index) => {
          const isShown = index === current && aside === null;
          if (!seen.has(index) || (index !== current && !canStay)) return null;
          return (
            // Out of sight it keeps its place: the learner comes back to where they were reading.
            <div key={part.section.id} className={classes['part']} data-shown={isShown || undefined} inert={!isShown}>
              <AnnotationsProvider scope={{ user: owner, sectionID: part.section.id, version: part.section.version }}>
                <PartView
                  part={part}
                  front={fronts[index] ?? 'passage'}
                  onFront={(id) => setFronts((before) => ({ ...before, [index]: id }))}
                />
              </AnnotationsProvider>
            </div>
          );
        })}
        {aside === 'overview' && (
          <Overview store={store} parts={sections} onMove={move} onBack={() => setAside(null)} />
        )}
        {aside !== null && aside !== 'overview' && (
          <Aside
            name={aside}
            parts={sections}
            owner={owner}
            granted={granted}
            onPart={open}
            onClose={() => setAside(null)}
          />
        )}
      </div>
      {leave.dialog}
    </AttemptFrame>
  );
}

interface ExamToolsProps extends Pick<ExamScreenProps, 'sections' | 'store'> {
  readonly onPart: (part: number) => void;
}

/** The clock, and what the recording does. */
function ExamTools({ store, sections, onPart }: ExamToolsProps) {
  const [first] = sections;
  const hasRecording = first !== undefined && skills[first.section.skill].hasRecording;
  return (
    <div className={classes['tools']}>
      <ExamClock store={store} />
      {hasRecording && <Listening store={store} sections={sections} onPart={onPart} />}
    </div>
  );
}

function Listening(props: ExamToolsProps) {
  return <ListeningBar store={props.store} recording={useRecording(props)} />;
}

const titleOf = (aside: AsideName | 'overview') =>
  ({
    overview: texts.sitting.overview.heading,
    help: texts.sitting.help,
    hidden: texts.sitting.hide,
    notes: texts.sitting.notes,
  })[aside];

function PartHint({ part }: { readonly part: SatSection }) {
  const isOpen = useAttemptState(part, ({ phase }) => phase.name === 'answering');
  return isOpen ? hintOf(part) : texts.sitting.listening.notNow;
}

function hintOf({ section }: SatSection): string {
  const { isMarked, hasRecording } = skills[section.skill];
  if (!isMarked) {
    const { minutes, words } = writingAdvice(section);
    return texts.sitting.advice(minutes, words);
  }
  const hint = hasRecording ? texts.attempt.listeningHint : texts.attempt.readingHint;
  return hint(firstNumber(section.groups) ?? 0, lastNumber(section.groups) ?? 0);
}

/** Two parts with one number would share its element: then only the part that is shown is on the page. */
function areNumbersApart(sections: readonly SatSection[]): boolean {
  const numbers = sections.flatMap(({ section }) => questionNumbers(section.groups));
  return new Set(numbers).size === numbers.length;
}

/** Asks before leaving, because the clock continues; the browser asks, too. */
function useLeaveQuestion({ to, isGuest }: { readonly to: string; readonly isGuest: boolean }) {
  const navigate = useNavigate();
  const { title, text, guestText, confirm, cancel } = texts.sitting.leave;
  const question = useQuestion({
    title,
    text: isGuest ? guestText : text,
    confirmLabel: confirm,
    cancelLabel: cancel,
  });
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
  const ask = () => question.ask(() => void navigate(to));
  useBackQuestion(ask);
  return { ask, dialog: question.dialog };
}

/** Where the answers of a sitting are. */
function SittingSaveStatus({ store }: { readonly store: SittingStore }) {
  const isOnDevice = useSittingView(store, (view) => view.isOnDevice);
  const status = useSittingView(store, ({ isOnline, failure, isWaiting }) =>
    saveStatus({ online: isOnline, failure, waiting: isWaiting }),
  );
  return <SaveStatusLine status={status} isOnDevice={isOnDevice} />;
}
