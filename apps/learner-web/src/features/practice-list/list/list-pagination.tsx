import { Pagination } from '@mantine/core';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';

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
    <nav aria-label={practiceListTexts.pages}>
      <Pagination
        total={pages}
        value={page}
        onChange={turn}
        mt="lg"
        size={narrow ? 'md' : 'lg'}
        siblings={narrow ? 0 : 1}
        getItemProps={(item) => ({ 'aria-label': practiceListTexts.page(item) })}
        getControlProps={(control) =>
          control === 'previous'
            ? { 'aria-label': practiceListTexts.previousPage }
            : { 'aria-label': practiceListTexts.nextPage }
        }
      />
    </nav>
  );
}
