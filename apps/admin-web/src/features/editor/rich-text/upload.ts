/** Stores a picture and answers its address. `onProgress` may be told how much has gone, from 0 to 1. */
export type UploadPicture = (file: File, onProgress?: (fraction: number) => void) => Promise<{ readonly url: string }>;
