import { useParams } from 'react-router-dom';
import { usePublicConfig } from '../../shared/config/public-config.ts';
import { NotFoundPage } from '../../shared/layout/placeholder-pages.tsx';
import { MyFeedback } from './my-feedback.tsx';
import { SubmissionPage } from './submission-page.tsx';

/** /feedback: all submissions of the learner, and /feedback/{id}: one. A deployment without submissions has neither. */
export function FeedbackPage() {
  const config = usePublicConfig();
  const { id } = useParams();
  if (config?.submissions === false) return <NotFoundPage />;
  return id === undefined ? <MyFeedback /> : <SubmissionPage key={id} id={id} />;
}
