export type Images = ReadonlyMap<string, Blob>;
