import type { SectionListRow } from '@bandwise/api-contract/learner';
import type { MarkedSkill } from '@bandwise/domain';
import { ProgressRing } from '@bandwise/ui/figures/progress-ring.tsx';
import { StateTag } from '@bandwise/ui/look/state-tag.tsx';
import { practiceAddress } from '@bandwise/ui/practice/practice-address.ts';
import { IconClockPlay } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { LockSign } from '../list/lock-sign.tsx';
import { partLabel } from '../list/parts.ts';
import classes from '../list/practice-list.module.css';
import { LastResult } from './last-result.tsx';
import { runningAttempt } from './running-attempt.ts';
import { SectionActions } from './section-actions.tsx';
import { texts } from '../../../shared/texts/texts.ts';

interface SectionRowProps {
  readonly skill: MarkedSkill;
  readonly section: SectionListRow;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onOpen: (section: SectionListRow) => void;
  readonly onRestart: (section: SectionListRow) => void;
}

export function SectionRow({ skill, section, now, onOpen, onRestart }: SectionRowProps) {
  const { title, last_result: last } = section;
  const address = practiceAddress(skill, section);
  const running = runningAttempt(section, now);
  const here = (act: (section: SectionListRow) => void) => (event: MouseEvent) => {
    // A click with a modifier means another tab or window, which the browser opens by the link's address.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act(section);
  };
  const hint = running ? texts.practiceList.continue(title, running.minutesLeft) : texts.practiceList.start(title);
  return (
    <li className={classes['row']}>
      <ProgressRing percent={last && last.total > 0 ? (last.correctCount / last.total) * 100 : 0} size={2.75} />
      <div className={classes['about']}>
        <h2 className={classes['title']}>
          <a href={address} onClick={here(onOpen)} title={hint} className={classes['open']}>
            {title}
          </a>
          {section.locked && <LockSign />}
        </h2>
        <p className={classes['facts']}>
          <span>{partLabel(skill, section.part_number)}</span>
          <span>{texts.practiceList.questions(section.questions_count)}</span>
          <span>{texts.practiceList.minutes(section.time)}</span>
        </p>
        {running && (
          <p className={classes['last']}>
            <StateTag tone="warn" Icon={IconClockPlay}>
              {texts.practiceList.inProgress(running.minutesLeft)}
            </StateTag>
          </p>
        )}
        {last && <LastResult result={last} />}
      </div>
      <SectionActions
        skill={skill}
        section={section}
        running={running}
        address={address}
        onOpen={here(onOpen)}
        onRestart={here(onRestart)}
      />
    </li>
  );
}
