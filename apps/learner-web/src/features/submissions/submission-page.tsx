import type { SubmissionDetail } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Skeleton } from '@bandwise/ui/feedback/skeleton.tsx';
import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { PassageView } from '@bandwise/ui/rich-text/passage-view.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readFailure } from '../../shared/failures/read-failure.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { useServices } from '../../shared/services/services.ts';
import { MY_FEEDBACK } from '../../shared/submissions/submission-address.ts';
import { sectionSubmissionsQuery, submissionQuery } from '../../shared/submissions/submission-queries.ts';
import { SubmissionState } from '../../shared/submissions/submission-state.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { Assessment } from './assessment.tsx';
import { Comparison } from './comparison.tsx';
import { CommentedText } from './commented-text.tsx';
import { SubmissionList } from './my-feedback.tsx';
import { OwnAssessment } from './own-assessment.tsx';
import { RecordAgain } from './record-again.tsx';
import { SpeechFiguresList } from './speech-figures-list.tsx';
import { SpokenAnswers } from './spoken-answers.tsx';
import rows from '../../shared/rows/rows.module.css';
import classes from './submissions.module.css';
import { SignedAssessment } from './signed-assessment.tsx';
import { TextFiguresList } from './text-figures-list.tsx';
import { WriteAgain } from './write-again.tsx';

/** A text or recordings that were handed in, with their feedback. */
export function SubmissionPage({ id }: { readonly id: string }) {
  const { api } = useServices();
  const query = useQuery(submissionQuery(api, id));
  if (query.data) return <Submission submission={query.data} />;
  if (query.isPending)
    return (
      <>
        <PageTitle>{texts.submissions.text}</PageTitle>
        <Skeleton shape="cards">{texts.common.loading}</Skeleton>
      </>
    );
  const { meaning, message } = readFailure(query.error);
  const isMissing = meaning === 'notFound' || meaning === 'unreadable';
  const title = isMissing ? texts.submissions.notFound : texts.submissions.failed;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} above={<ToMyFeedback />} />
      {!isMissing && (
        <EmptyState
          title={message}
          action={<Button onClick={() => void query.refetch()}>{texts.common.retry}</Button>}
        />
      )}
    </>
  );
}

function ToMyFeedback() {
  return (
    <TextLink component={Link} to={MY_FEEDBACK}>
      {texts.practiceList.myFeedback}
    </TextLink>
  );
}

function Submission({ submission }: { readonly submission: SubmissionDetail }) {
  const { title, exam, part_number, handed_in_at, state, band, examContent, feedback, model_answer } = submission;
  const labels = texts.submissions;
  const isSpoken = submission.recordings.length > 0;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        title={title}
        above={<ToMyFeedback />}
        lead={
          <span className={rows['facts']}>
            {exam !== title && <span>{exam}</span>}
            <span>{isSpoken ? labels.spoken.part : labels.part(part_number)}</span>
            <span>
              {labels.handedInAt} <Moment at={handed_in_at} to="minute" />
            </span>
            <SubmissionState state={state} band={band} />
          </span>
        }
      />
      <div className={classes['page']}>
        {feedback ? (
          <Assessment submission={submission} feedback={feedback} />
        ) : (
          state !== 'assessed' && (
            <Notice role="status">{(isSpoken ? labels.spoken.waiting : labels.waiting)[state]}</Notice>
          )
        )}
        {isSpoken ? (
          <SpokenAnswers submission={submission} comments={feedback?.comments ?? null} />
        ) : (
          <CommentedText text={submission.text} comments={feedback?.comments ?? null} />
        )}
        <div>{isSpoken ? <RecordAgain submission={submission} /> : <WriteAgain submission={submission} />}</div>
        {feedback && <SignedAssessment submission={submission} />}
        <details className={classes['more']}>
          <summary>{labels.task}</summary>
          <PassageView blocks={examContent} />
        </details>
        <OwnAssessment submission={submission} />
        {model_answer !== null && (
          <details className={classes['more']}>
            <summary>{labels.modelAnswer}</summary>
            <PassageView blocks={[model_answer]} />
          </details>
        )}
        {submission.figures && <TextFiguresList figures={submission.figures} advised={submission.advised_words} />}
        {submission.speech && <SpeechFiguresList figures={submission.speech} />}
        <OtherSubmissions submission={submission} />
      </div>
    </>
  );
}

/** The learner's other submissions for the same task. */
function OtherSubmissions({ submission }: { readonly submission: SubmissionDetail }) {
  const { id, sectionID, recordings } = submission;
  const { api } = useServices();
  const others = useQuery(sectionSubmissionsQuery(api, sectionID)).data?.filter((one) => one.id !== id) ?? [];
  if (others.length === 0) return null;
  const labels = texts.submissions;
  return (
    <section aria-labelledby="other-texts">
      <h2 id="other-texts">{recordings.length > 0 ? labels.spoken.earlier : labels.earlier}</h2>
      <SubmissionList submissions={others} />
      <Comparison submission={submission} others={others} />
    </section>
  );
}
