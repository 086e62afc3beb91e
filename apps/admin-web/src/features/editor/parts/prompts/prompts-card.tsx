import { LIMITS } from '@bandwise/domain';
import { defaultTimes } from '@bandwise/domain/internal';
import { RichText } from '@bandwise/ui/rich-text/rich-text.tsx';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { Card } from '../../fields/card.tsx';
import { RowButtons } from '../../fields/row-buttons.tsx';
import { useField, useFindings } from '../../fields/use-field.ts';
import type { PromptForm } from '../../model/form/form.ts';
import { isError } from '../../model/findings/placed-finding.ts';
import { useDispatch, useEditor, useEditorState, useOpenPart } from '../../session/editor-context.ts';
import { insertAt, replaceAt } from '../../model/form/lists.ts';
import { partById, shownParts } from '../../model/form/parts.ts';
import { PromptFields } from './prompt-fields.tsx';

const words = texts.prompts;
const NONE: readonly PromptForm[] = [];

/** The prompts of a spoken task, in their order. One at a time is open, because each text has a rich-text editor. */
export function PromptsCard() {
  const part = useOpenPart(({ id }) => id);
  return <Prompts key={part} part={part} />;
}

function Prompts({ part }: { readonly part: number }) {
  const prompts = useOpenPart((open) => open.prompts ?? NONE);
  const partNumber = useEditorState(({ form }) => {
    const shown = shownParts(form).find((one) => one.part.id === part);
    return shown?.number ?? form.partNumber;
  });
  const { store, flushes } = useEditor();
  const dispatch = useDispatch();
  const field = useField({ part, field: 'prompts' });
  const problems = useFindings(part).filter((finding) => finding.field === 'prompts' && isError(finding));
  const [opened, setOpened] = useState<number | null>(null);

  const change = (edit: (list: readonly PromptForm[]) => readonly PromptForm[]) => {
    const latest = partById(store.getState().form, part)?.prompts ?? NONE;
    dispatch({ type: 'setPart', part, patch: { prompts: edit(latest) } });
  };
  /** Typed text is stored with its prompt before the list changes. */
  const open = (index: number | null) => {
    flushes.flushAll();
    setOpened(index);
  };
  const add = (index: number, prompt: PromptForm) => {
    open(index);
    change((list) => insertAt(list, index, prompt));
  };
  return (
    <Card heading={words.heading} id={field.id}>
      <Text size="sm" c="dimmed">
        {words.hint}
      </Text>
      {field.error !== null &&
        problems.map(({ message }) => (
          <Text key={message} size="sm" c="red" role="alert">
            {message}
          </Text>
        ))}
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} onBlur={field.onBlur}>
        {prompts.map((prompt, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a prompt has no id; its fields show the value at their index
          <li key={index} aria-label={words.name(index + 1)}>
            <Group justify="space-between" align="start" gap="xs">
              <Box>
                <Text fw={600} size="sm">
                  {words.name(index + 1)}
                </Text>
                <Text size="sm" c="dimmed">
                  {words.summary({ part: prompt.part, ...timesOf(prompt) })}
                </Text>
              </Box>
              <Group gap="xs" wrap="nowrap">
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-expanded={opened === index}
                  aria-label={
                    opened === index ? words.doneOf(words.name(index + 1)) : words.editOf(words.name(index + 1))
                  }
                  onClick={() => open(opened === index ? null : index)}
                >
                  {opened === index ? words.done : words.edit}
                </Button>
                <RowButtons
                  id={`${field.id}-${index}`}
                  name={words.name(index + 1)}
                  isFirst={index === 0}
                  isLast={index === prompts.length - 1}
                  onMove={(by) => {
                    open(null);
                    change((list) => moveTo(list, index, index + by));
                  }}
                  onDuplicate={() => add(index + 1, prompt)}
                  onRemove={() => {
                    open(null);
                    change((list) => without(list, index));
                  }}
                />
              </Group>
            </Group>
            {opened === index ? (
              <PromptFields
                part={part}
                index={index}
                prompt={prompt}
                onChange={(patch) => change((list) => replaceAt(list, index, { ...prompt, ...patch }))}
              />
            ) : (
              <RichText html={prompt.text} />
            )}
          </li>
        ))}
      </Stack>
      {prompts.length >= LIMITS.promptsMax ? (
        <Text size="sm">{words.tooMany(LIMITS.promptsMax)}</Text>
      ) : (
        <Button
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => add(prompts.length, newPrompt(prompts.at(-1), partNumber))}
        >
          {words.add}
        </Button>
      )}
    </Card>
  );
}

function without(list: readonly PromptForm[], index: number): readonly PromptForm[] {
  return list.filter((_, at) => at !== index);
}

function moveTo(list: readonly PromptForm[], from: number, to: number): readonly PromptForm[] {
  const moved = list[from];
  return moved === undefined ? list : insertAt(without(list, from), to, moved);
}

/** Continues the part of the last prompt. After the card of Part 2, a follow-up question needs no preparation. */
function newPrompt(last: PromptForm | undefined, partNumber: number): PromptForm {
  const part = last?.part ?? partNumber;
  const isFollowUp = last !== undefined && part === 2;
  return { text: '', part, prepare: isFollowUp ? 0 : null, answer: isFollowUp ? 20 : null, audioUrl: '' };
}

function timesOf({ part, prepare, answer }: PromptForm): { readonly prepare: number; readonly answer: number } {
  const usual = defaultTimes(part);
  return { prepare: prepare ?? usual.prepare, answer: answer ?? usual.answer };
}
