import { Pagination } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';

interface ListPaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
  /** Fewer and smaller numbers, for a phone's width. */
  readonly narrow?: boolean;
}

export function ListPagination({ page, pages, onTurn, narrow = false }: ListPaginationProps) {
  if (pages < 2) return null;
  const turn = (next: number) => {
    onTurn(next);
    globalThis.scrollTo(0, 0);
  };
  return (
    <nav aria-label={texts.practiceList.pages}>
      <Pagination
        total={pages}
        value={page}
        onChange={turn}
        mt="lg"
        size={narrow ? 'md' : 'lg'}
        siblings={narrow ? 0 : 1}
        getItemProps={(item) => ({ 'aria-label': texts.practiceList.page(item) })}
        getControlProps={(control) =>
          control === 'previous'
            ? { 'aria-label': texts.practiceList.previousPage }
            : { 'aria-label': texts.practiceList.nextPage }
        }
      />
    </nav>
  );
}
