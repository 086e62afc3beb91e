import type { ScreenProps } from '../frame/screen-props.ts';
import { PaneContent } from '../panes/panes.tsx';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import { TaskPanel } from '../panes/task-panel.tsx';
import { texts } from '../../../shared/texts/texts.ts';

/** The reading screen of a speaking part, which is view only: no clock, no questions, nothing to submit. */
export function SpeakingScreen({ section, taker }: ScreenProps) {
  const content = <TaskPanel blocks={section.examContent} />;
  return (
    <AttemptFrame taker={taker} tool={null} title={texts.attempt.part(section.part_number)} hint={section.title}>
      <PaneContent pane={{ id: 'task', label: texts.writing.task, content }} />
    </AttemptFrame>
  );
}
