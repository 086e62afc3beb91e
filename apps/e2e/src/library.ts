import type { AdminRoutes, Client } from '@bandwise/api-contract/client';
import { startOwnProduct, type OwnProduct } from './own-product.ts';
import { ADMIN, test as base, type Account } from './test.ts';

/** A product with enough tests for several pages of lists. The tests of a worker share it, because they only read the lists. */
export interface Library {
  readonly url: string;
  readonly password: string;
  /** A learner with no results. */
  readonly newLearner: () => Promise<Account>;
}

type Part = NonNullable<Parameters<typeof partOf>[1]>;
const PASSWORD = 'open sesame';

/** A reading part. */
function partOf(
  title: string,
  more: { part_number?: number; time?: number; questions?: number; locked?: boolean } = {},
) {
  const { part_number = 1, time = 20, questions = 1, locked = false } = more;
  return {
    title,
    part_number,
    time,
    passage: ['<p>Ships lay in the harbour.</p>'],
    groups: [
      {
        type: 'FILL_BLANKS',
        instruction: 'Complete the notes.',
        questions: Array.from({ length: questions }, (_, index) => ({
          number: index + 1,
          question: 'They lay in the',
          answers: ['harbour'],
        })),
      },
    ],
    ...(locked ? { locked, password: PASSWORD } : {}),
  };
}

const taskOf = (title: string, more: { part_number?: number; locked?: boolean } = {}) => ({
  title,
  part_number: more.part_number ?? 1,
  examContent: [`<p>The text of ${title}</p>`],
  ...(more.locked ? { locked: true, password: PASSWORD } : {}),
});

const counted = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

async function fill(client: Client<AdminRoutes>): Promise<void> {
  const { sections } = await client.call('GET /api/exam/list/:skill', { params: { skill: 'listening' } });
  const exams = new Set(sections.map((section) => section.exam_id));
  for (const id of exams) await client.call('DELETE /api/exam/delete/:id', { params: { id }, query: {} });

  const reading: [string, Part][] = [
    ...counted(23, (number): [string, Part] => [`Harbour ${number}`, {}]),
    ['Zebra long', { time: 60, questions: 2 }],
    ['Zebra many', { time: 10, questions: 3, part_number: 3 }],
    ['Zebra locked', { locked: true }],
  ];
  for (const [title, more] of reading) {
    await client.call('POST /api/exam/new', { body: { reading: [partOf(title, more)] } });
  }
  for (const number of counted(30, (each) => each)) {
    await client.call('POST /api/exam/new', { body: { writing: [taskOf(`Letter ${number}`)] } });
  }
  await client.call('POST /api/exam/new', { body: { writing: [taskOf('A locked letter', { locked: true })] } });
}

async function openLibrary(product: OwnProduct): Promise<Library> {
  const admin = product.connect();
  await admin.signIn(ADMIN);
  await fill(admin.client);
  let accounts = 0;
  return {
    url: product.url,
    password: PASSWORD,
    newLearner: async () => {
      accounts += 1;
      const email = `reader-${accounts}@example.com`;
      const body = { firstName: 'Mai', lastName: 'Tran', email, password: 'a quiet library' };
      await admin.client.call('POST /api/register', { body });
      return body;
    },
  };
}

export const test = base.extend<object, { readonly library: Library }>({
  library: [
    async ({}, use) => {
      const product = await startOwnProduct();
      try {
        await use(await openLibrary(product));
      } finally {
        await product.stop();
      }
    },
    { scope: 'worker' },
  ],
});
