import { skills, textOf, wordCount } from '@bandwise/domain';
import { Text } from '@mantine/core';
import { useCallback, useDeferredValue } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import { Card } from '../fields/card.tsx';
import { useDispatch, useEditor, useOpenPart } from '../screen/editor-context.ts';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { useField } from '../fields/use-field.ts';

const { content: contentTexts } = texts.editor;
/** In pixels (administrator specification, section 9). */
const HEIGHT = { passage: 450, task: 700 } as const;

/** The passage of a reading part, or the task of writing and speaking. */
export function ContentCard() {
  const isPassage = skills[useEditor().skill].hasPassage;
  const part = useOpenPart(({ id }) => id);
  const content = useOpenPart((open) => open.content);
  const dispatch = useDispatch();
  const change = useCallback(
    (html: string) => dispatch({ type: 'setPart', part, patch: { content: html } }),
    [dispatch, part],
  );
  const field = useField({ part, field: isPassage ? 'passage' : 'examContent' });
  return (
    <Card
      heading={isPassage ? contentTexts.passageHeading : contentTexts.taskHeading}
      actions={<Words html={content} />}
    >
      <RichTextField
        {...field}
        key={part}
        label={isPassage ? contentTexts.passage : contentTexts.task}
        {...(isPassage ? { description: contentTexts.passageHint } : {})}
        required
        menuBar
        height={isPassage ? HEIGHT.passage : HEIGHT.task}
        value={content}
        onChange={change}
      />
    </Card>
  );
}

function Words({ html }: { readonly html: string }) {
  const count = wordCount(textOf(useDeferredValue(html)));
  return (
    <Text c="dimmed" size="sm">
      {contentTexts.words(count)}
    </Text>
  );
}
