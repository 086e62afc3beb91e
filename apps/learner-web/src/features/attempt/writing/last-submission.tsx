import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { CommentText } from '../../../shared/submissions/comment-text.tsx';
import { submissionAddress } from '../../../shared/submissions/submission-address.ts';
import { sectionSubmissionsQuery, submissionQuery } from '../../../shared/submissions/submission-queries.ts';
import { SubmissionState } from '../../../shared/submissions/submission-state.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './hand-in.module.css';

/** The text that was handed in last for a section, and the comments on the last assessed one, for writing it again. */
export function LastSubmission({ sectionId }: { readonly sectionId: string }) {
  const { api } = useServices();
  const submissions = useQuery(sectionSubmissionsQuery(api, sectionId)).data ?? [];
  const last = submissions[0];
  const assessed = submissions.find(({ state }) => state === 'assessed');
  return (
    <>
      {last && (
        <p className={classes['last']}>
          <span>
            {texts.submissions.lastTime} <Moment at={last.handed_in_at} />
          </span>
          <SubmissionState state={last.state} band={last.band} />
          <TextLink component={Link} to={submissionAddress(last.id)} underline="always">
            {texts.submissions.open}
          </TextLink>
        </p>
      )}
      {assessed && <LastComments id={assessed.id} />}
    </>
  );
}

function LastComments({ id }: { readonly id: string }) {
  const { api } = useServices();
  const { data } = useQuery(submissionQuery(api, id));
  if (!data?.feedback) return null;
  const { comments, summary } = data.feedback;
  return (
    <details className={classes['comments']}>
      <summary>{texts.submissions.lastComments}</summary>
      {summary !== '' && <p className={classes['summary']}>{summary}</p>}
      <ul>
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentText comment={comment} text={data.text} />
          </li>
        ))}
      </ul>
    </details>
  );
}
