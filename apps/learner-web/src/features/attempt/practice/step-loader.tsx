import { Button } from '@bandwise/ui/controls/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { AnnotationsProvider } from '../annotations/components/annotations-provider.tsx';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import { loadFailure } from '../frame/load-failure.ts';
import { questionQuery } from './practice-calls.ts';
import classes from './practice.module.css';
import { StepScreen } from './step-screen.tsx';
import type { StepProps } from './step-props.ts';

/** Brings a question to practise, or says why it can't. */
export function StepLoader(props: StepProps) {
  const { step, taker, owner, at, count, actions } = props;
  const { item } = step;
  const services = useServices();
  const question = useQuery(questionQuery(services, item));
  const failure = question.error && loadFailure(question.error);
  if (question.data && !failure) {
    const { id, version } = question.data.section;
    return (
      <AnnotationsProvider scope={{ user: owner, sectionID: id, version }}>
        <StepScreen key={version} {...props} question={question.data} onReload={() => void question.refetch()} />
      </AnnotationsProvider>
    );
  }
  const { locked, gone, loading, skip, heading, where } = texts.practice;
  return (
    <AttemptFrame taker={taker} tool={null} title={heading} hint={where(at, count, item.title)}>
      <div className={classes['page']}>
        {!failure && <p role="status">{loading}</p>}
        {failure?.kind === 'locked' && (
          <>
            <p>{locked}</p>
            <UnlockDialog
              section={{ id: item.sectionID, title: item.title }}
              onUnlocked={() => void question.refetch()}
              onCancel={actions.onNext}
            />
          </>
        )}
        {failure && failure.kind !== 'locked' && (
          <p role="alert">{failure.kind === 'notFound' ? gone : failure.message}</p>
        )}
        {failure && (
          <p className={classes['choices']}>
            {failure.kind === 'unreachable' && (
              <Button onClick={() => void question.refetch()}>{texts.common.retry}</Button>
            )}
            <Button variant="default" onClick={actions.onNext}>
              {skip}
            </Button>
          </p>
        )}
      </div>
    </AttemptFrame>
  );
}
