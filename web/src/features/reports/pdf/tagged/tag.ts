/** A text without a tag is a paragraph; `Artifact` is not read. */
export type Tag =
  'H1' | 'H2' | 'P' | 'Sect' | 'TR' | 'TH' | 'TD' | 'LI' | 'Lbl' | 'LBody' | 'Figure' | 'Artifact';

/** Shared by the two parts of an element split by a page break. */
export type Tagged = { tag: Tag; alt?: string | undefined };

export const tagged = (tag: Tag, alt?: string): object => ({ tagged: { tag, alt } satisfies Tagged });
