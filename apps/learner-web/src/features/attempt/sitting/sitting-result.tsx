import type { SittingResultBody } from '@bandwise/api-contract/learner';
import { skills } from '@bandwise/domain';
import { wordCount } from '@bandwise/domain/internal';
import { BandScale } from '@bandwise/ui/figures/band-scale.tsx';
import { Meter } from '@bandwise/ui/figures/meter.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { LoadingText } from '../../../shared/layout/loading-text.tsx';
import { reviewAddress } from '../../../shared/practice/practice-address.ts';
import { GUEST_SITTING, MOCK_EXAM } from '../../../shared/practice/mock-exam-address.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Between } from './between.tsx';
import type { SittingHost } from '../store/sitting/sitting-calls.ts';
import { ExamFigures } from './result/exam-figures.tsx';
import classes from './result/result.module.css';

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
      title={texts.sitting.result.heading}
      test={data?.exams.map((exam) => exam.title).join(', ') ?? ''}
      hint={hasMarks ? texts.sitting.result.hint : ''}
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
                <strong>{texts.sitting.result.overall(data.overall.toFixed(1))}</strong>
              </p>
              <BandScale band={data.overall} />
            </div>
          )}
          <ul className={classes['exams']}>
            {data.exams.map((exam) => (
              <Card as="li" key={exam.exam_id}>
                <ExamResult exam={exam} sitting={data.id} isGuest={isGuest} />
              </Card>
            ))}
          </ul>
          {data.exams.some(({ band }) => band !== null) && (
            <p className={classes['soft']}>{texts.sitting.result.bandsVary}</p>
          )}
          {data.exams.length > 1 && data.overall === null && (
            <p className={classes['soft']}>{texts.sitting.result.noOverall}</p>
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
        {isMock ? texts.sitting.result.another : texts.attempt.nextSteps.list}
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
  const { result } = texts.sitting;
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

function PartRow({ part, exam, sitting, isGuest }: ExamResultProps & { readonly part: PartResult }) {
  const { part_number, title, marks, total, text } = part;
  const { result } = texts.sitting;
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
