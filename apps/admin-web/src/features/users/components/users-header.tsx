import { Button, Group, Text, Title } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import { useExportUsers } from '../api/user-files.ts';

interface UsersHeaderProps {
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

/** What the screen is for, and what can be done to no user in particular. */
export function UsersHeader({ onAdd, onImport }: UsersHeaderProps) {
  const exportUsers = useExportUsers();
  return (
    <Group justify="space-between" align="flex-start">
      <div>
        <Title order={1}>{texts.users.title}</Title>
        <Text c="dimmed">{texts.users.subtitle}</Text>
      </div>
      <Group gap="sm">
        <Button variant="default" onClick={onImport}>
          {texts.userImport.open}
        </Button>
        <Button variant="default" loading={exportUsers.isPending} onClick={() => exportUsers.mutate()}>
          {texts.userImport.export}
        </Button>
        <Button onClick={onAdd}>{texts.users.add.open}</Button>
      </Group>
    </Group>
  );
}
