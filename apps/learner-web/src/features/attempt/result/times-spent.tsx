import { Button } from '@bandwise/ui/controls/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { formatClock } from '../clock/time-left.ts';
import classes from './review-extras.module.css';
import { timesShown, type TimesShown } from './times.ts';

const words = texts.teaching.times;

/** How long each question took, beside the average. */
export function TimesSpent({ attemptId }: { readonly attemptId: string }) {
  const { api } = useServices();
  const times = useQuery({
    queryKey: [`/api/attempt/${attemptId}/times`],
    queryFn: ({ signal }) => api.call('GET /api/attempt/:id/times', { params: { id: attemptId } }, { signal }),
    // A submitted attempt never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = times.data ? timesShown(times.data) : null;
  return (
    <section aria-labelledby="times-spent" className={classes['extra']}>
      <h3 id="times-spent">{words.heading}</h3>
      {times.isPending && <p role="status">{words.loading}</p>}
      {times.isError && (
        <p role="alert">
          {words.failed}{' '}
          <Button size="compact-md" variant="default" onClick={() => void times.refetch()}>
            {texts.common.retry}
          </Button>
        </p>
      )}
      {times.data && !shown && <p className={classes['soft']}>{words.none}</p>}
      {times.data && shown && <Times shown={shown} others={times.data.others} />}
    </section>
  );
}

function Times({ shown, others }: { readonly shown: TimesShown; readonly others: number }) {
  const { rows, ownAverage, slow, most } = shown;
  const { columns } = words;
  const clock = (seconds: number | null) => (seconds === null ? texts.attempt.noAnswer : formatClock(seconds));
  return (
    <>
      <p className={classes['lead']}>{slow.length > 0 ? words.slow(slow.join(', ')) : words.even}</p>
      <p className={classes['soft']}>
        {words.how} {ownAverage === null ? words.againstOthers(others) : words.againstOwn(formatClock(ownAverage))}
      </p>
      <table className={classes['times']} aria-labelledby="times-spent">
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.seconds}</th>
            {ownAverage === null && <th scope="col">{columns.average}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, label, seconds, average }) => (
            <tr key={number} data-slow={slow.includes(label) || undefined}>
              <th scope="row">{label}</th>
              <td>
                <span className={classes['track']} aria-hidden>
                  <span className={classes['bar']} style={{ inlineSize: share(seconds, most) }} />
                  {average !== null && (
                    <span className={classes['tick']} style={{ insetInlineStart: share(average, most) }} />
                  )}
                </span>
                <span className={classes['time']}>{clock(seconds)}</span>
              </td>
              {ownAverage === null && <td>{clock(average)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const share = (seconds: number | null, most: number) => `${((seconds ?? 0) / most) * 100}%`;
