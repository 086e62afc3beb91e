import type { SectionListRow } from '@bandwise/api-contract/learner';
import type { MarkedSkill } from '@bandwise/domain';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { IconHistory, IconPlayerPlay, IconPlayerSkipForward, IconRefresh } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { reviewAddress } from '../../../shared/practice/practice-address.ts';
import classes from '../list/practice-list.module.css';
import type { RunningAttempt } from './running-attempt.ts';
import { texts } from '../../../shared/texts/texts.ts';

interface SectionActionsProps {
  readonly skill: MarkedSkill;
  readonly section: SectionListRow;
  readonly running: RunningAttempt | null;
  readonly address: string;
  readonly onOpen: (event: MouseEvent) => void;
  readonly onRestart: (event: MouseEvent) => void;
}

/** Actions on a section: the last result; and start, take again, or continue and start again. */
export function SectionActions({ skill, section, running, address, onOpen, onRestart }: SectionActionsProps) {
  const { title, last_result: last } = section;
  const { short } = texts.practiceList;
  const review = texts.practiceList.review(title);
  const main = running
    ? { name: texts.practiceList.continue(title, running.minutesLeft), short: short.continue, act: onOpen }
    : last
      ? { name: texts.practiceList.takeAgain(title), short: short.takeAgain, act: onRestart }
      : { name: texts.practiceList.start(title), short: short.start, act: onOpen };
  const restart = texts.practiceList.restart(title);
  const MainIcon = running ? IconPlayerSkipForward : IconPlayerPlay;
  return (
    <div className={classes['actions']}>
      {last && (
        <Button
          component={Link}
          to={reviewAddress(skill, section, last.attemptID)}
          variant="subtle"
          className={classes['again']}
          leftSection={<IconHistory size={20} aria-hidden />}
          aria-label={review}
          title={review}
        >
          {short.review}
        </Button>
      )}
      {running && (
        <Button
          component="a"
          href={address}
          onClick={onRestart}
          variant="subtle"
          className={classes['again']}
          leftSection={<IconRefresh size={20} aria-hidden />}
          aria-label={restart}
          title={restart}
        >
          {short.startAgain}
        </Button>
      )}
      <Button
        component="a"
        href={address}
        onClick={main.act}
        className={classes['start']}
        leftSection={<MainIcon size={20} aria-hidden />}
        aria-label={main.name}
        title={main.name}
      >
        {main.short}
      </Button>
    </div>
  );
}
