// One file with both pages, which share most of their code.
export { SpeakingTestPage } from '../exam/test-page.tsx';
export { RecordPage } from './record-page.tsx';
