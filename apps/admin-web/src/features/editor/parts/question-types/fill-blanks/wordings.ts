import type { WordingFacts } from '../../../../../shared/texts/english/wordings/wordings.ts';
import { texts } from '../../../../../shared/texts/texts.ts';
import type { WordingSection } from '../question-type-editor.ts';

const { words, limits, tasks, limitsLabel, tasksLabel } = texts.wordings;

/** A task keeps the limit that is stated already, and a limit the task. */
export function wordSections(facts: WordingFacts): readonly WordingSection[] {
  return [
    {
      label: limitsLabel,
      offered: Object.values(limits).map((limit) => ({ name: limit, html: words({ ...facts, limit }) })),
    },
    {
      label: tasksLabel,
      offered: Object.values(tasks).map((task) => ({ name: task, html: words({ ...facts, task }) })),
    },
  ];
}
