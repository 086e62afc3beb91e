import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createServices } from '../../../../app/create-services.ts';
import { createQueryClient } from '@bandwise/ui/query/query-client.ts';
import { ServicesContext } from '../../../../shared/services/services.ts';
import { AnnotatedPanel } from '../components/annotated-panel.tsx';
import { AnnotationsProvider } from '../components/annotations-provider.tsx';
import type { AnnotationScope } from '../model/stored-annotations.ts';
import { fakeHighlights, fakeLayout, pointAt, rangeOf } from './fake-layout.ts';

const SCOPE: AnnotationScope = { user: 'guest', sectionID: 's1', version: 1 };

interface StageOptions {
  readonly passage?: ReactNode;
  readonly questions?: ReactNode;
  readonly scope?: Partial<AnnotationScope>;
  /** Whether the browser has the CSS Custom Highlight API. */
  readonly paints?: boolean;
}

const PASSAGE = (
  <>
    <p>
      The <strong>old lamp</strong> was lit.
    </p>
    <p>The tower stood.</p>
  </>
);

/** A test's two panels, and what a learner does to them. */
export function stage({ paints = true, ...options }: StageOptions = {}) {
  fakeLayout();
  const painted = paints ? fakeHighlights() : () => [];
  const services = createServices(createQueryClient(), () => undefined);
  const show = ({ passage = PASSAGE, questions = <p>Where did it stand?</p>, scope }: StageOptions) => (
    <ServicesContext value={services}>
      <AnnotationsProvider scope={{ ...SCOPE, ...scope }}>
        <AnnotatedPanel name="passage" label="Passage">
          {passage}
        </AnnotatedPanel>
        <AnnotatedPanel name="questions" label="Questions">
          {questions}
        </AnnotatedPanel>
      </AnnotationsProvider>
    </ServicesContext>
  );
  const view = render(show(options));
  const user = userEvent.setup({ delay: null });
  return {
    user,
    painted,
    unmount: view.unmount,
    rerender: (next: StageOptions) => view.rerender(show({ ...options, ...next })),
    /** Selects with the mouse and answers once the toolbar is there. */
    async select(from: string, to = from) {
      selectWithMouse(rangeOf(from, to));
      await screen.findByRole('toolbar');
    },
    selectWithMouse,
    async press(name: string) {
      await user.click(await screen.findByRole('button', { name }));
    },
    async choose(name: string) {
      await user.click(await screen.findByRole('menuitem', { name }));
    },
    clickText(words: string) {
      fireEvent.click(rangeOf(words).startContainer.parentElement ?? document.body, { ...pointAt(words), detail: 1 });
    },
    stored: () => JSON.parse(localStorage.getItem('annotations:guest:s1:1') ?? '{}') as unknown,
  };
}

function selectWithMouse(range: Range): void {
  fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
  act(() => {
    const { startContainer, startOffset, endContainer, endOffset } = range;
    document.getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  });
  fireEvent.pointerUp(document.body, { pointerType: 'mouse' });
}
