import { totalNumbers } from '@bandwise/domain';
import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { toastError } from '../../../../shared/toasts/toasts.ts';
import { useUploadMedia } from '../../session/calls/upload-media.ts';
import { focusPlace } from '../../session/focus/focus-place.ts';
import { useEditor, useEditorState } from '../../session/editor-context.ts';
import styles from './from-text.module.css';
import { PastedFields } from './pasted-fields.tsx';
import { PastedPreview } from './pasted-preview.tsx';
import { PlacingNotes } from './placing-notes.tsx';
import { storePictures } from './store-pictures.ts';
import { TestChoice } from './test-choice.tsx';
import { placeParts, takesPassage, toTakeOver, type PasteTarget } from '../../model/changes/to-take-over.ts';
import { usePastedText } from './use-pasted-text.ts';
import { useWordFile } from '../word/use-word-file.ts';
import { WordFile } from '../word/word-file.tsx';

const fromText = texts.fromText;

interface FromTextFormProps {
  readonly target: PasteTarget;
  /** The initial Word file. */
  readonly file: File | null;
  /** Reports whether closing would lose input. */
  readonly onFilled: (isFilled: boolean) => void;
  readonly onCancel: () => void;
  readonly onAdded: () => void;
}

export function FromTextForm({ target, file, onFilled, onCancel, onAdded }: FromTextFormProps) {
  const { store, announcements } = useEditor();
  const form = useEditorState((state) => state.form);
  const pasted = usePastedText(form.skill);
  const { recognised } = pasted;
  const word = useWordFile(file, { hasOther: pasted.isOwn, take: pasted.replace });
  useEffect(() => {
    onFilled(!pasted.isEmpty);
    return () => onFilled(false);
  }, [onFilled, pasted.isEmpty]);
  const placing = useMemo(() => placeParts(form, recognised, target), [form, recognised, target]);
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isTaken = (index: number) => {
    const part = placing.parts[index];
    return part !== undefined && takesPassage(form, part) && (chosen.get(index) ?? !part.replacesPassage);
  };
  const passages = new Set([...placing.parts.keys()].filter(isTaken));
  const groups = placing.parts.flatMap(({ part, recognised: { groups } }) => (part === null ? [] : groups));

  const upload = useUploadMedia();
  const [isStoring, setStoring] = useState(false);
  const add = async () => {
    setStoring(true);
    try {
      const change = await storePictures(toTakeOver(store.getState().form, placing, { target, passages }), upload);
      store.dispatch(change);
      announcements.say(fromText.added(groups.length, totalNumbers(groups)));
      onAdded();
      focusPlace({ part: target.part, group: null, question: null, field: 'groups' });
    } catch (error) {
      toastError(error, fromText.picturesFailed);
    } finally {
      setStoring(false);
    }
  };

  return (
    <Stack>
      <WordFile file={word} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <PastedFields pasted={pasted} />
        <PastedPreview recognised={recognised} placing={placing} isEmpty={pasted.isEmpty}>
          <TestChoice tests={recognised.tests} test={pasted.test} onChoose={pasted.chooseTest} />
        </PastedPreview>
      </SimpleGrid>
      <PlacingNotes
        placing={placing}
        target={target}
        isTaken={isTaken}
        onTake={(index, take) => setChosen(new Map([...chosen, [index, take]]))}
      />
      <Group justify="flex-end" className={styles['footer']}>
        <Button variant="default" onClick={onCancel}>
          {texts.common.cancel}
        </Button>
        <Button disabled={groups.length === 0 && passages.size === 0} loading={isStoring} onClick={() => void add()}>
          {groups.length === 0 && passages.size > 0 ? fromText.addPassage : fromText.add(groups.length)}
        </Button>
      </Group>
    </Stack>
  );
}
