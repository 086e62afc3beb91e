import { codeOf } from '@bandwise/ui/late/code.ts';
import { late } from '@bandwise/ui/late/late.tsx';
import { useState } from 'react';
import { usePublicConfig } from '../../../shared/config/public-config.ts';
import { useServices } from '../../../shared/services/services.ts';
import type { Paste } from '../../../shared/submissions/writing-draft.ts';
import { PREVIEW } from '../../../shared/attempt-drafts/guest.ts';
import type { ScreenProps } from '../frame/screen-props.ts';
import { Panes } from '../panes/panes.tsx';
import { AttemptFrame } from '../frame/attempt-frame.tsx';
import { TaskPanel } from '../panes/task-panel.tsx';
import { WrittenAnswer } from '../panes/written-answer.tsx';
import { texts } from '../../../shared/texts/texts.ts';

const HandIn = late(codeOf(async () => (await import('./hand-in.tsx')).HandIn));

/** A writing task and a box to write in. The text stays on the device, unless it can be handed in. A preview's is not stored. */
export function WritingScreen({ section, taker, owner, isGuest }: ScreenProps) {
  const { device } = useServices();
  const isSaved = owner !== PREVIEW;
  const draft = { owner, sectionId: section.id };
  const key = `writing:${owner}:${section.id}`;
  const [text, setText] = useState(() => (isSaved && device.read(key)) || '');
  const [front, setFront] = useState('task');
  const [paste, setPaste] = useState<Paste | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [isSending, setSending] = useState(false);
  const config = usePublicConfig();
  const canHandIn = config?.submissions && !isGuest && isSaved;
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
              <>
                <WrittenAnswer
                  description={isSaved && (isGuest || config) && !canHandIn && texts.writing.kept}
                  rows={5}
                  maxRows={15}
                  text={text}
                  onWrite={write}
                  onPaste={({ clipboardData }) => setPaste({ before: text, pasted: clipboardData.getData('text') })}
                  readOnly={isSending}
                />
                {canHandIn && (
                  <HandIn
                    section={section}
                    draft={draft}
                    text={text}
                    paste={paste}
                    isConfirming={isConfirming}
                    onConfirming={setConfirming}
                    onSending={setSending}
                    onSent={write}
                  />
                )}
              </>
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
