import { Pagination } from '@mantine/core';
import { practiceListTexts } from '../../../shared/texts/practice-list.ts';

interface ListPaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

export function ListPagination({ page, pages, onTurn }: ListPaginationProps) {
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
        size="lg"
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
