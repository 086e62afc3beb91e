import { wordCount } from '@bandwise/domain';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useServices } from '../../../shared/services/services.ts';
import { attemptTexts } from '../../../shared/texts/attempt.ts';
import { writingTexts } from '../../../shared/texts/writing.ts';
import type { ScreenProps } from '../screen/screen-props.ts';
import { Panes } from '../panes/panes.tsx';
import { AttemptFrame } from '../screen/attempt-frame.tsx';
import { TaskPanel } from './task-panel.tsx';
import classes from './writing-screen.module.css';

/** A writing task and a box to write in. What is written stays on the device: it is never sent. */
export function WritingScreen({ section, taker, owner }: ScreenProps) {
  const { device } = useServices();
  const key = `writing:${owner}:${section.id}`;
  const [text, setText] = useState(() => device.read(key) ?? '');
  const [front, setFront] = useState('task');
  const write = (next: string) => {
    setText(next);
    device.write(key, next);
  };
  return (
    <AttemptFrame taker={taker} tool={null} title={attemptTexts.part(section.part_number)} hint={writingTexts.hint}>
      <Panes
        left={{ id: 'task', label: writingTexts.task, content: <TaskPanel blocks={section.examContent} /> }}
        right={{
          id: 'answer',
          label: writingTexts.answer,
          content: (
            <>
              <Textarea
                label={writingTexts.answer}
                description={writingTexts.kept}
                autosize
                minRows={5}
                maxRows={15}
                classNames={{ input: classes['answer'] ?? '' }}
                value={text}
                onChange={(event) => write(event.currentTarget.value)}
              />
              <p className={classes['words']}>{writingTexts.words(wordCount(text))}</p>
            </>
          ),
        }}
        separatorLabel={writingTexts.resizePanels}
        front={front}
        onFront={setFront}
      />
    </AttemptFrame>
  );
}
