import { Kbd, Modal, Stack, Table, Text, Title } from '@mantine/core';
import { actions } from '../commands/actions.ts';
import { describeShortcut } from '../commands/shortcut.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import type { DialogProps } from './editor-dialog.tsx';

const SHORTCUTS = Object.values(actions).flatMap(({ label, shortcut }) =>
  shortcut === undefined ? [] : [{ label, keys: describeShortcut(shortcut) }],
);

/** Help on the keyboard and on pasted text. */
export function HelpDialog({ isOpen, onClose, onClosed }: DialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title={texts.richText.helpTitle}
      returnFocus={false}
      size="lg"
    >
      <Stack gap="lg">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.richText.helpKeys}</Table.Th>
              <Table.Th>{texts.richText.helpDoes}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[...SHORTCUTS, ...texts.richText.helpMoving].map(({ label, keys }) => (
              <Table.Tr key={label}>
                <Table.Td miw="8.5rem">
                  <Kbd>{keys}</Kbd>
                </Table.Td>
                <Table.Td>{label}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {texts.richText.helpTopics.map(({ title, text }) => (
          <section key={title}>
            <Title order={3} size="h5" mb={4}>
              {title}
            </Title>
            <Text size="sm">{text}</Text>
          </section>
        ))}
      </Stack>
    </Modal>
  );
}
