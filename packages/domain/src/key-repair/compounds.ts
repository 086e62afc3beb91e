/** Denominators of rates: `km/h`, `£5/week`. */
const PER =
  /^(?:h|hr|hrs|hour|hours|s|sec|second|min|minute|d|day|wk|week|mth|month|yr|year|annum|night|person|head|kg|g|lb|l|litre|liter|ml|km|m|m2|m3|m²|m³|ha|cm|mi|mile|gal|gallon)$/i;
/** Numerators of rates, without a figure before them. */
const UNIT =
  /^(?:k?m|cm|mm|mi|miles?|ft|feet|kg|mg|g|µg|t|tonnes?|l|litres?|liters?|ml|k?wh?|[kmg]?bs?|bits?|k?j|k?cal|beats|revs?|[£$€¥₫])$/i;
const FIGURE = /^[+\-£$€]?\d[\d.,:]*(?:%|st|nd|rd|th)?$/i;
const AMOUNT = /^[£$€¥]?\d/;
const WORDS = new Set(['and/or', 'c/o', 'w/o', 'n/a', 'a/c', 'i/o', 'tcp/ip', 'ac/dc']);
const ADDRESS = /:\/|^www\.|\.[a-z]{2,}\/|@|^\//i;
const EDGE = /^[("'“‘]+|[)"'”’,.;:!]+$/g;

/** Whether a word with a slash in it is one word, as `24/7`, `and/or`, `km/h`, `1/2` and addresses of pages are. */
export function isCompound(word: string): boolean {
  const bare = word.replace(EDGE, '');
  if (ADDRESS.test(bare) || WORDS.has(bare.toLowerCase())) return true;
  const parts = bare.split('/');
  if (parts.every((part) => FIGURE.test(part))) return true;
  const [counted = '', per = ''] = parts;
  return parts.length === 2 && PER.test(per) && (UNIT.test(counted) || AMOUNT.test(counted));
}
