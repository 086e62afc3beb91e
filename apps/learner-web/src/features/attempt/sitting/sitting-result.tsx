import type { SittingResultBody } from '@bandwise/api-contract/learner';
import { skills, type Skill } from '@bandwise/domain';
import { wordCount } from '@bandwise/domain/internal';
import { BandScale } from '@bandwise/ui/figures/band-scale.tsx';
import { Meter } from '@bandwise/ui/figures/meter.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Notice } from '@bandwise/ui/controls/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { LoadingText } from '../../../shared/layout/loading-text.tsx';
import { reviewAddress } from '../../../shared/practice/practice-address.ts';
import { GUEST_SITTING, MOCK_EXAM } from '../../../shared/practice/mock-exam-address.ts';
import { submissionAddress } from '../../../shared/submissions/submission-address.ts';
import { SubmissionState } from '../../../shared/submissions/submission-state.tsx';
import { waitingTexts } from '../../../shared/submissions/waiting-text.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Between } from './between.tsx';
import type { SittingHost } from '../store/sitting/sitting-calls.ts';
import { ExamFigures } from './result/exam-figures.tsx';
import classes from './result/result.module.css';
import { TakeSpeaking } from './result/take-speaking.tsx';

// Only for guests.
const GuestInvitation = lazy(async () => ({
  default: (await import('../result/guest-invitation.tsx')).GuestInvitation,
}));

export interface SittingResultProps {
  readonly id: string;
  readonly host: SittingHost;
}

type SatResult = SittingResultBody['exams'][number];
type PartResult = SatResult['parts'][number];

/** The result of a sitting: marks and bands by exam, marks by part, and links to each part's review. */
export function SittingResult({ id, host }: SittingResultProps) {
  const { calls, taker, isGuest } = host;
  const result = useQuery({
    queryKey: [`/api/sitting/${id}/result`],
    queryFn: calls.result,
  });
  const { data } = result;
  const hasMarks = data?.exams.some((exam) => skills[exam.skill].isMarked) ?? true;
  const isMock = isGuest || (data?.exams.length ?? 0) > 1;
  return (
    <Between
      taker={taker}
      title={texts.sitting.resultHeading}
      test={data?.exams.map((exam) => exam.title).join(', ') ?? ''}
      hint={hasMarks ? texts.sittingResult.hint : ''}
    >
      {result.isPending && <LoadingText>{texts.common.loading}</LoadingText>}
      {result.isError && (
        <>
          <p role="alert">{result.error.message}</p>
          <Button onClick={() => void result.refetch()}>{texts.common.retry}</Button>
        </>
      )}
      {data && (
        <>
          {data.overall !== null && (
            <div className={classes['scale']}>
              <p className={classes['overall']}>
                <strong>{texts.submissions.overallBand(data.overall)}</strong>
              </p>
              <BandScale band={data.overall} />
            </div>
          )}
          {data.waiting_for.length > 0 && (
            <Notice role="status" title={texts.submissions.overallBandTitle} mb="md">
              {waitingTexts(data.waiting_for, data.speaking !== null).join(' · ')}
            </Notice>
          )}
          <ul className={classes['exams']}>
            {data.exams.map((exam) => (
              <Card as="li" key={exam.exam_id}>
                <ExamResult exam={exam} sitting={data.id} isGuest={isGuest} />
              </Card>
            ))}
            {data.speaking && (
              <Card as="li">
                <SpeakingResult speaking={data.speaking} />
              </Card>
            )}
            {data.speaking === null && data.waiting_for.includes('speaking') && <TakeSpeaking sitting={data.id} />}
          </ul>
          {data.exams.some(({ band, marks }) => band !== null && marks !== null) && (
            <p className={classes['soft']}>{texts.sittingResult.bandsVary}</p>
          )}
          {(data.speaking?.band || data.exams.some(({ band, marks }) => band !== null && marks === null)) && (
            <p className={classes['soft']}>{texts.submissions.bandsIndicative}</p>
          )}
          {data.exams.length > 1 && data.overall === null && data.waiting_for.length === 0 && (
            <p className={classes['soft']}>{texts.sittingResult.noOverall}</p>
          )}
          {isGuest && (
            <Suspense fallback={null}>
              <GuestInvitation sectionID={null} withheld={0} />
            </Suspense>
          )}
        </>
      )}
      <Button
        component={Link}
        to={isMock ? MOCK_EXAM : `/practice/${data?.exams[0]?.skill ?? 'reading'}?view=full`}
        variant="default"
        mt="md"
        className={classes['onward']}
      >
        {isMock ? texts.sittingResult.another : texts.attempt.nextSteps.list}
      </Button>
    </Between>
  );
}

interface ExamResultProps {
  readonly exam: SatResult;
  readonly sitting: string;
  readonly isGuest: boolean;
}

function ExamResult({ exam, sitting, isGuest }: ExamResultProps) {
  const { title, sat, marks, total, band, parts } = exam;
  const result = texts.sittingResult;
  return (
    <>
      <div className={classes['head']}>
        <SkillIcon skill={exam.skill} />
        <h2>{title}</h2>
        {skills[exam.skill].hasPassage && (
          <span className={classes['soft']}>{texts.fullTests.variant[exam.variant]}</span>
        )}
      </div>
      {!sat && <p>{result.notSat}</p>}
      {sat && marks === null && skills[exam.skill].isMarked && <p>{result.notMarked}</p>}
      {sat && marks !== null && (
        <ExamFigures skill={exam.skill} variant={exam.variant} marks={marks} total={total} band={band} />
      )}
      {marks === null && band && <BandFigure band={band.band} />}
      {sat && (
        <table className={classes['parts']}>
          <tbody>
            {parts.map((part) => (
              <PartRow key={part.sectionID} part={part} exam={exam} sitting={sitting} isGuest={isGuest} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const nameOf = (skill: Skill) => skills[skill].name;

function BandFigure({ band }: { readonly band: number }) {
  return (
    <div className={classes['scale']}>
      <p className={classes['band']}>{texts.fullTests.bandOf(band.toFixed(1))}</p>
      <BandScale band={band} />
    </div>
  );
}

/** The speaking test that was handed in for the sitting. */
function SpeakingResult({
  speaking: { submission, band },
}: {
  readonly speaking: NonNullable<SittingResultBody['speaking']>;
}) {
  return (
    <>
      <div className={classes['head']}>
        <SkillIcon skill="speaking" />
        <h2>{nameOf('speaking')}</h2>
        <SubmissionState {...submission} />
        <ToFeedback id={submission.id} title={nameOf('speaking')} />
      </div>
      {band && <BandFigure band={band.band} />}
    </>
  );
}

function ToFeedback({ id, title }: { readonly id: string; readonly title: string }) {
  const { feedbackOn, feedbackShort } = texts.submissions;
  return (
    <Button
      component={Link}
      to={submissionAddress(id)}
      variant="default"
      size="compact-md"
      aria-label={feedbackOn(title)}
      className={classes['onward']}
    >
      {feedbackShort}
    </Button>
  );
}

function PartRow({ part, exam, sitting, isGuest }: ExamResultProps & { readonly part: PartResult }) {
  const { part_number, title, marks, total, text, submission } = part;
  const result = texts.sittingResult;
  const review = isGuest ? guestReview(part) : reviewOf(part, exam, sitting);
  return (
    <>
      <tr>
        <th scope="row">
          {texts.sitting.part(part_number, !skills[exam.skill].isMarked)}
          <div className={classes['soft']}>{ownTitle(title, exam.title)}</div>
          {marks !== null && (
            <span className={classes['meter']}>
              <Meter percent={total === 0 ? 0 : (marks / total) * 100} />
            </span>
          )}
        </th>
        <td>
          {marks !== null && <span className={classes['nowrap']}>{result.marks(marks, total)}</span>}
          {text !== null && <span className={classes['nowrap']}>{result.words(wordCount(text))}</span>}
          {submission && <SubmissionState {...submission} />}
        </td>
        <td>
          {review !== null && (
            <Button
              component={Link}
              to={review}
              variant="default"
              size="compact-md"
              aria-label={result.review(title)}
              className={classes['onward']}
            >
              {result.reviewShort}
            </Button>
          )}
          {submission && <ToFeedback id={submission.id} title={title} />}
        </td>
      </tr>
      {text !== null && (
        <tr>
          <td colSpan={3}>
            <p className={classes['written']}>{text === '' ? result.nothingWritten : text}</p>
          </td>
        </tr>
      )}
    </>
  );
}

/** The parts of a test mostly begin with its name, which stands above them. */
function ownTitle(title: string, exam: string): string {
  return title.startsWith(`${exam}: `) ? title.slice(exam.length + 2) : title;
}

function reviewOf({ sectionID: id, part_number, attemptID }: PartResult, { skill }: SatResult, sitting: string) {
  return attemptID === null ? null : `${reviewAddress(skill, { id, part_number }, attemptID)}&sitting=${sitting}`;
}

/** A guest's is in this browser. */
function guestReview({ sectionID, marks }: PartResult): string | null {
  return marks === null ? null : `${GUEST_SITTING}?review=${encodeURIComponent(sectionID)}&sitting=guest`;
}
