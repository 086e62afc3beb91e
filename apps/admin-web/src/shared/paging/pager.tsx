import { Button, Group, Text } from '@mantine/core';
import { texts } from '../texts/texts.ts';

interface PagerProps {
  /** The name of the paged list for screen readers. */
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Previous and next; nothing where one page holds all. */
export function Pager({ label, page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <Group component="nav" aria-label={label}>
      <Button variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {texts.common.paging.previous}
      </Button>
      <Text aria-live="polite">{texts.common.paging.pageOf(page, pages)}</Text>
      <Button variant="default" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {texts.common.paging.next}
      </Button>
    </Group>
  );
}
