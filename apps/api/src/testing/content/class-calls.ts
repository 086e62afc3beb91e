import type { ClassWorld, Person } from './class-world.ts';

export type ClassCalls = ReturnType<typeof createClassCalls>;

/** The calls of tests about the first class of a world. */
export function createClassCalls({ classID, teacher }: ClassWorld) {
  const params = { id: classID };
  const read = ({ client }: Person, id = classID) => client.call('GET /api/class/:id', { params: { id } });
  const newCode = ({ client }: Person) => client.call('PUT /api/class/:id/join-code', { params });
  return {
    read,
    newCode,
    change: ({ client }: Person, body: { name?: string; may_leave?: boolean; archived?: boolean }) =>
      client.call('PATCH /api/class/:id', { params, body }),
    drop: ({ client }: Person) => client.call('DELETE /api/class/:id', { params }),
    invite: ({ client }: Person, emails: string[], role: 'learner' | 'teacher' = 'learner') =>
      client.call('POST /api/class/:id/member', { params, body: { role, emails } }),
    remove: ({ client }: Person, userID: string) =>
      client.call('DELETE /api/class/:id/member/:userID', { params: { ...params, userID } }),
    endCode: ({ client }: Person) => client.call('DELETE /api/class/:id/join-code', { params }),
    /** The class's code, which is made if there is none. */
    codeOf: async () => (await read(teacher)).join_code ?? (await newCode(teacher)).join_code ?? '',
    join: ({ client }: Person, code: string) => client.call('POST /api/membership', { body: { code } }),
    look: ({ client }: Person, code: string) => client.call('GET /api/membership/code/:code', { params: { code } }),
    own: ({ client }: Person) => client.call('GET /api/membership', {}),
    leave: ({ client }: Person) => client.call('DELETE /api/membership/:classID', { params: { classID } }),
    /** Imports a file that names the classes. */
    importClasses: (
      { client }: Person,
      content: string | Uint8Array<ArrayBuffer>,
      dryRun: 'false' | 'true' = 'false',
    ) => client.call('POST /api/class/import', { query: { dryRun }, file: new File([content], 'classes.csv') }),
    importFile: ({ client }: Person, lines: readonly string[], dryRun: 'false' | 'true' = 'false') =>
      client.call('POST /api/class/:id/import', {
        params,
        query: { dryRun },
        file: new File([lines.join('\n')], 'class.csv'),
      }),
  };
}

export const emailsOf = (people: readonly { readonly email: string }[]) => people.map(({ email }) => email);
