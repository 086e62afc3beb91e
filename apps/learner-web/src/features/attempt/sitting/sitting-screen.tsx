import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { useSoon } from '../hooks/use-soon.ts';
import type { ServerFailure } from '../store/attempt/server-failure.ts';
import { Between } from './between.tsx';
import { ExamScreen } from './exam-screen.tsx';
import { SittingNotice } from './sitting-notice.tsx';
import { StepScreen } from './step-screen.tsx';
import type { SittingStore } from '../store/sitting/sitting-store.ts';
import type { SittingHost } from '../store/sitting/sitting-calls.ts';
import { useSitting, useSittingView, type OpenedSitting } from './use-sitting.ts';
import { codeOf } from '@bandwise/ui/late/code.ts';
import { late } from '@bandwise/ui/late/late.tsx';
import type { SittingResultProps } from './sitting-result.tsx';

const code = codeOf<ComponentType<SittingResultProps>>(
  async () => (await import('./sitting-result.tsx')).SittingResult,
);

/** The result at a sitting's end; its code loads once the sitting is open, long before it is needed. */
const SittingResult = late(code, ({ host }) => (
  <Between taker={host.taker} title={texts.sitting.resultHeading}>
    <p role="status">{texts.sitting.loading}</p>
  </Between>
));

/** Fetches it before it is wanted. */
const preloadResult = () => void code.bring().catch(() => undefined);

interface SittingScreenProps {
  readonly opened: OpenedSitting;
  readonly host: SittingHost;
  /** It has its result: nothing can change any more. */
  readonly onEnd: () => void;
  /** Shows what teachers do, above every screen. */
  readonly Room?: ComponentType<RoomProps> | undefined;
}

export interface RoomProps {
  readonly store: SittingStore;
}

/** A sitting from its opening to its result. */
export function SittingScreen({ opened, host, onEnd, Room }: SittingScreenProps) {
  const store = useSitting(opened, host);
  return (
    <>
      <CurrentScreen store={store} host={host} onEnd={onEnd} />
      {Room && <Room store={store} />}
    </>
  );
}

type CurrentScreenProps = Pick<SittingScreenProps, 'host' | 'onEnd'> & RoomProps;

/** The current screen of a sitting: its instructions, an exam, a pause, or its result. */
function CurrentScreen({ store, host, onEnd }: CurrentScreenProps) {
  const { taker } = host;
  const phase = useSittingView(store, ({ at }) => at.phase);
  const exam = useSittingView(store, ({ at }) => at.exam);
  const id = useSittingView(store, ({ frame }) => frame.id);
  const isEnded = useSittingView(store, ({ frame }) => frame.status === 'ended');
  const failure = useSittingView(store, (view) => view.failure);
  const sections = useSittingView(store, (view) => view.sections);
  // Selects the title and not the plan, which is a new object after each save.
  const title = useSittingView(store, ({ frame }) => frame.plan.exams[exam]?.title);
  const first = useSittingView(store, ({ frame }) => frame.plan.exams[exam]?.parts[0]?.sectionID);

  useSoon(preloadResult);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isEnded) end();
  }, [isEnded]);

  if (isEnded) return <SittingResult id={id} host={host} />;
  if (phase === 'ended' || title === undefined)
    return (
      <Between taker={taker} title={texts.sitting.resultHeading}>
        <p role="status">{handingIn(failure)}</p>
        {failure !== null && <Button onClick={store.saveNow}>{texts.common.retry}</Button>}
      </Between>
    );
  if (phase === 'instructions' || phase === 'pause') return <StepScreen store={store} taker={taker} />;
  const isHere = sections[0]?.section.id === first;
  if (!isHere || sections.length === 0)
    return (
      <Between taker={taker} title={title}>
        <p role="status">{texts.sitting.loading}</p>
        <SittingNotice store={store} />
      </Between>
    );
  return <ExamScreen key={exam} store={store} sections={sections} host={host} />;
}

function handingIn(failure: ServerFailure | null): string {
  if (failure === null) return texts.sitting.handingIn;
  if (failure.kind === 'refused') return failure.message;
  return texts.sitting.handingInFailed;
}
