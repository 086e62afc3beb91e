import type { HelpPage as Page } from '@bandwise/ui/help/help-page.ts';
import { helpFor } from '@bandwise/ui/help/help-for.ts';
import { HelpScreen } from '@bandwise/ui/help/help-screen.tsx';
import { texts } from '@bandwise/ui/texts/texts.ts';
import type { ComponentType } from 'react';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { shownLanguage } from '../../shared/language/choose-language.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { HELP_TABLE } from './model/help-table.ts';

/** Loads the pages in the language of the screen, which changes only with a reload. */
export async function loadHelpPage(): Promise<ComponentType> {
  const { pages } = await (shownLanguage() === 'vi' ? import('./pages/vietnamese.ts') : import('./pages/english.ts'));
  return function LoadedHelpPage() {
    return <HelpPage pages={pages} />;
  };
}

/** A page of the help, the list of all, or, with the address of a screen, the page for that screen. */
function HelpPage({ pages }: { readonly pages: readonly Page[] }) {
  const { page: id } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const chosen = id === undefined ? helpFor(HELP_TABLE, search.get('for') ?? '') : null;
  if (chosen !== null) return <Navigate to={`/help/${chosen}`} replace />;
  return (
    <>
      <PageTitle>{pages.find((page) => page.id === id)?.title ?? texts.help.title}</PageTitle>
      <HelpScreen key={id} pages={pages} id={id} Link={Link} onOpen={(to) => void navigate(`/help/${to}`)} />
    </>
  );
}
