import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Link, useParams } from 'react-router-dom';
import { usePublicConfig } from '../../shared/config/public-config.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { MyFeedback } from './my-feedback.tsx';
import { SubmissionPage } from './submission-page.tsx';

/** /feedback: all submissions of the learner, and /feedback/{id}: one. */
export function FeedbackPage() {
  const config = usePublicConfig();
  const { id } = useParams();
  if (config?.submissions === false) return <NoSuchPage />;
  return id === undefined ? <MyFeedback /> : <SubmissionPage key={id} id={id} />;
}

/** Replaces the pages of a deployment without submissions. */
function NoSuchPage() {
  return (
    <>
      <PageTitle>{texts.layout.pageNotFound}</PageTitle>
      <h1>{texts.layout.pageNotFound}</h1>
      <EmptyState
        title={texts.layout.pageNotFoundHint}
        action={
          <Button component={Link} to="/home">
            {texts.layout.goHome}
          </Button>
        }
      />
    </>
  );
}
