import { hasContent } from '../html/has-content.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { skills } from '../skills/skills.ts';
import type { SpeakingPrompt } from '../speaking/prompt.ts';
import type { Finding, FindingCode } from './finding.ts';

/** Finds missing parts of the section itself, such as its title, passage or recording. */
export function checkSection(content: SectionContent): readonly Finding[] {
  const { isMarked, hasPassage, hasRecording } = skills[content.skill];
  const hasTitle = content.title.trim() !== '';
  return [
    ...(hasTitle ? [] : [missing('title_missing', 'title', 'Title is required')]),
    ...(hasPassage ? checkPassage(content) : []),
    ...(hasRecording ? checkAudio(content) : []),
    ...(isMarked ? checkQuestions(content) : checkTask(content)),
  ];
}

function checkPassage({ passage }: SectionContent): readonly Finding[] {
  const message = 'At least one passage paragraph is required';
  return passage.some(hasContent) ? [] : [missing('passage_missing', 'passage', message)];
}

function checkAudio({ audio_url }: SectionContent): readonly Finding[] {
  if (audio_url === null || audio_url.trim() === '') {
    return [missing('audio_missing', 'audio_url', 'Audio URL is required')];
  }
  const host = /^\s*(?:https?:)?\/\/(?:[^/?#]*@)?([^/?#]+)/i.exec(audio_url)?.[1];
  if (host !== undefined) return [elsewhere(host)];
  const message = 'The recording is not on this site yet (its address begins with media/). Upload the file';
  return audio_url.startsWith('media/') ? [missing('audio_not_uploaded', 'audio_url', message)] : [];
}

function elsewhere(host: string): Finding {
  const why = 'if it is removed there, learners cannot hear it, and its length cannot be checked';
  const message = `The recording is on another website (${host}): ${why}. Upload the file instead`;
  return { code: 'recording_elsewhere', severity: 'warning', where: { field: 'audio_url' }, message };
}

function checkTask({ examContent, prompts = [] }: SectionContent): readonly Finding[] {
  const hasTask = examContent.some(hasContent);
  return [
    ...(hasTask ? [] : [missing('content_missing', 'examContent', 'Content is required')]),
    ...prompts.flatMap(checkPrompt),
  ];
}

function checkPrompt({ text, audio_url = '' }: SpeakingPrompt, index: number): readonly Finding[] {
  const name = `Prompt ${index + 1}`;
  const field = `prompts.${index}`;
  const isBeside = audio_url.startsWith('media/');
  const message = `${name}: The recording is not on this site yet (its address begins with media/). Upload the file`;
  return [
    ...(hasContent(text) ? [] : [missing('content_missing', `${field}.text`, `${name}: Text is required`)]),
    ...(isBeside ? [missing('audio_not_uploaded', `${field}.audio_url`, message)] : []),
  ];
}

function checkQuestions({ groups, explanation }: SectionContent): readonly Finding[] {
  const findings: Finding[] = [];
  if (!groups.some((group) => group.questions.length > 0)) {
    findings.push(missing('no_questions', 'groups', 'At least one question is required'));
  }
  for (const [index, group] of groups.entries()) {
    if (group.questions.length > 0) continue;
    const message = `Group ${index + 1} has no questions`;
    findings.push({ code: 'group_empty', severity: 'warning', where: { group: index }, message });
  }
  if (!hasContent(explanation)) {
    const message = 'There is no explanation for learners to read after they submit';
    findings.push({ ...missing('explanation_missing', 'explanation', message), severity: 'info' });
  }
  return findings;
}

function missing(code: FindingCode, field: string, message: string): Finding {
  return { code, severity: 'error', where: { field }, message };
}
