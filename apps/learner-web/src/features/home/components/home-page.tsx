import { late } from '@bandwise/ui/late/late.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './home-page.module.css';
import { AlsoBegun, LastResults } from './last-results.tsx';
import { MockExamCard } from './mock-exam-card.tsx';
import { NextStep } from './next-step.tsx';
import { SampleCards } from './sample-cards.tsx';
import { assessedWork, assignedSection, useOwnTests } from './use-own-tests.ts';

const AssessedWork = late(assessedWork);
const AssignedSection = late(assignedSection);

/** The next step and the learner's own results. What stands below them waits for them, so that nothing moves. */
export function HomePage() {
  const own = useOwnTests();
  return (
    <>
      <PageTitle>{texts.layout.home}</PageTitle>
      <p className={classes['greeting']}>{texts.home.greeting}</p>
      <h1 className={classes['heading']}>{texts.home.heading}</h1>
      {own && own.assigned.length > 0 && <AssignedSection {...own} />}
      {/* Below assignments it is another element, so that none moves. */}
      <NextStep own={own} key={own?.assigned.length ? 'below' : 'first'} />
      {own && (
        <>
          <AlsoBegun tests={own.begun.slice(1)} now={own.now} />
          {own.submissions.length > 0 && <AssessedWork {...own} />}
          <LastResults tests={own.takenTests} />
          <MockExamCard />
          <SampleCards isSmall={own.takenTests.length > 0} />
        </>
      )}
    </>
  );
}
