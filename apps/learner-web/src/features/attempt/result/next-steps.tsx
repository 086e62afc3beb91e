import type { DeliverySectionBody } from '@bandwise/api-contract/learner';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Row } from '@bandwise/ui/controls/stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { nextVisit } from '../../../shared/practice/practice-address.ts';
import { sectionListQuery } from '../../../shared/practice/section-list.ts';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './results.module.css';

interface NextStepsProps {
  readonly section: DeliverySectionBody;
  readonly isGuest: boolean;
}

/** The ways on from a result. */
export function NextSteps({ section, isGuest }: NextStepsProps) {
  const { api } = useServices();
  const list = useQuery(sectionListQuery(api, section.skill));
  const next = nextPart(section, list.data?.sections ?? []);
  const sitting = useSearchParams()[0].get('sitting');
  const words = texts.attempt.nextSteps;
  if (sitting !== null)
    return (
      <nav aria-label={words.label} className={classes['next']}>
        <Button component={Link} to={`/sitting/${encodeURIComponent(sitting)}`} mt="lg">
          {texts.attempt.backToTest}
        </Button>
      </nav>
    );
  return (
    <nav aria-label={words.label} className={classes['next']}>
      <Row gap="sm" mt="lg">
        {next && (
          <Button component={Link} to={practiceAddress(section.skill, next)}>
            {words.next(next.part_number)}
          </Button>
        )}
        <Button component={Link} to={practiceAddress(section.skill, section)} state={nextVisit()} variant="default">
          {words.again}
        </Button>
        {!isGuest && (
          <Button component={Link} to={`/practice/${section.skill}`} variant="default">
            {words.list}
          </Button>
        )}
      </Row>
    </nav>
  );
}

/** Leads to practice of the wrong answers, except from a part of a whole test. */
export function PractiseWrong() {
  const isPart = useSearchParams()[0].has('sitting');
  if (isPart) return null;
  return (
    <Button component={Link} to="/progress/practise" mb="md" className={classes['practise']}>
      {texts.attempt.nextSteps.practise}
    </Button>
  );
}

interface Part {
  readonly exam_id: string;
  readonly part_number: number;
}

/** The part that follows in the same test; null: there is none. */
export function nextPart<T extends Part>(current: Part, parts: readonly T[]): T | null {
  return parts
    .filter(({ exam_id, part_number }) => exam_id === current.exam_id && part_number > current.part_number)
    .reduce<T | null>((first, part) => (first && first.part_number < part.part_number ? first : part), null);
}
