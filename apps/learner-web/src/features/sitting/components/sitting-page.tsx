import { useParams, useSearchParams } from 'react-router-dom';
import { readSittingRoute } from '../model/sitting-route.ts';
import { OptionsProvider } from './options-provider.tsx';
import { PreferencesProvider } from './preferences-provider.tsx';
import { ReviewLoader } from './review-loader.tsx';
import { SectionNotFound } from './section-not-found.tsx';
import { SittingLoader } from './sitting-loader.tsx';

/** /practice/{skill}/{part}/{id}: a whole page without the layout, in the learner's own colours and text size. */
export function SittingPage() {
  const { skill, part, '*': rest } = useParams();
  const reviewed = useSearchParams()[0].get('review');
  const route = readSittingRoute({ skill, part, rest });
  return (
    <PreferencesProvider>
      <OptionsProvider>
        {!route && <SectionNotFound />}
        {route && reviewed && <ReviewLoader key={reviewed} route={route} attemptId={reviewed} />}
        {route && !reviewed && <SittingLoader key={route.id} route={route} />}
      </OptionsProvider>
    </PreferencesProvider>
  );
}
