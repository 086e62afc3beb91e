import { Alert, Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../shared/page/page-head.tsx';
import { QueryStatus } from '../../shared/query/query-status.tsx';
import { classPath, CLASSES_PATH } from '../../shared/classes/paths.ts';
import { texts } from '../../shared/texts/texts.ts';
import { ClassFiguresView } from './figures/class-figures.tsx';
import { useClassFile, useClassTable } from './queries.ts';
import { ClassTableView } from './table/class-table.tsx';
import { useTableParams } from './table/table-params.ts';

const words = texts.classWork;

/** The work of a class as a table and a file, and its figures. The address has the filters. */
export function ClassWorkPage() {
  const { classID = '' } = useParams();
  const params = useTableParams();
  const table = useClassTable(classID, params.query);
  const file = useClassFile(classID);
  const { data } = table;
  return (
    <Stack gap="lg">
      <PageHead
        title={data ? data.class.name : words.title}
        lead={words.lead}
        actions={
          data && (
            <>
              <Button component={Link} to={classPath(classID)} variant="default">
                {words.members}
              </Button>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                loading={file.isPending}
                onClick={() => file.mutate(params.query)}
              >
                {words.file}
              </Button>
            </>
          )
        }
      />
      <QueryStatus
        query={table}
        loading={words.loading}
        failed={words.failed}
        missing={{ title: words.notFound, to: CLASSES_PATH, label: words.classes }}
      />
      {data && (
        <>
          {data.class.archived && <Alert>{words.archived}</Alert>}
          <ClassTableView table={data} params={params} />
          {data.learners > 0 && <ClassFiguresView classID={classID} />}
        </>
      )}
    </Stack>
  );
}
