import { LIMITS, addressOf, type QuoteEvidence } from '@bandwise/domain';
import { addressLabel } from '@bandwise/domain/internal';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { fieldId } from '../../session/focus/field-id.ts';
import { partById } from '../../model/form/parts.ts';
import { useEditor, useOpenPart } from '../../session/editor-context.ts';
import { selectedWords } from './selected-words.ts';
import { evidenceWords } from '../../model/form/evidence-words.ts';

const words = texts.teaching.passage;

/** Below the passage: the words selected in it become the evidence of a question. */
export function PassageEvidence() {
  const part = useOpenPart(({ id }) => id);
  const groups = useOpenPart((open) => open.groups);
  const { store, announcements } = useEditor();
  const selected = useSelectedWords(fieldId({ part, group: null, question: null, field: 'passage' }));
  const questions = groups.flatMap((group) => group.questions.map((question) => ({ group, question })));
  const open = questions.find(({ question }) => (question.evidence ?? []).length === 0) ?? questions[0];
  const [chosen, setChosen] = useState<number | null>(null);
  const target = questions.find(({ question }) => question.id === chosen) ?? open;
  if (target === undefined) return null;
  const name = addressOf(target.question);
  const add = () => {
    const now = partById(store.getState().form, part)?.groups.flatMap((group) => group.questions);
    const evidence = now?.find(({ id }) => id === target.question.id)?.evidence ?? [];
    if (selected === null || evidence.length >= LIMITS.evidenceMax) return;
    store.dispatch({
      type: 'setQuestion',
      group: target.group.id,
      question: target.question.id,
      patch: { evidence: [...evidence, selected] },
    });
    announcements.say(words.added(name));
    setChosen(null);
  };
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        label={words.question}
        value={String(target.question.id)}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
        data={questions.map(({ question }) => ({
          value: String(question.id),
          label: addressLabel(addressOf(question)),
        }))}
      />
      <Button
        variant="light"
        disabled={selected === null}
        // A press must not take the selection away.
        onMouseDown={(event) => event.preventDefault()}
        onClick={add}
      >
        {words.add(name)}
      </Button>
      <Text size="sm" c="dimmed" flex="1 1 12rem" {...(selected !== null && { lineClamp: 2 })}>
        {selected === null ? words.hint : evidenceWords(selected)}
      </Text>
    </Group>
  );
}

/** The last selected words in a field. */
function useSelectedWords(id: string): QuoteEvidence | null {
  const [selected, setSelected] = useState<QuoteEvidence | null>(null);
  useEffect(() => {
    const read = () => {
      const text = document.getElementById(id)?.querySelector('[contenteditable="true"]');
      const anchor = document.getSelection()?.anchorNode ?? null;
      // Leaving the text for a button or a list forgets nothing.
      if (text && anchor && text.contains(anchor)) setSelected(selectedWords(text));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [id]);
  return selected;
}
