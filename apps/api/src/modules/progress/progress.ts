// The exports for other modules.
export { readStats } from './read-stats.ts';
