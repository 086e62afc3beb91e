import { Card } from '@bandwise/ui/look/card.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sittingAddress } from '../../shared/practice/mock-exam-address.ts';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import classes from './mock-exam.module.css';

/** Mock exams that the learner has begun. */
export function RunningSittings() {
  const { api } = useServices();
  const sittings = useQuery({
    queryKey: ['/api/sitting', 'running'],
    queryFn: ({ signal }) => api.call('GET /api/sitting', { query: { status: 'running' } }, { signal }),
    staleTime: 0,
  });
  const running = sittings.data?.sittings.filter(({ exams }) => exams.length > 1) ?? [];
  if (running.length === 0) return null;
  const { inProgress, goOn, goOnShort } = texts.mockExam;
  return (
    <Card as="section" aria-labelledby="running" className={classes['notice']}>
      <h2 id="running" className={classes['heading']}>
        {inProgress}
      </h2>
      <ul className={classes['running']}>
        {running.map(({ id, exams }) => {
          const titles = exams.map(({ title }) => title).join(', ');
          return (
            <li key={id}>
              <span>{titles}</span>
              <Button component={Link} to={sittingAddress(id)} aria-label={goOn(titles)}>
                {goOnShort}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
