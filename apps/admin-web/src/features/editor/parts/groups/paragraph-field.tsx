import { Button } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { useRef } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { orphanBlanks, unplacedQuestions } from '../../model/form/blanks.ts';
import type { GroupForm } from '../../model/form/form.ts';
import { nextNumberIn } from '../../model/numbering/numbering.ts';
import { partById } from '../../model/form/parts.ts';
import type { RichTextEditorHandle } from '../../rich-text/rich-text-editor.tsx';
import { useEditor } from '../../session/editor-context.ts';
import { InsertBlankButton } from './insert-blank-button.tsx';
import { OptionalTextField } from './optional-text-field.tsx';
import { useBlanks } from './use-blanks.ts';

const groupTexts = texts.groups;
const HEIGHT = 280;

interface ParagraphFieldProps {
  readonly part: number;
  readonly group: GroupForm;
}

/** The text whose `{n}` markers are the blanks of the group's questions; without it each question is a row. */
export function ParagraphField({ part, group }: ParagraphFieldProps) {
  const { store } = useEditor();
  const handle = useRef<RichTextEditorHandle>(null);
  const { write, insertBlank, onBlanksRestored, blankOwners } = useBlanks(group, handle);
  const orphans = orphanBlanks(group);
  const next = () => {
    const { form } = store.getState();
    const owner = partById(form, part);
    return owner === undefined ? 1 : nextNumberIn(form, owner, group.id);
  };
  const adopt = () => store.dispatch({ type: 'adoptBlanks', group: group.id });
  return (
    <OptionalTextField
      part={part}
      group={group.id}
      field="paragraph"
      html={group.paragraph}
      handle={handle}
      onWrite={write}
      blankOwners={blankOwners}
      onBlanksRestored={onBlanksRestored}
      label={groupTexts.paragraph}
      description={groupTexts.paragraphHint(group.questions[0]?.number ?? next())}
      height={HEIGHT}
      add={{ label: groupTexts.addParagraph, Icon: IconForms }}
      removeLabel={groupTexts.removeParagraph}
      actions={
        <>
          <InsertBlankButton unplaced={unplacedQuestions(group)} onInsert={insertBlank} />
          {orphans.length > 0 && (
            <Button variant="light" size="compact-sm" onClick={adopt}>
              {groupTexts.adopt(orphans.length)}
            </Button>
          )}
        </>
      }
    />
  );
}
