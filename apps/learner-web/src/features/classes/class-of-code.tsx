import { Button } from '@bandwise/ui/controls/button.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Skeleton } from '@bandwise/ui/feedback/skeleton.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { ASSIGNED } from '../../shared/assignments/assigned-paths.ts';
import { useServices } from '../../shared/services/services.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toast } from '../../shared/toasts/toasts.ts';
import { classOfCodeQuery, useJoin } from './class-queries.ts';
import rows from '../../shared/rows/rows.module.css';
import { CLASSES } from './paths.ts';

/** The class that a code joins, with what its teachers will see, before the learner agrees. */
export function ClassOfCode({ code }: { readonly code: string }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const query = useQuery(classOfCodeQuery(api, code));
  const join = useJoin();
  const words = texts.classes.join;
  if (query.error)
    return (
      <EmptyState
        title={words.failed}
        description={query.error.message}
        action={
          <Button component={Link} to={CLASSES}>
            {words.otherCode}
          </Button>
        }
      />
    );
  if (!query.data) return <Skeleton>{texts.classes.loading}</Skeleton>;
  const { name, teachers, joined } = query.data;
  return (
    <Card as="section" aria-labelledby="class-of-code">
      <h2 id="class-of-code" className={rows['heading']}>
        {words.confirmTitle(name)}
      </h2>
      <p>{teachers.length > 0 ? texts.classes.taughtBy(teachers.join(', ')) : texts.classes.noTeachers}</p>
      <p>{joined ? words.already : words.seen}</p>
      <Text role="alert" tone="wrong">
        {join.error?.message ?? ''}
      </Text>
      <div className={rows['facts']}>
        {joined ? (
          <Button component={Link} to={ASSIGNED}>
            {words.toAssignments}
          </Button>
        ) : (
          <Button
            loading={join.isPending}
            onClick={() =>
              join.mutate(code, {
                onSuccess: () => {
                  toast.success(words.done(name));
                  void navigate(CLASSES, { replace: true });
                },
              })
            }
          >
            {words.confirm}
          </Button>
        )}
        <Button component={Link} to={CLASSES} variant="default">
          {words.otherCode}
        </Button>
      </div>
    </Card>
  );
}
