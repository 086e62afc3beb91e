/** Stores a picture and returns its address. */
export type UploadPicture = (file: File) => Promise<{ readonly url: string }>;
