/** Checks and writes the version of the product, which is in every package except the library, and at the top of the changelog. */

/** Packages with a separate version. */
const OWN_VERSION: ReadonlySet<string> = new Set(['@bandwise/domain']);
const VERSION = /^\d+\.\d+\.\d+$/;

/** The fields of a package.json, and its path. */
export interface Manifest {
  readonly path: string;
  readonly name: string;
  readonly version?: string;
}

/** The reasons why the version cannot be tagged. */
export function releaseProblems(manifests: readonly Manifest[], changelog: string): string[] {
  const [product, ...others] = manifests.filter(({ name }) => !OWN_VERSION.has(name));
  const version = product?.version ?? '';
  if (!isVersion(version)) return [`${product?.path ?? 'package.json'} has no version such as 1.2.3`];
  const [newest] = /^## (.+)$/m.exec(changelog)?.slice(1) ?? [];
  return [
    ...others
      .filter((manifest) => manifest.version !== version)
      .map((manifest) => `${manifest.path} has version ${manifest.version ?? 'none'}, not ${version}`),
    ...(newest === version ? [] : [`CHANGELOG.md begins with ${newest ?? 'nothing'}, not ${version}`]),
  ];
}

/** Whether a text is a version such as 1.2.3. */
export function isVersion(text: string): boolean {
  return VERSION.test(text);
}

/** The text of a package.json with another version; unchanged for packages with a separate version. */
export function withVersion(text: string, name: string, version: string): string {
  return OWN_VERSION.has(name) ? text : text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`);
}

/** The changelog with the version as the heading of the unreleased changes. */
export function withHeading(changelog: string, version: string): string {
  return changelog.replace(/^## Unreleased$/m, `## ${version}`);
}
