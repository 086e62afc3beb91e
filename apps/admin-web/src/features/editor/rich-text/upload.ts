/** Stores a picture and answers its address. */
export type UploadPicture = (file: File) => Promise<{ readonly url: string }>;
