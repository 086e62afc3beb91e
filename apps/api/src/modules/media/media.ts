export { copyMedia } from './copy-media.ts';
// The exports for work on exams, the import of exam files and sittings.
export { ALLOWED_TYPES, isSvgName, mediaTypeOf } from './media-type.ts';
export { insertMedia, insertUploaded } from './media.repo.ts';
export { removePartialUploads, removePartialUploadsJob } from './remove-partial.job.ts';
export { removeUnusedMediaJob } from './remove-unused.job.ts';
export { keepPictures, mediaIdOf, receiveMedia } from './media.service.ts';
