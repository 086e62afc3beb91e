import { isMarkedSkill, type MarkedSkill, type Skill } from '@bandwise/domain';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { IconClockPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sectionListQuery } from '../../../shared/practice/section-list.ts';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { suggestedPart } from '../model/suggested-part.ts';
import classes from './home-page.module.css';
import type { OwnTests } from './use-own-tests.ts';

/** The next step: the begun test, or a suggested one. Its height is fixed, so that loading shifts nothing. */
export function NextStep({ own }: { readonly own: OwnTests | null }) {
  const begun = own?.begun[0];
  return (
    <section aria-labelledby="next-step" className={classes['next']}>
      <h2 id="next-step">{texts.home.nextStep}</h2>
      {own === null && <Loading />}
      {own && !begun && <Suggested last={own.takenTests[0] ?? null} />}
      {own && begun && (
        <Step skill={begun.skill} title={begun.title} to={begun.to} action={texts.practiceList.short.continue}>
          <TimeLeft deadline={begun.deadline} now={own.now} />
        </Step>
      )}
    </section>
  );
}

/** The remaining time of a running test. */
export function TimeLeft({ deadline, now }: { readonly deadline: number | null; readonly now: number }) {
  const minutes = deadline === null ? null : Math.max(1, Math.ceil((deadline - now) / 60_000));
  return (
    <StateTag tone="warn" Icon={IconClockPlay}>
      {texts.practiceList.inProgress(minutes)}
    </StateTag>
  );
}

function Suggested({ last }: { readonly last: OwnTests['takenTests'][number] | null }) {
  const { api } = useServices();
  const skill: MarkedSkill = last?.skill && isMarkedSkill(last.skill) ? last.skill : 'reading';
  const list = useQuery(sectionListQuery(api, skill));
  if (list.isPending && !list.isPaused) return <Loading />;
  const part = suggestedPart(list.data?.sections ?? [], last?.section ?? null);
  if (!part)
    return (
      <Step skill={skill} title={texts.home.choose} to={`/practice/${skill}`} action={texts.home.toTests}>
        {texts.home.chooseHint}
      </Step>
    );
  const { part: partOf, questions, minutes, short } = texts.practiceList;
  return (
    <Step skill={skill} title={part.title} to={practiceAddress(skill, part)} action={short.start}>
      <span>{partOf(part.part_number)}</span>
      <span>{questions(part.questions_count)}</span>
      <span>{minutes(part.time)}</span>
    </Step>
  );
}

interface StepProps {
  readonly skill: Skill | null;
  readonly title: string;
  readonly to: string;
  readonly action: string;
  readonly children: ReactNode;
}

function Step({ skill, title, to, action, children }: StepProps) {
  return (
    <Card className={classes['step']}>
      <SkillIcon skill={skill} />
      <div className={classes['words']}>
        <p className={classes['stepName']} id="next-step-test">
          {title}
        </p>
        <p className={classes['facts']}>{children}</p>
      </div>
      <Button component={Link} to={to} size="md" aria-describedby="next-step-test">
        {action}
      </Button>
    </Card>
  );
}

function Loading() {
  return (
    <Card className={classes['step']} data-loading>
      <p role="status">{texts.common.loading}</p>
    </Card>
  );
}
