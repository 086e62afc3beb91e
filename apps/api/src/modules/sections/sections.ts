// The exports for other modules.
export { examNotFound } from './exam-not-found.ts';
export { grantsInCookie } from './grant-cookie.ts';
export { sectionOfGrant } from './section-grant.ts';
export type { KeyedVersion } from './section-reader.ts';
export type { SectionVersion } from './section-version.ts';
export { visitorOf, type Visitor } from './sections.policy.ts';
export { presentDelivery, presentEdit } from './sections.presenter.ts';
export { findEditable, type VersionId } from './sections.repo.ts';
export { createSections, type Sections } from './sections.service.ts';
