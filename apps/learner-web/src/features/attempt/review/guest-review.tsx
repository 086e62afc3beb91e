import { ExamSurface } from '@bandwise/ui/theme/exam-surface.tsx';
import { Navigate } from 'react-router-dom';
import { GUEST } from '../../../shared/attempt-drafts/draft-store.ts';
import type { GuestPaper, GuestProgress } from '../../../shared/guest-sitting/guest-sitting.ts';
import { GUEST_SITTING } from '../../../shared/practice/mock-exam-address.ts';
import { usePreferences } from '../../../shared/preferences/preferences-provider.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { AnnotationsProvider } from '../annotations/components/annotations-provider.tsx';
import { OptionsProvider } from '../options/options-provider.tsx';
import { AudioPlayer } from '../recording/audio-player.tsx';
import { SectionView } from '../screen/section-view.tsx';
import { useAttempt } from '../hooks/use-attempt.ts';
import { answersOf } from '../store/sitting/guest-saved.ts';

interface GuestReviewProps {
  readonly paper: GuestPaper;
  readonly progress: Pick<GuestProgress, 'marked' | 'typed'>;
  readonly sectionId: string;
}

/** The review of one part of a guest's completed sitting, which is stored only here. */
export function GuestReview({ paper, progress, sectionId }: GuestReviewProps) {
  const { contrast, textSize } = usePreferences().preferences;
  const { marked, typed } = progress;
  const section = paper.sections.find(({ id }) => id === sectionId);
  const results = Object.values(marked).flatMap((one) => (typeof one === 'string' ? [] : one.parts));
  const result = results.find(({ sectionID }) => sectionID === sectionId)?.result;
  if (!section || !result) return <Navigate to={GUEST_SITTING} replace />;
  return (
    <ExamSurface contrast={contrast} textSize={textSize}>
      <OptionsProvider>
        <AnnotationsProvider scope={{ user: GUEST, sectionID: section.id, version: section.version }}>
          <Reviewed section={section} result={result} answers={answersOf(typed[sectionId] ?? {})} />
        </AnnotationsProvider>
      </OptionsProvider>
    </ExamSurface>
  );
}

/** The review of a part that a guest took, which is stored only here. */
export function GuestResultReview({ section, result, answers }: ReviewedProps) {
  return (
    <AnnotationsProvider scope={{ user: GUEST, sectionID: section.id, version: section.version }}>
      <Reviewed section={section} result={result} answers={answers} />
    </AnnotationsProvider>
  );
}

type Section = GuestPaper['sections'][number];
type Reviewing = NonNullable<Parameters<typeof useAttempt>[0]['reviewed']>;

interface ReviewedProps extends Pick<Reviewing, 'result'> {
  readonly section: Section;
  readonly answers: Reviewing['attempt']['answers'];
}

function Reviewed({ section, result, answers }: ReviewedProps) {
  const reviewed = { attempt: { answers, revision: 0, now: new Date(0).toISOString() }, result };
  const store = useAttempt({ section, owner: GUEST, startAnew: false, reviewed });
  return (
    <SectionView
      section={section}
      taker={texts.attempt.guest}
      tool={section.audio_url && <AudioPlayer source={section.audio_url} autoPlay={false} />}
      store={store}
      isGuest
    />
  );
}
