import type { Skill } from '@bandwise/domain';
import { Center, Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { texts } from '../shared/texts/texts.ts';

const EditorPage = lazy(async () => {
  const { EditorPage: Page } = await import('../features/editor/screen/editor-page.tsx');
  return { default: Page };
});

/** The editors are most of the console's code; they are fetched when one is opened. */
export function EditorRoute({ skill }: { readonly skill: Skill }) {
  return (
    <Suspense
      fallback={
        <Center mih="50dvh">
          <Loader aria-label={texts.common.loading} />
        </Center>
      }
    >
      <EditorPage skill={skill} />
    </Suspense>
  );
}
