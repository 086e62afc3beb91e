import { Button } from '@bandwise/ui/controls/button.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { ExamSurface } from '@bandwise/ui/theme/exam-surface.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { LoadingText } from '../../../../shared/layout/loading-text.tsx';
import { partListQuery } from '../../../../shared/practice/section-list.ts';
import { usePreferences } from '../../../../shared/preferences/preferences-provider.tsx';
import { useServices } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { OptionsProvider } from '../../options/options-provider.tsx';
import { LoadedSections } from '../open/loaded-sections.tsx';
import { SpeakingStyles } from '../screens/speaking-styles.tsx';
import { TestScreen } from './test-screen.tsx';

/** /speaking/test/{exam}: a whole speaking test under exam conditions, in the learner's own colours and text size. */
export function SpeakingTestPage() {
  const { id = '' } = useParams();
  const sittingID = useSearchParams()[0].get('sitting');
  const { api } = useServices();
  const { contrast, textSize } = usePreferences().preferences;
  const list = useQuery(partListQuery(api, 'speaking'));
  const ids = list.data?.sections
    .filter((section) => section.exam_id === id)
    .sort((one, other) => one.part_number - other.part_number)
    .map((section) => section.id);
  return (
    <ExamSurface contrast={contrast} textSize={textSize}>
      <SpeakingStyles />
      <OptionsProvider>
        {ids ? (
          <LoadedSections key={id} test={id} ids={ids} missing={texts.speakingTest.missing}>
            {({ sections, owner }) => <TestScreen key={id} {...{ examId: id, sections, owner, sittingID }} />}
          </LoadedSections>
        ) : list.isError ? (
          <EmptyState
            title={texts.practiceList.failed}
            description={list.error.message}
            action={<Button onClick={() => void list.refetch()}>{texts.common.retry}</Button>}
          />
        ) : (
          <LoadingText>{texts.speaking.loading}</LoadingText>
        )}
      </OptionsProvider>
    </ExamSurface>
  );
}
