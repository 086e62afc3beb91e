/** “Questions 14–20”, “Question <strong>3”: where an instruction names numbers. */
export const INSTRUCTION_NUMBERS = /Questions? ((?:<strong>)?)(\d+(?:[–-]\d+)?)(?![–\d-])/g;

/** An instruction without the numbers that it names: those follow their questions. */
export function wordsOfInstruction(instruction: string): string {
  return instruction.replaceAll(INSTRUCTION_NUMBERS, 'Questions $1{}');
}
