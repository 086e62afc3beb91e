import { PageHead } from '../../../shared/page/page-head.tsx';
import { Button } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';
import { useExportUsers } from '../api/user-files.ts';

interface UsersHeaderProps {
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

/** The purpose of the screen, and actions that need no user. */
export function UsersHeader({ onAdd, onImport }: UsersHeaderProps) {
  const exportUsers = useExportUsers();
  return (
    <PageHead
      title={texts.users.title}
      lead={texts.users.subtitle}
      actions={
        <>
          <Button variant="default" onClick={onImport}>
            {texts.userImport.open}
          </Button>
          <Button variant="default" loading={exportUsers.isPending} onClick={() => exportUsers.mutate()}>
            {texts.userImport.export}
          </Button>
          <Button onClick={onAdd}>{texts.users.add.open}</Button>
        </>
      }
    />
  );
}
