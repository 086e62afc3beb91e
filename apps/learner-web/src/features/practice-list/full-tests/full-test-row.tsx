import type { FullExam } from '@bandwise/api-contract/learner';
import { skills } from '@bandwise/domain';
import { ActionIcon, Button } from '@mantine/core';
import { IconHistory, IconPlayerPlay, IconPlayerSkipForward } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Moment } from '../../../shared/layout/moment.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { LockSign } from '../list/lock-sign.tsx';
import classes from '../list/practice-list.module.css';

interface FullTestRowProps {
  readonly exam: FullExam;
  readonly onTake: (exam: FullExam) => void;
  readonly isTaking: boolean;
}

export function FullTestRow({ exam, onTake, isTaking }: FullTestRowProps) {
  const { title, parts, questions_count, minutes, locked, last_result: last, in_progress: running } = exam;
  const { countOfParts, start, goOn, inProgress, review, last: lastText } = texts.sitting.list;
  const label = running ? goOn(title) : start(title);
  const Icon = running ? IconPlayerSkipForward : IconPlayerPlay;
  return (
    <li className={classes['row']}>
      <div className={classes['about']}>
        <h2 className={classes['title']}>
          {title}
          {locked && <LockSign />}
        </h2>
        <p className={classes['facts']}>
          <span>{countOfParts(parts.length)}</span>
          {skills[exam.skill].isMarked && <span>{texts.practiceList.questions(questions_count)}</span>}
          {/* How long recordings take is known once the test is begun. */}
          {!skills[exam.skill].hasRecording && <span>{texts.practiceList.minutes(minutes)}</span>}
        </p>
        {running && <p className={classes['last']}>{inProgress}</p>}
        {last && (
          <p className={classes['last']}>
            {last.marks !== null && lastText(last.marks, last.total)}
            {last.band && <span>{texts.sitting.result.bandOf(last.band.band.toFixed(1))}</span>}
            <Moment at={last.date} />
          </p>
        )}
      </div>
      <div className={classes['actions']}>
        {last && (
          <ActionIcon
            component={Link}
            to={`/sitting/${last.sittingID}`}
            variant="subtle"
            className={classes['again']}
            size={44}
            aria-label={review(title)}
            title={review(title)}
          >
            <IconHistory size={24} />
          </ActionIcon>
        )}
        <Button
          onClick={() => onTake(exam)}
          loading={isTaking}
          className={classes['start']}
          aria-label={label}
          title={label}
        >
          <Icon size={20} aria-hidden />
        </Button>
      </div>
    </li>
  );
}
