/**
 * A simulated cohort with a known ability model, for the tests of this repository: what its statistics have to be is computed
 * from the model, not from its answers. It is not in the published package.
 */
export { expectedFigures } from './expected.ts';
export { COHORT_SIZE, makeCohort } from './make-cohort.ts';
export {
  COHORT_PART,
  COHORT_QUESTIONS,
  FAULTY_ADDRESS,
  FAULTY_RIGHT_ANSWER,
  FORGETFUL_ADDRESS,
  FORGOTTEN_ANSWER,
} from './questions.ts';
