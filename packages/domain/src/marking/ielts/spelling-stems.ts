/**
 * The words with a UK and a US spelling, as stems before the letters that differ. Closed lists and
 * not patterns: a pattern would also make `hor` of `hour` and accept `exercize`.
 */

function stems(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** colour / color. */
export const OUR_STEMS = stems(`
  arb ard arm behavi cand clam col demean enam endeav fav ferv flav glam harb hon hum lab misbehavi
  neighb od parl ranc rig rum savi sav splend succ tum val vap vig
`);
export const OUR_ENDINGS = stems(`
  s ed er ers ing ings able ably ful fully less ist ists ite ites itism hood hoods al ally y ies ly
`);

/** centre / center. */
export const RE_STEMS = stems(`
  accout calib cent centilit centimet epicent fib goit kilomet kilolit lit lust meag met
  millilit millimet mit nanomet och philt piast reconnoit saltpet sab scept sepulch somb spect theat
`);
export const RE_ENDINGS = stems('s d board boards piece pieces glass goer goers');

/** organise / organize. */
export const ISE_STEMS = stems(`
  acclimat actual aerosol agon alphabet amort anaesthet anesthet anglic antagon apolog appet atom
  author bapt bastard brutal burglar cannibal canon capital caramel carbon categor cauter central
  character chlorin civil collectiv colon commercial commod computer conceptual conservat
  contextual critic crystall custom decimal democrat demon deput digit dramat econom editorial
  emphas empath energ epitom equal etern eulog evangel external factor familiar fantas fertil
  feudal fictional final formal formul fossil fratern galvan general ghetto glamor global
  harmon homogen hospital human hybrid hydrogen hypnot hypothes ideal idol immobil immortal immun
  incentiv individual industrial initial institutional internal international ion ironical item
  jeopard legal legitim liberal lion literal local magnet marginal material maxim mechan memor
  mesmer metabol militar miniatur minim mobil modern modular moistur monet monopol moral motor
  national natural neutral normal notar novel optim organ ostrac oxid oxygen papal parameter
  pasteur patron pedestrian penal personal philosoph plagiar polar polem politic polymer popular
  pressur prior privat professional public pulver radical random rational real recogn regional
  regular revital revolution ritual robot roman romantic sanit satir scandal scrutin secular
  sensational sensit sentimental serial sermon sexual signal singular social solemn solubil special
  spiritual stabil standard steril stigmat strateg styl subsid summar symbol sympath synchron
  synthes systemat tantal temporal tempor tender terror theor token total tranquill traumat trivial
  tyrann union unional urban utilitarian util vandal vapor vapour verbal victim visual vital vocal
  vulcan weapon western winter woman
`);
export const ISE_ENDINGS = stems('e es ed er ers ing ation ations ational ationally able');
export const ISE_PREFIXES = ['un', 're', 'de', 'dis', 'over', 'under', 'mis', 'pre', 'non'];

/** analyse / analyze. */
export const YSE_STEMS = stems('anal breathal catal dial electrol hydrol paral psychoanal');
export const YSE_ENDINGS = stems('e es ed er ers ing');

/** catalogue / catalog. */
export const OGUE_STEMS = stems('anal catal dem dial epil homol monol pedag prol synag travel');

/** travelled / traveled: the stem before the doubled letter. */
export const DOUBLED_L_STEMS = stems(`
  appare barre bedevi beve cance caro channe chise counse cudge dia disembowe disheve drive due
  ename equa fue funne gambo grave grove initia jewe kenne labe leve libe marsha marve meda mode
  pane parce peda penci pumme quarre refue reve riva shove shrive signa snive snorke spira stenci
  swive tasse tota towe tramme trave trowe tunne unrave victua woo yode
`);
export const DOUBLED_L_ENDINGS = stems('ed ing ings er ers ist ists ous ously en ens');

/** Whole words that follow no stem: doubled l at the end, programme, grey. */
export const WORD_PAIRS: ReadonlyMap<string, string> = new Map([
  ['appal', 'appall'],
  ['appals', 'appalls'],
  ['distil', 'distill'],
  ['distils', 'distills'],
  ['enrol', 'enroll'],
  ['enrols', 'enrolls'],
  ['enrolment', 'enrollment'],
  ['enrolments', 'enrollments'],
  ['enthral', 'enthrall'],
  ['enthrals', 'enthralls'],
  ['fulfil', 'fulfill'],
  ['fulfils', 'fulfills'],
  ['fulfilment', 'fulfillment'],
  ['instal', 'install'],
  ['instalment', 'installment'],
  ['instalments', 'installments'],
  ['instil', 'instill'],
  ['instils', 'instills'],
  ['skilful', 'skillful'],
  ['skilfully', 'skillfully'],
  ['wilful', 'willful'],
  ['wilfully', 'willfully'],
  ['jewellery', 'jewelry'],
  ['tranquillity', 'tranquility'],
  ['programme', 'program'],
  ['programmes', 'programs'],
  ['grey', 'gray'],
  ['greys', 'grays'],
  ['greyer', 'grayer'],
  ['greyest', 'grayest'],
  ['greyish', 'grayish'],
  ['greyness', 'grayness'],
]);
