export const WORD_TYPES = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';
