import type { ResultLearner } from '@bandwise/api-contract/admin';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { learnerPath, RESULTS_PATH } from '../../shared/results/paths.ts';
import { texts } from '../../shared/texts/texts.ts';
import { learnerName } from './names.ts';

interface ResultHeadProps {
  readonly title: string;
  readonly learner: ResultLearner | null;
  /** The test that includes it. */
  readonly of?: string;
  /** Links beside the one to all results. */
  readonly children?: ReactNode;
}

/** The title and the learner of a result. */
export function ResultHead({ title, learner, of, children }: ResultHeadProps) {
  const name = learnerName(learner);
  return (
    <PageHead
      title={title}
      lead={
        <>
          {learner ? (
            <Anchor component={Link} to={learnerPath(learner.id)} underline="always" inherit>
              {texts.results.one.by(name)}
            </Anchor>
          ) : (
            texts.results.one.by(name)
          )}
          {of !== undefined && ` · ${of}`}
        </>
      }
      actions={
        <>
          {children}
          <Button component={Link} to={RESULTS_PATH} variant="default">
            {texts.results.title}
          </Button>
        </>
      }
    />
  );
}
