/** A package as `pnpm licenses list --json` describes it. */
export interface LicensedPackage {
  readonly name: string;
  readonly versions: readonly string[];
  readonly homepage?: string;
}

/** Builds for one platform. The platform of the machine decides which of them are installed. */
const PLATFORM = /-(linux|darwin|win32|freebsd|android|openharmony)-/;

/** The text of THIRD-PARTY-NOTICES.txt: packages by licence, both in alphabetical order. */
export function noticesPage(packages: Readonly<Record<string, readonly LicensedPackage[]>>): string {
  const licences = Object.entries(packages)
    .map(([licence, licensed]) => [licence, licensed.filter(({ name }) => !PLATFORM.test(name))] as const)
    .filter(([, licensed]) => licensed.length > 0)
    .toSorted(([a], [b]) => compare(a, b));
  const blocks = licences.map(([licence, licensed]) =>
    [licence, '-'.repeat(licence.length), ...licensed.toSorted((a, b) => compare(a.name, b.name)).map(describe)].join(
      '\n',
    ),
  );
  return `${[INTRODUCTION, ...blocks].join('\n\n')}\n`;
}

const INTRODUCTION = `Third-party notices of Bandwise
===============================

The product contains these packages of the npm registry. The text of each licence is in the package, in node_modules of an
installation. Both web apps also serve the texts of all that they contain: /third-party-notices.txt and
/admin/third-party-notices.txt. node packages/config/scripts/check-notices.ts write makes this file.`;

function describe({ name, versions, homepage }: LicensedPackage): string {
  const title = `${name} ${versions.toSorted(compare).join(', ')}`;
  return homepage ? `${title} (${homepage})` : title;
}

/** Sorts by code unit, because the locale's order depends on the machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
