// What a process that starts uses of this one.
export { makeSetupCode, SETUP_CODE_HOURS } from './setup.service.ts';
