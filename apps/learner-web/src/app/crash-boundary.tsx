import { Button } from '@bandwise/ui/controls/button.tsx';
import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { Title } from '@bandwise/ui/controls/text.tsx';
import { Component, type ReactNode } from 'react';
import { texts } from '../shared/texts/texts.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly crashed: boolean;
}

/** Offers a reload when a page failed to render or its code could not be fetched. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <Stack as="main" align="center" pad="xl">
        <Title>{texts.common.unexpected}</Title>
        <Button onClick={() => globalThis.location.reload()}>{texts.common.reload}</Button>
      </Stack>
    );
  }
}
