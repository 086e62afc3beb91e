import type { VersionRow } from '@bandwise/api-contract/admin';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { Pager } from '../../../../shared/paging/pager.tsx';
import { QueryStatus } from '../../../../shared/query/query-status.tsx';
import { ListTable } from '../../../../shared/table/list-table.tsx';
import { Moment } from '@bandwise/ui/dates/moment.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { authorOf } from './author-of.ts';
import type { useVersions } from './load-versions.ts';

const { columns } = texts.versions;

interface VersionListProps {
  readonly versions: ReturnType<typeof useVersions>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onShow: (shown: VersionRow) => void;
}

/** The versions with their users and times. */
export function VersionList({ versions, page, onPage, onShow }: VersionListProps) {
  const current = versions.data?.current ?? 0;
  const rows = (versions.data?.versions ?? []).map((row) => Object.assign({ id: String(row.version) }, row));
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {texts.versions.hint}
      </Text>
      <QueryStatus query={versions} loading={texts.versions.loading} failed={texts.versions.failed} />
      {rows.length > 0 && (
        <ListTable
          label={texts.versions.title}
          rows={rows}
          columns={[
            { head: columns.version, render: (row) => <Name row={row} isCurrent={row.version === current} /> },
            { head: columns.when, isWide: true, render: ({ created_at }) => <Moment at={created_at} to="minute" /> },
            { head: columns.who, isWide: true, render: authorOf },
            {
              head: columns.actions,
              render: (row) => (
                <Button variant="default" onClick={() => onShow(row)} aria-label={texts.versions.show(row.version)}>
                  {texts.versions.showShort}
                </Button>
              ),
            },
          ]}
        />
      )}
      <Pager label={texts.versions.title} page={page} pages={versions.data?.pages ?? 1} onPage={onPage} />
    </Stack>
  );
}

function Name({ row, isCurrent }: { readonly row: VersionRow; readonly isCurrent: boolean }) {
  return (
    <>
      <Group gap="xs">
        <Text fw={600}>{texts.versions.name(row.version)}</Text>
        {isCurrent && <Badge variant="light">{texts.versions.current}</Badge>}
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {row.title}
      </Text>
      <Text size="sm" c="dimmed" hiddenFrom="sm">
        <Moment at={row.created_at} to="minute" />, {authorOf(row)}
      </Text>
    </>
  );
}
