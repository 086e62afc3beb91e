import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Link } from 'react-router-dom';
import { readFailure } from '../../../shared/failures/read-failure.ts';
import { LoadingText } from '../../../shared/layout/loading-text.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { texts } from '../../../shared/texts/texts.ts';

/** A sitting that is not there yet, or is not there at all. */
export function SittingLoading({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const isMissing = error !== null && readFailure(error).meaning === 'notFound';
  return (
    <main>
      <PageTitle>{isMissing ? texts.layout.pageNotFound : texts.sitting.loading}</PageTitle>
      {error === null && <LoadingText>{texts.sitting.loading}</LoadingText>}
      {error !== null && (
        <EmptyState
          title={isMissing ? texts.sitting.notFound : texts.common.unexpected}
          description={isMissing ? '' : error.message}
          action={
            isMissing ? (
              <Button component={Link} to="/home">
                {texts.layout.goHome}
              </Button>
            ) : (
              <Button onClick={onRetry}>{texts.common.retry}</Button>
            )
          }
        />
      )}
    </main>
  );
}
