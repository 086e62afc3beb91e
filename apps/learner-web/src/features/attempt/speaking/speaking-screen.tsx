import { attemptTexts } from '../../../shared/texts/attempt.ts';
import { writingTexts } from '../../../shared/texts/writing.ts';
import type { ScreenProps } from '../screen/screen-props.ts';
import { PaneContent } from '../panes/panes.tsx';
import { AttemptFrame } from '../screen/attempt-frame.tsx';
import { TaskPanel } from '../writing/task-panel.tsx';

/** The reading screen of a speaking part, which is view only: no clock, no questions, nothing to submit. */
export function SpeakingScreen({ section, taker }: ScreenProps) {
  const content = <TaskPanel blocks={section.examContent} />;
  return (
    <AttemptFrame taker={taker} tool={null} title={attemptTexts.part(section.part_number)} hint={section.title}>
      <PaneContent pane={{ id: 'task', label: writingTexts.task, content }} />
    </AttemptFrame>
  );
}
