import { Group } from '@mantine/core';
import { useState } from 'react';
import { RowMenu } from '../../../shared/table/row-menu.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import type { ListedTest, RowAction } from './row-action.ts';
import { IN_MENU, IN_ROW } from './row-actions.ts';

/** The actions of a row of All Tests: buttons, menu, and the dialog of the chosen action. */
export function RowControls({ test }: { readonly test: ListedTest }) {
  const [asked, setAsked] = useState<{ readonly action: RowAction; readonly opened: boolean } | null>(null);
  const offered = (actions: readonly RowAction[]) => actions.filter(({ isOffered }) => isOffered?.(test) ?? true);
  const controls = (actions: readonly RowAction[]) =>
    actions.map((action) => (
      <action.Control key={action.name} test={test} onAsk={() => setAsked({ action, opened: true })} />
    ));
  const inMenu = offered(IN_MENU);
  return (
    <>
      <Group gap="xs" miw={{ md: 'max-content' }}>
        {controls(offered(IN_ROW))}
        {inMenu.length > 0 && (
          <RowMenu size="input-sm" label={texts.exams.more((test.part ?? test).title)}>
            {controls(inMenu)}
          </RowMenu>
        )}
      </Group>
      {asked?.action.Dialog && (
        <asked.action.Dialog test={test} opened={asked.opened} onClose={() => setAsked({ ...asked, opened: false })} />
      )}
    </>
  );
}
