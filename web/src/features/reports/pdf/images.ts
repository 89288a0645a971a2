/** By id. */
export type Images = ReadonlyMap<string, Blob>;
