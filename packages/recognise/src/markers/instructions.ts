const OPENING =
  /^(?:do the following|choose (?:the|one|two|three|four|five|no|your|from|which|a|an|appropriate)\b|complete (?:the|each|these|this|notes)\b|answer (?:the|these) questions|look at the following|match (?:each|the|every)\b|label the\b|classify the|the (?:reading )?(?:passage|text) (?:\w+ )?(?:has|contains|above)\b|(?:reading )?passage \d has|which (?:paragraph|section)s? (?:contains?|mentions?)|use the information in|from the list|decide (?:if|whether)|fill in|use (?:one|no more|words)|read the (?:text|passage|statements))/i;

const CONTINUING =
  /^(?:write\b|nb\b|note:|you (?:may|can|should|must|will)\b|there (?:are|is) (?:more|one|two|three|four|no)|in (?:boxes|spaces)|choose\b|select\b|list of|which (?:of the|two|three|four)\b|using (?:no|one|the)|use (?:each|any|no|one|the)|your answers?\b|answers? may|some (?:letters|words|people|of)|drag |move |put |type |on your answer|for each (?:answer|question)|no more than|one word|two words|three words|what is\b.*\?$|who\b.*\?$|example\b|the first (?:one|answer)|from the (?:passage|text|box|list))/i;

const VERDICT =
  /^["“'‘]?(?:true|false|yes|no|not given|t|f|y|n|ng)["”'’]?\s*(?:\([a-z]{1,2}\)\s*)?(?:[-–—:=]\s*)?(?:if|when|means)\b/i;

/** A line that tells the learner what to do, and begins a group. */
export function opensInstruction(text: string): boolean {
  return OPENING.test(text);
}

/** A line that may continue an instruction. */
export function isInstruction(text: string): boolean {
  return OPENING.test(text) || CONTINUING.test(text) || VERDICT.test(text) || isListHeading(text);
}

const RUBRIC = /^(?:you should spend about|time allowed|allow(?:ed)? time|total time|time:?\s\d)/i;
const FOR_PART =
  /^(?:read the (?:text|passage|following) (?:below|above|and answer)|.{0,80}\bwhich (?:are|is) based on (?:the )?(?:reading |listening )?(?:passage|text|part))/i;

/** An instruction for a whole part, which belongs to no group. */
export function isRubric(text: string): boolean {
  return RUBRIC.test(text) || FOR_PART.test(text);
}

const LIST_HEADING =
  /^(?:(?:the\s)?list of\s)?(?:(?:sentence|possible|word|key|answer)\s)?(?:endings?|headings?|people|persons|researchers?|scientists?|experts?|writers?|words?|phrases?|options?|choices|statements?|places?|countries|cities|companies|features?|reasons?|opinions?|comments?|categories|dates?|periods?|list|bank|box)\s?:?$/i;

/** "List of endings", "Word bank" above the choices of a group. */
export function isListHeading(text: string): boolean {
  return text.length <= 40 && LIST_HEADING.test(text);
}
