/** English words of grammar, which every text repeats: articles, pronouns, prepositions, conjunctions, auxiliaries and common adverbs. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about above across after again against all almost along already also although always am among an and another any anyone anything are
   around as at away be became because become been before behind being below beside besides between both but by can cannot can't could
   couldn't did didn't do does doesn't doing done don't down during each either else enough even ever every everyone everything few for
   from further had hadn't has hasn't have haven't having he he's her here hers herself him himself his how however i i'd if i'll i'm in
   instead into is isn't it it's its itself i've just less let like many may me might more most much must my myself near neither never no
   nobody none nor not nothing now of off often on once one only onto or other others ought our ours ourselves out over own perhaps quite
   rather same shall she she's should shouldn't since so some someone something sometimes soon still such than that that's the their theirs
   them themselves then there therefore there's these they they're this those though through thus to together too toward towards under
   unless until up upon us very was wasn't we we're were weren't we've what when where whether which while who whom whose why will with
   within without won't would wouldn't yet you your you're yours yourself`
    .split(/\s+/)
    .filter(Boolean),
);
