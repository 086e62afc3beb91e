import type { ShownSection } from '../exam-file/section-content.ts';
import type { DeliveryGroup } from '../question-types/group.ts';

/** A section as a learner may hold it before submission. */
export interface DeliverySection extends ShownSection {
  readonly groups: readonly DeliveryGroup[];
}
