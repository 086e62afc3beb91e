import type { DataSet } from './user-data.repo.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem;max-width:75rem}table{border-collapse:collapse;width:100%}' +
  'th,td{border:1px solid #767676;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-wrap}';

/** A page of all sets that people can read. It needs no network and runs no script. */
export function writeDataPage(title: string, sets: Iterable<DataSet>): string {
  const parts = [...sets].map((set) => `<h2>${escape(set.title)}</h2>\n${table(set)}`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escape(title)}</h1>
${parts.join('\n')}
</main></body>
</html>
`;
}

function table({ title, rows }: DataSet): string {
  const headings = Object.keys(rows[0] ?? {});
  if (rows.length === 0) return '<p>None.</p>';
  const head = headings.map((heading) => `<th scope="col">${escape(heading)}</th>`).join('');
  const body = rows.map((row) => `<tr>${headings.map((heading) => `<td>${cell(row[heading])}</td>`).join('')}</tr>`);
  return `<table aria-label="${escape(title)}"><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return escape(value.toISOString());
  if (typeof value === 'object') return escape(listed(value));
  return escape(plain(value));
}

/** A line for each field or element: `coherence: 6`. */
function listed(value: object): string {
  return Object.entries(value)
    .map(([name, field]) => (Array.isArray(value) ? inline(field) : `${name}: ${inline(field)}`))
    .join('\n');
}

function inline(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plain(value);
  return Object.entries(value)
    .map(([name, field]) => (Array.isArray(value) ? inline(field) : `${name} ${inline(field)}`))
    .join(', ');
}

/** A number, a truth value or a text as it is. */
function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value ?? '') ?? '').replaceAll('"', '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
