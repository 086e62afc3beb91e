type Path = readonly PropertyKey[];

/** Lists whose entries have a name of their own. */
const ENTRIES: Readonly<Record<string, string>> = {
  reading: 'Part',
  listening: 'Part',
  writing: 'Part',
  speaking: 'Part',
  groups: 'Group',
  questions: 'Question',
  transcript: 'Transcript line',
};

/** Fields with different names on screens and in requests. */
const NAMES: Readonly<Record<string, string>> = {
  audio_url: 'Audio URL',
  examContent: 'Content',
  expires_at: 'Expiry date',
  imgContent: 'Picture',
  sectionID: 'Section',
  userIds: 'Selected users',
};

/**
 * The name of a field by its path in a request: `firstName` → `First name`, `reading.0.groups.1.type` →
 * `Part 1, group 2: Type`. The whole is `The request`.
 */
export function fieldName(path: Path): string {
  const places: string[] = [];
  let name = '';
  let list = '';
  for (const step of path) {
    const entry = ENTRIES[list];
    if (typeof step === 'number' && entry !== undefined) {
      places.push(`${entry} ${step + 1}`);
      name = '';
    } else if (typeof step === 'number') name = `${name}, entry ${step + 1},`;
    else if (/^\d/.test(String(step))) name = `${name} ${String(step)}`;
    else name = NAMES[String(step)] ?? inWords(String(step));
    list = typeof step === 'string' ? step : '';
  }
  const place = places.map((one, index) => (index === 0 ? one : one.toLowerCase())).join(', ');
  if (place === '') return name === '' ? 'The request' : name;
  return name === '' ? place : `${place}: ${name}`;
}

/** `part_number` and `partNumber` → `Part number`. */
function inWords(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z]+)/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
