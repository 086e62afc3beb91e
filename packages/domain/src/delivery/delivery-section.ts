import type { ShownSection } from '../exam-file/section-content.ts';
import type { DeliveryGroup } from '../question-types/group.ts';

/**
 * A section as a learner may hold it before submission: what it shows, and its groups without keys.
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
