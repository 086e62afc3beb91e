import type { UserStats } from '@bandwise/api-contract/learner';
import { isMarkedSkill } from '@bandwise/domain';
import { ProgressRing } from '@bandwise/ui/figures/progress-ring.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { Link } from 'react-router-dom';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { bandEstimates, type BandEstimate } from '../model/band-estimates.ts';
import { percentOf } from '../model/percent.ts';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './progress.module.css';

type SkillTally = UserStats['skills'][number];

export function SkillCards({ skills }: { skills: readonly SkillTally[] }) {
  const estimates = skills.some(({ skill, last }) => last && bandEstimates(skill, last.marks, last.total).length > 0);
  return (
    <section aria-labelledby="skills">
      <h2 id="skills" className={classes['heading']}>
        {texts.progress.skillsHeading}
      </h2>
      <div className={classes['cards']}>
        {skills.map((tally) => (
          <SkillCard key={tally.skill} tally={tally} />
        ))}
      </div>
      {estimates && <p className={classes['hint']}>{texts.progress.estimateNote}</p>}
    </section>
  );
}

function SkillCard({ tally }: { tally: SkillTally }) {
  const id = `skill-${tally.skill}`;
  return (
    <Card as="section" className={classes['card']} aria-labelledby={id}>
      <h3 id={id} className={classes['cardTitle']}>
        <SkillIcon skill={tally.skill} size="small" />
        {texts.progress.skills[tally.skill]}
      </h3>
      {tally.last && tally.total > 0 && (
        <span className={classes['ring']}>
          <ProgressRing percent={(tally.marks / tally.total) * 100} size={5} />
        </span>
      )}
      {tally.last ? <SkillFigures tally={tally} last={tally.last} /> : <NoneOfSkill skill={tally.skill} />}
    </Card>
  );
}

function NoneOfSkill({ skill }: { skill: SkillTally['skill'] }) {
  return (
    <>
      <p className={classes['none']}>{texts.progress.noneOfSkill}</p>
      {isMarkedSkill(skill) && (
        <TextLink component={Link} to={`/practice/${skill}`} underline="always">
          {texts.progress.practise[skill]}
        </TextLink>
      )}
    </>
  );
}

function SkillFigures({ tally, last }: { tally: SkillTally; last: NonNullable<SkillTally['last']> }) {
  const { taken, marks, best, marksOf, percent, estimate } = texts.progress;
  const overall = percentOf(tally.marks, tally.total);
  const highest = tally.best === null ? null : percentOf(tally.best, 100);
  const estimates = bandEstimates(tally.skill, last.marks, last.total);
  return (
    <dl className={classes['figures']}>
      <dt>{taken}</dt>
      <dd>{tally.attempts}</dd>
      <dt>{marks}</dt>
      <dd>
        {marksOf(tally.marks, tally.total)}
        {overall !== null && <span className={classes['soft']}>{percent(overall)}</span>}
      </dd>
      {highest !== null && (
        <>
          <dt>{best}</dt>
          <dd>{percent(highest)}</dd>
        </>
      )}
      <dt>{texts.progress.last}</dt>
      <dd>
        {marksOf(last.marks, last.total)}
        <span className={classes['soft']}>
          <Moment at={last.date} />
        </span>
      </dd>
      {estimates.length > 0 && (
        <>
          <dt>{estimate}</dt>
          {estimates.map((one) => (
            <Estimate key={one.paper} estimate={one} />
          ))}
        </>
      )}
    </dl>
  );
}

function Estimate({ estimate: { paper, low, high } }: { estimate: BandEstimate }) {
  const name = texts.progress.bandIn[paper];
  return (
    <dd>
      {texts.progress.band(low, high)}
      {name && <span className={classes['soft']}>{name}</span>}
    </dd>
  );
}
