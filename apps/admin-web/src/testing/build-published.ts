import type { EditSection, ExamDetail } from '@bandwise/api-contract/admin';
import { skills, type Skill } from '@bandwise/domain';

const EXAM = '00000000-0000-4000-8000-00000000000e';
export const SECTION = '00000000-0000-4000-8000-000000000051';

/** A published part as an editor loads it, with one question if its skill has questions. */
export function buildPublished(skill: Skill, part: Partial<EditSection> = {}): EditSection {
  const { isMarked, hasPassage, hasRecording } = skills[skill];
  return {
    id: SECTION,
    exam_id: EXAM,
    version: 1,
    skill,
    title: 'Marsh',
    time: 20,
    part_number: 1,
    questions_count: 1,
    created_at: '2026-11-01T08:00:00.000Z',
    revision: 3,
    locked: false,
    password: null,
    passage: hasPassage ? ['<p>The marsh floods.</p>'] : [],
    examContent: isMarked ? [] : ['<p>Describe the marsh.</p>'],
    groups: isMarked ? [GROUP] : [],
    audio_url: hasRecording ? 'https://example.com/a.mp3' : null,
    explanation: '',
    ...part,
  };
}

const GROUP: EditSection['groups'][number] = {
  type: 'TFNG',
  instruction: '',
  paragraph: null,
  choices: [],
  imgContent: null,
  labels: 'TFNG',
  reuse_choices: false,
  word_limit: null,
  questions: [{ number: 1, subpart: null, question: 'It floods.', options: [], answers: ['TRUE'] }],
};

export function buildExam(skill: Skill, parts: readonly EditSection[] = [buildPublished(skill)]): ExamDetail {
  return {
    exam_id: EXAM,
    skill,
    description: 'Marsh',
    variant: 'academic',
    marking_profile: null,
    listening_settings: null,
    revision: 3,
    content_revision: 3,
    state: 'published',
    parts: [...parts],
  };
}
