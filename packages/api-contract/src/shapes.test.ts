import type { DeliverySection, FullGroup, QuestionKey, Verdict } from '@bandwise/domain';
import type { ExamPlan, SittingEvent, SittingPlan, SittingState } from '@bandwise/domain/internal';
import { describe, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { EditSection } from './admin/index.ts';
import type { deliveryGroupSchema, DeliverySectionBody } from './learner/delivery.ts';
import type { MarkedBody, VerdictBody } from './learner/attempt.ts';
import type { SittingEventBody, SittingPlanBody, sittingStateSchema } from './learner/sitting-plan.ts';

/** Wire shapes are the domain's shapes: the type check fails when one of them moves alone. */
describe('wire shapes', () => {
  it('deliver what the domain delivers', () => {
    expectTypeOf<DeliverySection>().toExtend<Pick<DeepReadonly<DeliverySectionBody>, keyof DeliverySection>>();
    expectTypeOf<keyof z.infer<typeof deliveryGroupSchema>>().toEqualTypeOf<keyof DeliverySection['groups'][number]>();
    expectTypeOf<DeepReadonly<DeliverySectionBody>>().toExtend<DeliverySection>();
  });

  it('answer the verdicts and keys that the domain gives', () => {
    expectTypeOf<Verdict>().toExtend<DeepReadonly<VerdictBody>>();
    expectTypeOf<QuestionKey>().toExtend<DeepReadonly<MarkedBody['keys'][number]>>();
  });

  it("say of a sitting what the domain's state machine needs, and what it answers", () => {
    expectTypeOf<DeepReadonly<SittingPlanBody>>().toExtend<SittingPlan>();
    expectTypeOf<keyof SittingPlanBody>().toEqualTypeOf<keyof SittingPlan>();
    expectTypeOf<keyof ExamPlan>().toExtend<keyof SittingPlanBody['exams'][number]>();
    expectTypeOf<DeepReadonly<SittingEventBody>>().toExtend<SittingEvent>();
    expectTypeOf<SittingEvent>().toExtend<DeepReadonly<SittingEventBody>>();
    expectTypeOf<SittingState>().toEqualTypeOf<DeepReadonly<z.infer<typeof sittingStateSchema>>>();
  });

  it('edit what the domain stores', () => {
    expectTypeOf<DeepReadonly<EditSection['groups'][number]>>().toExtend<FullGroup>();
    expectTypeOf<FullGroup>().toExtend<DeepReadonly<EditSection['groups'][number]>>();
  });
});

type DeepReadonly<T> = T extends (infer U)[]
  ? readonly DeepReadonly<U>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
