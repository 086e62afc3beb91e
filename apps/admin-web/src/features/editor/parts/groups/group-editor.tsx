import { numberQuestions, QUESTION_SHAPES, rangeLabel } from '@bandwise/domain';
import { Paper, Stack } from '@mantine/core';
import { memo } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import type { GroupForm } from '../../model/form/form.ts';
import { toFullGroup } from '../../model/form/to-full-group.ts';
import { ChoicesEditor } from './choices-editor.tsx';
import { GroupHeader } from './group-header.tsx';
import { InstructionField } from './instruction-field.tsx';
import { ParagraphField } from './paragraph-field.tsx';
import { PictureField } from './picture-field.tsx';
import { useDropEdge } from '../moving/use-drop-edge.ts';
import { questionTypeEditors } from '../question-types/registry.ts';
import { QuestionsList } from './questions-list.tsx';

interface GroupEditorProps {
  readonly group: GroupForm;
  readonly part: number;
  readonly index: number;
  readonly isLast: boolean;
  readonly isCollapsed: boolean;
}

/** One question group. A collapsed group renders only its heading. */
export const GroupEditor = memo(function GroupEditor({ group, part, index, isLast, isCollapsed }: GroupEditorProps) {
  const edge = useDropEdge('group', group.id);
  const shape = QUESTION_SHAPES[group.type];
  const { GroupSettings, taskOf } = questionTypeEditors[group.type];
  return (
    <Paper
      component="section"
      withBorder
      radius="md"
      p={{ base: 'xs', sm: 'md' }}
      aria-labelledby={`group-${group.id}-name`}
      data-group={group.id}
      {...edge}
    >
      <GroupHeader
        part={part}
        group={group.id}
        type={group.type}
        task={taskOf?.(group) ?? texts.groups.types[group.type]}
        questions={group.questions.length}
        index={index}
        isLast={isLast}
        isCollapsed={isCollapsed}
        numbers={numbersOf(group)}
      />
      {!isCollapsed && (
        <Stack pt="md" data-group-body>
          <InstructionField part={part} group={group} />
          {GroupSettings !== undefined && <GroupSettings part={part} group={group} />}
          <PictureField part={part} group={group.id} imgContent={group.imgContent} />
          {shape.choices && (
            <ChoicesEditor
              part={part}
              group={group.id}
              choices={group.choices}
              letters={group.letters}
              title={group.choices_title}
            />
          )}
          {shape.paragraph && <ParagraphField part={part} group={group} />}
          <QuestionsList part={part} group={group} name={texts.groups.name(index)} />
        </Stack>
      )}
    </Paper>
  );
});

function numbersOf(group: GroupForm): string {
  return rangeLabel(numberQuestions([toFullGroup(group)]).flatMap((question) => question.numbers));
}
