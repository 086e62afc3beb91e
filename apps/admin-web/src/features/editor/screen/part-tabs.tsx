import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { partLabel } from '../../../shared/exams/part-label.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { shownParts } from '../model/form/parts.ts';
import { useDropEdge } from '../parts/moving/use-drop-edge.ts';
import { isEmpty } from '../model/exam-file/to-content.ts';
import { useDispatch, useEditorState, useOpenPart, useSettledForm } from '../session/editor-context.ts';

/** One tab for each part of a full test. The fields below are those of the open part. */
export function PartTabs() {
  const testType = useEditorState(({ form }) => form.testType);
  const form = useSettledForm();
  const open = useOpenPart((part) => part.id);
  const dispatch = useDispatch();
  // All at once: the settled form is a moment behind the choice of a full test.
  if (testType !== 'full_test' || form.testType !== 'full_test') return null;
  return (
    <Tabs value={String(open)} onChange={(part) => part !== null && dispatch({ type: 'openPart', part: Number(part) })}>
      <Tabs.List aria-label={texts.editor.parts.label}>
        {shownParts(form).map(({ part, number }) => (
          <PartTab key={part.id} part={part.id}>
            {partLabel(form.skill, number)}
            {isEmpty(part) && ` (${texts.editor.parts.empty})`}
          </PartTab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

/** A group that is dragged here comes to the end of the part. */
function PartTab({ part, children }: { readonly part: number; readonly children: ReactNode }) {
  return (
    <Tabs.Tab value={String(part)} data-part={part} {...useDropEdge('part', part)}>
      {children}
    </Tabs.Tab>
  );
}
