import { useState } from 'react';
import { PREVIEW } from '../../../shared/attempt-drafts/guest.ts';
import { useServices } from '../../../shared/services/services.ts';
import type { ScreenProps } from '../frame/screen-props.ts';
import { Panes } from '../panes/panes.tsx';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import { TaskPanel } from '../panes/task-panel.tsx';
import { WrittenAnswer } from '../panes/written-answer.tsx';
import { texts } from '../../../shared/texts/texts.ts';

/** A writing task and a box to write in. What is written stays on the device: it is never sent. A preview's is not stored. */
export function WritingScreen({ section, taker, owner }: ScreenProps) {
  const { device } = useServices();
  const isSaved = owner !== PREVIEW;
  const key = `writing:${owner}:${section.id}`;
  const [text, setText] = useState(() => (isSaved && device.read(key)) || '');
  const [front, setFront] = useState('task');
  const write = (next: string) => {
    setText(next);
    if (isSaved) device.write(key, next);
  };
  return (
    <AttemptFrame
      taker={taker}
      tool={null}
      title={texts.attempt.part(section.part_number)}
      test={section.title}
      hint={texts.writing.hint}
    >
      <Panes
        panes={[
          { id: 'task', label: texts.writing.task, content: <TaskPanel blocks={section.examContent} /> },
          {
            id: 'answer',
            label: texts.writing.answer,
            content: (
              <WrittenAnswer
                description={isSaved && texts.writing.kept}
                rows={5}
                maxRows={15}
                text={text}
                onWrite={write}
              />
            ),
          },
        ]}
        separatorLabel={texts.writing.resizePanels}
        front={front}
        onFront={setFront}
      />
    </AttemptFrame>
  );
}
