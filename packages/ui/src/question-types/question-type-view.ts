import type { DeliveryGroup } from '@bandwise/domain';
import type { ComponentType } from 'react';

export interface QuestionTypeViewProps {
  readonly group: DeliveryGroup;
}

/** Renders the inputs of a group of one type. `QuestionGroupView` renders the rest for all types. */
export type QuestionTypeView = ComponentType<QuestionTypeViewProps>;
