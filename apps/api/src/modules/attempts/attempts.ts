// What other modules may use of this one.
export { presentLast } from './attempts.presenter.ts';
