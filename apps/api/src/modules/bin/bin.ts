// What starts a process may use of this module.
export { emptyBin } from './empty-bin.ts';
