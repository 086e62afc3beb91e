import {
  compileKey,
  markedUnits,
  toDelivery,
  totalNumbers,
  type CompiledKey,
  type DeliverySection,
  type MarkingProfile,
  type SectionContent,
} from '@bandwise/domain';
import { questionIdentities, withMarkableKeys } from '@bandwise/domain/internal';
import { presentReview, type Review } from './sections.presenter.ts';

/** Bytes for each character of a text, which exists in the content, the delivery form and the review. */
const TEXT_BYTES = 3;
/** Bytes for each character of an accepted answer: a compiled key contains several forms. */
const ANSWER_BYTES = 40;
/** Bytes for a question: its objects, its judge and the verdicts that the judge caches. */
const QUESTION_BYTES = 10_000;

/**
 * A section version in memory. It never changes, so derived forms are computed once, on demand.
 */
export class SectionVersion {
  readonly content: SectionContent;
  readonly delivery: DeliverySection;
  readonly #keys = new Map<MarkingProfile, CompiledKey>();
  #total: number | null = null;
  #addresses: ReadonlySet<string> | null = null;
  #review: Review | null = null;
  #identities: ReadonlyMap<number, string> | null = null;

  constructor(content: SectionContent) {
    this.content = content;
    this.delivery = toDelivery(content);
  }

  get total(): number {
    this.#total ??= totalNumbers(this.delivery.groups);
    return this.#total;
  }

  /** The compiled key of a profile. */
  keyFor(profile: MarkingProfile): CompiledKey {
    const key = this.#keys.get(profile) ?? compileKey(withMarkableKeys(this.content, profile).groups, { profile });
    this.#keys.set(profile, key);
    return key;
  }

  /** All addresses of answers. */
  get addresses(): ReadonlySet<string> {
    this.#addresses ??= new Set(markedUnits(this.delivery.groups).flatMap((unit) => unit.addresses));
    return this.#addresses;
  }

  /** The identities of questions across versions, by first number. */
  get identities(): ReadonlyMap<number, string> {
    this.#identities ??= questionIdentities(this.delivery.groups);
    return this.#identities;
  }

  /** The size with all derived forms. */
  get maxBytes(): number {
    const questions = this.content.groups.flatMap((group) => group.questions);
    const answers = questions.map((question) => question.answers);
    return (
      TEXT_BYTES * charactersIn(this.content) + ANSWER_BYTES * charactersIn(answers) + QUESTION_BYTES * questions.length
    );
  }

  /** The review after submission, equal for all learners of this version. */
  get review(): Review {
    this.#review ??= presentReview(this.content);
    return this.#review;
  }
}

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + charactersIn(one), 0);
}
