import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { TextLink } from '../controls/text-link.tsx';
import { Notice } from '../controls/notice.tsx';
import { TextField } from '../fields/text-field.tsx';
import { PageHead } from '../look/page-head.tsx';
import richText from '../rich-text/rich-text.module.css';
import { texts } from '../texts/texts.ts';
import type { HelpPage } from './help-page.ts';
import classes from './help-screen.module.css';
import { searchHelp } from './search-help.ts';

/** The link component of the app's router. */
type RouterLink = ComponentType<{ readonly to: string; readonly children: ReactNode; readonly className?: string }>;

interface HelpScreenProps {
  readonly pages: readonly HelpPage[];
  /** The page in the address; undefined: the list of all pages. */
  readonly id: string | undefined;
  readonly Link: RouterLink;
  /** Opens a page that a link within a page leads to. */
  readonly onOpen: (id: string) => void;
}

const addressOf = (id: string) => `/help/${id}`;

/** One page of the help, or the list of all, with a search. */
export function HelpScreen({ pages, id, Link, onOpen }: HelpScreenProps) {
  const [query, setQuery] = useState('');
  const page = pages.find((one) => one.id === id);
  const words = texts.help;
  const isSearching = query.trim() !== '';
  return (
    <div className={classes['help']}>
      <PageHead
        title={page?.title ?? words.title}
        lead={page?.lead ?? words.lead}
        above={
          page && (
            <TextLink component={Link} to="/help">
              {words.all}
            </TextLink>
          )
        }
        actions={
          <div role="search">
            <TextField
              type="search"
              label={words.search}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </div>
        }
      />
      <p className={classes['found']} role="status">
        {isSearching && foundText(searchHelp(pages, query).length)}
      </p>
      {isSearching && (
        <PageList
          Link={Link}
          entries={searchHelp(pages, query).map(({ page: { id: to, title }, excerpt }) => ({
            to,
            title,
            text: excerpt,
          }))}
        />
      )}
      {!isSearching && page && <Article key={page.id} html={page.html} onOpen={onOpen} />}
      {!isSearching && !page && (
        <>
          {id !== undefined && <Notice tone="warn">{words.notFound}</Notice>}
          <PageList Link={Link} entries={pages.map(({ id: to, title, lead }) => ({ to, title, text: lead }))} />
        </>
      )}
      {!isSearching && page && (
        <nav aria-label={words.others} className={classes['others']}>
          <h2>{words.others}</h2>
          <ul>
            {pages
              .filter((one) => one !== page)
              .map((one) => (
                <li key={one.id}>
                  <TextLink component={Link} to={addressOf(one.id)}>
                    {one.title}
                  </TextLink>
                </li>
              ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

const foundText = (count: number) => (count === 0 ? texts.help.noneFound : texts.help.found(count));

interface PageListProps {
  readonly Link: RouterLink;
  readonly entries: readonly { readonly to: string; readonly title: string; readonly text: string }[];
}

function PageList({ Link, entries }: PageListProps) {
  return (
    <ul className={classes['list']}>
      {entries.map(({ to, title, text }) => (
        <li key={to}>
          <TextLink component={Link} to={addressOf(to)}>
            {title}
          </TextLink>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface ArticleProps {
  readonly html: string;
  readonly onOpen: (id: string) => void;
}

function Article({ html, onOpen }: ArticleProps) {
  const article = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    // Only links to other pages of the help have an address without a slash.
    if (!href || opensElsewhere || !/^[\w-]+$/.test(href)) return;
    event.preventDefault();
    onOpen(href);
  });
  useEffect(() => {
    const element = article.current;
    const listener = (event: MouseEvent) => follow(event);
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, []);
  return (
    <div
      className={`${richText['text']} ${classes['article']}`}
      ref={article}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
