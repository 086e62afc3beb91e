import { textRules } from '../../marking/judge-text.ts';
import { judgeChoice } from './judge-spec.ts';

/** How questions are marked under `spec` that are answered with one choice. */
export const choiceBySpec = textRules(judgeChoice);
