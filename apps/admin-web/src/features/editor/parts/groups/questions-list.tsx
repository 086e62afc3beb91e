import { numberQuestions, rangeLabel } from '@bandwise/domain';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { texts } from '../../../../shared/texts/texts.ts';
import type { GroupForm } from '../../model/form/form.ts';
import { groupById } from '../../model/form/parts.ts';
import { fieldId } from '../../session/focus/field-id.ts';
import { toFullGroup } from '../../model/form/to-full-group.ts';
import { useEditor } from '../../session/editor-context.ts';
import { focusPlace } from '../../session/focus/focus-place.ts';
import { questionTypeEditors } from '../question-types/registry.ts';
import { FromTextButton } from './from-text-button.tsx';
import { QuestionEditor } from './question-editor.tsx';

const { questions: questionTexts, fromText } = texts;

interface QuestionsListProps {
  readonly part: number;
  readonly group: GroupForm;
  /** `Group 2`. */
  readonly name: string;
}

export function QuestionsList({ part, group, name }: QuestionsListProps) {
  const { store, announcements } = useEditor();
  const { KeyHint } = questionTypeEditors[group.type];
  const numbered = numberQuestions([toFullGroup(group)]);
  const labels = numbered.map(({ numbers, address }) => (numbers.length > 1 ? rangeLabel(numbers) : address));
  const add = () => {
    store.dispatch({ type: 'addQuestion', group: group.id });
    const added = groupById(store.getState().form, group.id)?.questions.at(-1);
    if (added === undefined) return;
    announcements.say(questionTexts.added(String(added.number)));
    focusPlace({ part, group: group.id, question: added.id, field: 'question' });
  };
  return (
    <Stack gap="sm" data-questions>
      {KeyHint !== undefined && group.questions.length > 0 && <KeyHint />}
      {group.questions.length > 0 && (
        <Text size="xs" c="dimmed">
          {questionTexts.keys} {group.questions.some(({ options }) => options.length > 0) && questionTexts.markKey}
        </Text>
      )}
      {group.questions.map((question, index) => (
        <QuestionEditor
          key={question.id}
          part={part}
          group={group.id}
          type={group.type}
          labels={group.labels}
          choices={group.choices}
          letters={group.letters}
          hasParagraph={group.paragraph !== null}
          question={question}
          label={labels[index] ?? ''}
          isFirst={index === 0}
          isLast={index === group.questions.length - 1}
        />
      ))}
      <Group gap="xs">
        <Button
          id={fieldId({ part, group: group.id, question: null, field: 'questions' })}
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={add}
        >
          {questionTexts.add}
        </Button>
        <FromTextButton
          label={fromText.pasteInto}
          title={fromText.titleInto(name)}
          target={{ part, group: group.id }}
        />
      </Group>
    </Stack>
  );
}
