import {
  compileKey,
  keysOf,
  numberSlots,
  toDelivery,
  totalNumbers,
  type CompiledKey,
  type DeliverySection,
  type MarkingProfile,
  type SectionContent,
} from '@bandwise/domain';
import { presentKeys } from './sections.presenter.ts';

/**
 * A section version in memory. It never changes once published, so what is derived from it is derived once, when it is
 * first needed.
 */
export class SectionVersion {
  readonly content: SectionContent;
  readonly delivery: DeliverySection;
  readonly #profile: MarkingProfile;
  #key: CompiledKey | null = null;
  #addresses: ReadonlySet<string> | null = null;
  #review: string | null = null;

  constructor(content: SectionContent, profile: MarkingProfile) {
    this.content = content;
    this.delivery = toDelivery(content);
    this.#profile = profile;
  }

  get total(): number {
    return this.#key?.total ?? totalNumbers(this.delivery.groups);
  }

  get key(): CompiledKey {
    this.#key ??= compileKey(this.content.groups, { profile: this.#profile });
    return this.#key;
  }

  /** Every address that an answer may be filed under. */
  get addresses(): ReadonlySet<string> {
    this.#addresses ??= new Set(numberSlots(this.delivery.groups).flatMap((slot) => slot.addresses));
    return this.#addresses;
  }

  /** `"keys":…,"explanation":…`: the end of every result, the same for everyone who submitted this version. */
  get reviewJson(): string {
    this.#review ??= JSON.stringify({
      keys: presentKeys(keysOf(this.content.groups)),
      explanation: this.content.explanation,
    }).slice(1);
    return this.#review;
  }
}
