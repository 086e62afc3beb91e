// What other modules may use of this one.
export { presentLast } from './results.presenter.ts';
