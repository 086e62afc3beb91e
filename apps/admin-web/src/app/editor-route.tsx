import type { Skill } from '@bandwise/domain';
import { lazy } from 'react';
import { FetchedPage } from './fetched-page.tsx';

const EditorPage = lazy(async () => {
  const { EditorPage: Page } = await import('../features/editor/screen/editor-page.tsx');
  return { default: Page };
});

/** The editors are most of the console's code; they are fetched when one is opened. */
export function EditorRoute({ skill }: { readonly skill: Skill }) {
  return (
    <FetchedPage>
      <EditorPage skill={skill} />
    </FetchedPage>
  );
}
