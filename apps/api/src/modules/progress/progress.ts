// What other modules are given of this one.
export { readStats } from './read-stats.ts';
