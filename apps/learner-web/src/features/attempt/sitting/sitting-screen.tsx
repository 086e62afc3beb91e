import { texts } from '../../../shared/texts/texts.ts';
import { Between } from './between.tsx';
import { ExamScreen } from './exam-screen.tsx';
import { SittingNotice } from './sitting-notice.tsx';
import { StepScreen } from './step-screen.tsx';
import { SittingResult } from './sitting-result.tsx';
import { useSitting, useSittingView, type OpenedSitting } from './store/use-sitting.ts';

interface SittingScreenProps {
  readonly opened: OpenedSitting;
  readonly owner: string;
  readonly taker: string;
}

/** What a sitting shows at the moment: its instructions, an exam, a pause, or its result. */
export function SittingScreen({ opened, owner, taker }: SittingScreenProps) {
  const store = useSitting(opened, owner);
  const phase = useSittingView(store, ({ at }) => at.phase);
  const exam = useSittingView(store, ({ at }) => at.exam);
  const id = useSittingView(store, ({ frame }) => frame.id);
  const isEnded = useSittingView(store, ({ frame }) => frame.status === 'ended');
  const isOnline = useSittingView(store, ({ failure }) => failure === null);
  const sections = useSittingView(store, (view) => view.sections);
  const planned = useSittingView(store, ({ frame }) => frame.plan.exams[exam]);

  if (isEnded) return <SittingResult id={id} taker={taker} />;
  if (phase === 'ended' || planned === undefined)
    return (
      <Between taker={taker} title={texts.sitting.result.heading}>
        <p role="status">{isOnline ? texts.sitting.handingIn : texts.sitting.handingInOffline}</p>
      </Between>
    );
  if (phase === 'instructions' || phase === 'pause') return <StepScreen store={store} taker={taker} />;
  const isHere = sections[0]?.section.id === planned.parts[0]?.sectionID;
  if (!isHere || sections.length === 0)
    return (
      <Between taker={taker} title={planned.title}>
        <p role="status">{texts.sitting.loading}</p>
        <SittingNotice store={store} />
      </Between>
    );
  return <ExamScreen key={exam} store={store} sections={sections} owner={owner} taker={taker} />;
}
