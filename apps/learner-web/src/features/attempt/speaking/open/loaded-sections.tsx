import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { EmptyState } from '@bandwise/ui/feedback/empty-state.tsx';
import { Skeleton } from '@bandwise/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { skills } from '@bandwise/domain';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../../../shared/account/current-user.ts';
import { usePublicConfig } from '../../../../shared/config/public-config.ts';
import { readFailure } from '../../../../shared/failures/read-failure.ts';
import { PageTitle } from '../../../../shared/layout/page-title.tsx';
import { SPEAKING_TASKS } from '../../../../shared/practice/speaking-address.ts';
import { UnlockDialog } from '../../../../shared/section-lock/lazy-unlock-dialog.ts';
import { useServices } from '../../../../shared/services/services.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { useGoBack } from '../../../../shared/layout/use-go-back.ts';
import { useOnlyTab } from './use-only-tab.ts';

interface Loaded {
  readonly sections: readonly DeliverySectionBody[];
  /** The account's id. */
  readonly owner: string;
}

interface LoadedSectionsProps {
  /** The name of what is recorded, which only one tab may do. */
  readonly test: string;
  /** Sections in their order; empty: there is no such test. */
  readonly ids: readonly string[];
  /** The title when there is none. */
  readonly missing: string;
  readonly children: (loaded: Loaded) => ReactNode;
}

/** Loads the sections of a speaking test, or says why they cannot be recorded. */
export function LoadedSections({ test, ids, missing, children }: LoadedSectionsProps) {
  const { api, grants } = useServices();
  const user = useCurrentUser();
  const config = usePublicConfig();
  const goBack = useGoBack();
  const [locked, setLocked] = useState<string | null>(null);
  const sections = useQuery({
    queryKey: ['speaking', ...ids],
    queryFn: ({ signal }) =>
      Promise.all(
        ids.map(async (id) => {
          try {
            return await api.call('GET /api/section/:id', { params: { id } }, { signal, headers: grants.headers(id) });
          } catch (error) {
            if (readFailure(error).meaning === 'locked') setLocked(id);
            throw error;
          }
        }),
      ),
  });
  const owner = user.data?.id ?? null;
  const tab = useOnlyTab(owner === null ? null : `speaking:${owner}:${test}`);
  const failure = sections.data ? null : sections.error;
  const meaning = failure && readFailure(failure).meaning;
  const isSpoken = sections.data?.every(({ skill }) => skills[skill].isSpoken) ?? true;
  const isNone = meaning === 'notFound' || meaning === 'unreadable';
  const isMissing = ids.length === 0 || !isSpoken || config?.submissions === false || isNone;
  const retry = () => {
    void user.refetch();
    void sections.refetch();
  };
  if (isMissing)
    return (
      <State
        title={missing}
        action={
          <Button component={Link} to={SPEAKING_TASKS}>
            {texts.speaking.toTasks}
          </Button>
        }
      />
    );
  if (meaning === 'locked' && locked !== null)
    return <UnlockDialog key={locked} section={{ id: locked }} onUnlocked={retry} onCancel={goBack} />;
  const error = failure ?? (user.data ? null : user.error);
  if (error)
    return (
      <State
        title={texts.common.unexpected}
        description={error.message}
        action={<Button onClick={retry}>{texts.common.retry}</Button>}
      />
    );
  if (!sections.data || owner === null || !config || tab === 'waiting')
    return <Skeleton shape="cards">{texts.speaking.loading}</Skeleton>;
  if (tab === 'elsewhere') return <State title={texts.speaking.otherTab} description={texts.speaking.otherTabHint} />;
  return children({ sections: sections.data, owner });
}

interface StateProps {
  readonly title: string;
  readonly description?: string;
  readonly action?: ReactNode;
}

function State({ title, description, action }: StateProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState title={title} description={description} action={action} />
    </>
  );
}
