import { usePagination } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { texts } from '../../../shared/texts/texts.ts';
import classes from './list-pagination.module.css';

interface ListPaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
  /** Fewer and smaller numbers, for a phone's width. */
  readonly narrow?: boolean;
}

export function ListPagination({ page, pages, onTurn, narrow = false }: ListPaginationProps) {
  const turn = (next: number) => {
    onTurn(next);
    globalThis.scrollTo(0, 0);
  };
  const { range } = usePagination({ total: pages, page, siblings: narrow ? 0 : 1 });
  if (pages < 2) return null;
  const toPage = (next: number, label: string, shown: ReactNode) => (
    <button
      type="button"
      className={classes['page']}
      aria-label={label}
      aria-current={next === page ? 'page' : undefined}
      disabled={next < 1 || next > pages}
      onClick={() => turn(next)}
    >
      {shown}
    </button>
  );
  return (
    <nav aria-label={texts.practiceList.pages} className={classes['pages']} data-narrow={narrow || undefined}>
      {toPage(page - 1, texts.practiceList.previousPage, <IconChevronLeft size={20} aria-hidden />)}
      {range.map((item, index) =>
        item === 'dots' ? (
          // oxlint-disable-next-line react/no-array-index-key -- of the two gaps the first stays the first
          <span key={`gap ${index}`} className={classes['gap']} aria-hidden>
            …
          </span>
        ) : (
          <Fragment key={item}>{toPage(item, texts.practiceList.page(item), item)}</Fragment>
        ),
      )}
      {toPage(page + 1, texts.practiceList.nextPage, <IconChevronRight size={20} aria-hidden />)}
    </nav>
  );
}
