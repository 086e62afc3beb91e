import type { ImportField } from '@bandwise/api-contract/admin';

/** `exported`: a column of this product's own export that an import ignores. */
type Meaning = ImportField | 'exported';

/** Names of columns, as letters and digits without accents: in this product, Google Workspace, Canvas, Moodle, Chamilo and schools. */
const HEADINGS: Readonly<Record<Meaning, readonly string[]>> = {
  firstName: 'firstname givenname forename first fname ten prenom vorname nombre nombres'.split(' '),
  lastName: `
    lastname surname familyname last lname nom nachname apellido apellidos ho hodem holot hotendem
    hovadem hovalot hovatendem hovatenlot hovachulot`
    .trim()
    .split(/\s+/),
  fullName: `
    name fullname displayname student studentname learner learnername hoten hovaten hotenhocvien
    hovatenhocvien hotenhocsinh hovatenhocsinh tenhocvien tenhocsinh hotensinhvien hovatensinhvien
    hocvien hocsinh sinhvien tendaydu`
    .trim()
    .split(/\s+/),
  lastNameFirst: 'sortablename lastnamefirstname lastfirst'.split(' '),
  email: `
    email emailaddress mail emails primaryemail useremail emailid studentemail email1 thudientu
    diachiemail diachithudientu courriel adresseemail correo correoelectronico`
    .trim()
    .split(/\s+/),
  role: 'role userrole vaitro quyen phanquyen'.split(' '),
  expires_at: `
    expires expiresat expiry expirydate expirationdate expiration enddate validuntil ngayhethan hethan
    hansudung handung ngayketthuc`
    .trim()
    .split(/\s+/),
  status: 'status accountstatus trangthai tinhtrang'.split(' '),
  suspended: 'suspended deleted disabled'.split(' '),
  exported: 'created'.split(' '),
};

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(HEADINGS).flatMap(([meaning, names]) => names.map((name) => [name, meaning as Meaning] as const)),
);

export interface Columns {
  readonly fields: readonly (ImportField | null)[];
  /** Why an administrator must choose; null: the columns are clear. */
  readonly problem: string | null;
  /** Headings that the import does not use. */
  readonly ignored: readonly string[];
}

/** Matches columns with fields by their headings. */
export function columnsByHeading(headings: readonly string[]): Columns {
  const meanings = headings.map((heading) => MEANINGS.get(plainHeading(heading)) ?? null);
  // "Name" beside "Surname" is the first name.
  const isFirst = meanings.includes('lastName') && !meanings.includes('firstName');
  const fields = meanings.map((meaning) => {
    if (meaning === 'exported') return null;
    return meaning === 'fullName' && isFirst ? 'firstName' : meaning;
  });
  const ignored = headings.filter((heading, index) => meanings[index] === null && heading !== '');
  return { fields, problem: problemOf(fields, headings), ignored };
}

/** The columns as an administrator has chosen them. */
export function columnsByChoice(fields: readonly (ImportField | null)[], headings: readonly string[]): Columns {
  const chosen = headings.map((_, index) => fields[index] ?? null);
  const ignored = headings.filter((heading, index) => chosen[index] === null && heading !== '');
  return { fields: chosen, problem: problemOf(chosen, headings), ignored };
}

/** Names of the column with the class of each learner. */
const CLASS_HEADINGS = new Set(
  'class classname classes group groupname cohort cohort1 course lop lophoc tenlop malop nhom khoahoc'.split(' '),
);

export interface ClassColumn {
  /** -1: none. */
  readonly index: number;
  readonly problem: string | null;
}

/** The column with the classes, by its heading. */
export function findClassColumn(headings: readonly string[]): ClassColumn {
  const indexes = headings.flatMap((heading, index) => (CLASS_HEADINGS.has(plainHeading(heading)) ? [index] : []));
  const [index = -1, second] = indexes;
  if (second !== undefined)
    return {
      index,
      problem: `The columns “${headings[index] ?? ''}” and “${headings[second] ?? ''}” have the same meaning. Remove one of them.`,
    };
  const missing = 'The file has no column “class”. To fill a single class, import the file on the page of that class.';
  return { index, problem: index < 0 ? missing : null };
}

const NAMES = ['firstName', 'lastName', 'fullName', 'lastNameFirst'] as const satisfies readonly ImportField[];

function problemOf(fields: readonly (ImportField | null)[], headings: readonly string[]): string | null {
  const twice = fields.findIndex((field, index) => field !== null && fields.indexOf(field) < index);
  if (twice >= 0) {
    const first = headings[fields.indexOf(fields[twice] ?? null)] ?? '';
    return `The columns “${first}” and “${headings[twice] ?? ''}” have the same meaning. Choose which one to use.`;
  }
  if (!fields.includes('email')) return 'Choose the column with the email addresses.';
  if (!NAMES.some((name) => fields.includes(name))) return 'Choose the columns with the names.';
  return null;
}

/** Without accents, remarks in brackets (`[Required]`) and anything but letters and digits. */
function plainHeading(heading: string): string {
  return heading
    .replaceAll(/\[[^[\]]*\]|\([^()]*\)/g, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^a-z\d]/g, '');
}
