import type { SittingResultBody } from '@bandwise/api-contract/learner';
import { skills } from '@bandwise/domain';
import { wordCount } from '@bandwise/domain/internal';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadingText } from '../../../shared/layout/loading-text.tsx';
import { reviewAddress } from '../../../shared/practice/practice-address.ts';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Between } from './between.tsx';
import classes from './sitting.module.css';

interface SittingResultProps {
  readonly id: string;
  readonly taker: string;
}

type SatResult = SittingResultBody['exams'][number];
type PartResult = SatResult['parts'][number];

/** What a sitting came to: marks and bands by exam, marks by part, and the way to each part's review. */
export function SittingResult({ id, taker }: SittingResultProps) {
  const { api } = useServices();
  const result = useQuery({
    queryKey: [`/api/sitting/${id}/result`],
    queryFn: ({ signal }) => api.call('GET /api/sitting/:id/result', { params: { id } }, { signal }),
  });
  const { data } = result;
  return (
    <Between taker={taker} title={texts.sitting.result.heading} hint={texts.sitting.result.hint}>
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
            <p className={classes['figures']}>
              <strong>{texts.sitting.result.overall(data.overall.toFixed(1))}</strong>
            </p>
          )}
          <ul className={classes['exams']}>
            {data.exams.map((exam) => (
              <li key={exam.exam_id} className={classes['exam']}>
                <ExamResult exam={exam} sitting={data.id} />
              </li>
            ))}
          </ul>
          {data.note !== null && <p className={classes['soft']}>{data.note}</p>}
        </>
      )}
      <Button
        component={Link}
        to={`/practice/${data?.exams[0]?.skill ?? 'reading'}?view=full`}
        variant="default"
        mt="md"
      >
        {texts.attempt.nextSteps.list}
      </Button>
    </Between>
  );
}

interface ExamResultProps {
  readonly exam: SatResult;
  readonly sitting: string;
}

function ExamResult({ exam, sitting }: ExamResultProps) {
  const { title, sat, marks, total, band, parts } = exam;
  const { result } = texts.sitting;
  return (
    <>
      <div className={classes['head']}>
        <h2>{title}</h2>
        {skills[exam.skill].hasPassage && <span className={classes['soft']}>{result.variant[exam.variant]}</span>}
      </div>
      {!sat && <p>{result.notSat}</p>}
      {sat && marks !== null && (
        <p className={classes['figures']}>
          <strong>{result.marks(marks, total)}</strong>
          {band ? <strong>{result.bandOf(band.band.toFixed(1))}</strong> : <span>{result.noBand(total)}</span>}
        </p>
      )}
      {sat && (
        <table className={classes['partResults']}>
          <tbody>
            {parts.map((part) => (
              <PartRow key={part.sectionID} part={part} exam={exam} sitting={sitting} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function PartRow({ part, exam, sitting }: ExamResultProps & { readonly part: PartResult }) {
  const { part_number, title, marks, total, attemptID, text } = part;
  const { result } = texts.sitting;
  return (
    <tr>
      <th scope="row">
        {result.part(part_number)}
        <div className={classes['soft']}>{ownTitle(title, exam.title)}</div>
        {text !== null && <p className={classes['written']}>{text === '' ? result.nothingWritten : text}</p>}
      </th>
      <td>
        {marks !== null && <span className={classes['nowrap']}>{result.marks(marks, total)}</span>}
        {text !== null && <span className={classes['nowrap']}>{result.words(wordCount(text))}</span>}
      </td>
      <td>
        {attemptID !== null && (
          <Button
            component={Link}
            to={`${reviewAddress(exam.skill, { id: part.sectionID, part_number }, attemptID)}&sitting=${sitting}`}
            variant="default"
            size="compact-md"
            aria-label={result.review(title)}
          >
            {result.reviewShort}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** The parts of a test mostly begin with its name, which stands above them. */
function ownTitle(title: string, exam: string): string {
  return title.startsWith(`${exam}: `) ? title.slice(exam.length + 2) : title;
}
