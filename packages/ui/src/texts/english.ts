export { appearance } from './english/appearance.ts';
export { common } from './english/common.ts';
export { dragDrop } from './english/drag-drop.ts';
export { figures } from './english/figures.ts';
export { forms } from './english/forms.ts';
export { questions } from './english/questions.ts';
export { review } from './english/review.ts';
export { sessions } from './english/sessions.ts';
