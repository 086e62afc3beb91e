import { sittingTexts } from '../../../shared/texts/sitting.ts';
import { writingTexts } from '../../../shared/texts/writing.ts';
import type { ScreenProps } from '../model/screen-props.ts';
import { PaneContent } from './panes.tsx';
import { SittingFrame } from './sitting-frame.tsx';
import { TaskPanel } from './task-panel.tsx';

/** The reading screen of a speaking part, which is view only: no clock, no questions, nothing to submit. */
export function SpeakingScreen({ section, taker }: ScreenProps) {
  const content = <TaskPanel blocks={section.examContent} />;
  return (
    <SittingFrame taker={taker} tool={null} title={sittingTexts.part(section.part_number)} hint={section.title}>
      <PaneContent pane={{ id: 'task', label: writingTexts.task, content }} />
    </SittingFrame>
  );
}
