import type { DeliveryGroup } from '@bandwise/domain';
import type { ComponentType } from 'react';

export interface QuestionTypeViewProps {
  readonly group: DeliveryGroup;
}

/** Shows and takes the answers of a group of one type. What surrounds it is the same for all: `QuestionGroupView`. */
export type QuestionTypeView = ComponentType<QuestionTypeViewProps>;
