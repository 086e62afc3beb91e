import type { ComponentType } from 'react';
import { codeOf } from '../../late/code.ts';
import type { QuestionTypeViewProps } from '../question-type-view.ts';

export const draggableCode = codeOf<ComponentType<QuestionTypeViewProps>>(
  async () => (await import('./draggable-view.tsx')).DraggableView,
);
