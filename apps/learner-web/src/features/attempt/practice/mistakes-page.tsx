import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { ExamSurface } from '@bandwise/ui/theme/exam-surface.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { fullName } from '../../../shared/account/user-name.ts';
import { LoadingText } from '../../../shared/layout/loading-text.tsx';
import { usePreferences } from '../../../shared/preferences/preferences-provider.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { OptionsProvider } from '../options/options-provider.tsx';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import { readFilter, roundQuery } from './practice-calls.ts';
import { RoundScreen } from './round-screen.tsx';
import classes from './practice.module.css';

/** /progress/practise: what the learner got wrong, question by question. */
export function MistakesPage() {
  const { contrast, textSize } = usePreferences().preferences;
  return (
    <ExamSurface contrast={contrast} textSize={textSize}>
      <OptionsProvider>
        <Practice />
      </OptionsProvider>
    </ExamSurface>
  );
}

function Practice() {
  const { api } = useServices();
  const filter = readFilter(useSearchParams()[0]);
  const user = useCurrentUser();
  const round = useQuery(roundQuery(api, filter));
  const error = round.error ?? user.error;
  const taker = user.data ? fullName(user.data) : '';
  const more = () => void round.refetch();
  if (round.data && user.data && round.data.items.length > 0)
    return <RoundScreen key={round.dataUpdatedAt} {...round.data} taker={taker} owner={user.data.id} onMore={more} />;
  return (
    <AttemptFrame taker={taker} tool={null} title={texts.practice.heading} hint={texts.practice.notAResult}>
      <div className={classes['page']}>
        {!error && !round.data && <LoadingText>{texts.practice.loading}</LoadingText>}
        {error && (
          <EmptyState
            title={texts.practice.failed}
            description={error.message}
            action={
              <Button
                onClick={() => {
                  more();
                  if (user.isError) void user.refetch();
                }}
              >
                {texts.common.retry}
              </Button>
            }
          />
        )}
        {!error && round.data && (
          <EmptyState
            title={texts.practice.nothingDue}
            action={
              <Button component={Link} to="/progress">
                {texts.practice.toProgress}
              </Button>
            }
          />
        )}
      </div>
    </AttemptFrame>
  );
}
