/** The files that a sheet names, by their id. */
export type Images = ReadonlyMap<string, Blob>;
