import type { ShownSection } from '../exam-file/section-content.ts';
import type { DeliveryGroup } from '../question-types/group.ts';

/**
 * The form of a section that a learner gets before submission: its content, and its groups without keys.
 *
 * @example
 * ```ts
 * import { toDelivery, type DeliverySection } from '@bandwise/domain';
 * import { buildContent } from '@bandwise/domain/testing';
 *
 * const delivery: DeliverySection = toDelivery(buildContent({ explanation: 'for afterwards' }));
 * 'explanation' in delivery; // => false
 * ```
 */
export interface DeliverySection extends ShownSection {
  readonly groups: readonly DeliveryGroup[];
}
