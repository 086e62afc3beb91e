import type { FullExam } from '@bandwise/api-contract/learner';
import { skills } from '@bandwise/domain';
import { ProgressRing } from '@bandwise/ui/figures/progress-ring.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { SkillIcon } from '@bandwise/ui/look/skill-icon.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { IconClockPlay, IconHistory, IconPlayerPlay, IconPlayerSkipForward } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { LockSign } from '../list/lock-sign.tsx';
import classes from '../list/practice-list.module.css';

interface FullTestRowProps {
  readonly exam: FullExam;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onTake: (exam: FullExam) => void;
  readonly isTaking: boolean;
}

export function FullTestRow({ exam, now, onTake, isTaking }: FullTestRowProps) {
  const { title, parts, questions_count, minutes, locked, last_result: last, in_progress: running } = exam;
  const { countOfParts, start, startShort, goOn, goOnShort, review, reviewShort } = texts.fullTests;
  const Icon = running ? IconPlayerSkipForward : IconPlayerPlay;
  return (
    <Card as="li" className={classes['exam']}>
      <div className={classes['examHead']}>
        <SkillIcon skill={exam.skill} />
        <div className={classes['about']}>
          <h2 className={classes['title']}>
            {title}
            {locked && <LockSign />}
          </h2>
          <p className={classes['facts']}>
            <span>{countOfParts(parts.length)}</span>
            {skills[exam.skill].isMarked && <span>{texts.practiceList.questions(questions_count)}</span>}
            <span>{texts.practiceList.minutes(minutes)}</span>
          </p>
        </div>
      </div>
      {running && (
        <p className={classes['last']}>
          <StateTag tone="warn" Icon={IconClockPlay}>
            {texts.practiceList.inProgress(minutesLeft(running, now))}
          </StateTag>
        </p>
      )}
      {last && <LastOfTest last={last} />}
      <div className={classes['actions']}>
        <Button
          onClick={() => onTake(exam)}
          loading={isTaking}
          leftSection={<Icon size={20} aria-hidden />}
          size="md"
          aria-label={running ? goOn(title) : start(title)}
        >
          {running ? goOnShort : startShort}
        </Button>
        {last && (
          <Button
            component={Link}
            to={`/sitting/${last.sittingID}`}
            variant="default"
            size="md"
            leftSection={<IconHistory size={20} className={classes['again']} aria-hidden />}
            aria-label={review(title)}
          >
            {reviewShort}
          </Button>
        )}
      </div>
    </Card>
  );
}

function LastOfTest({ last }: { readonly last: NonNullable<FullExam['last_result']> }) {
  const { marks, total, band, date } = last;
  return (
    <div className={classes['best']}>
      {marks !== null && <ProgressRing percent={(marks / total) * 100} size={3} />}
      <p className={classes['last']}>
        {marks !== null && texts.fullTests.last(marks, total)}
        {band && <StateTag tone="accent">{texts.fullTests.bandOf(band.band.toFixed(1))}</StateTag>}
        <Moment at={date} />
      </p>
    </div>
  );
}

/** The minutes left in the current phase; null if no clock runs, as before its start. */
function minutesLeft({ phase, deadline }: NonNullable<FullExam['in_progress']>, now: number): number | null {
  if (deadline === null || (phase !== 'running' && phase !== 'checking')) return null;
  return Math.max(1, Math.ceil((Date.parse(deadline) - now) / 60_000));
}
