/** What a part of the paper is to who hears it read. A text that does not say is a paragraph, `Artifact` is not read. */
export type Tag =
  'H1' | 'H2' | 'P' | 'Sect' | 'TR' | 'TH' | 'TD' | 'LI' | 'Lbl' | 'LBody' | 'Figure' | 'Artifact';

/** One element of the paper: the same one also where a page ends in it. */
export type Tagged = { tag: Tag; alt?: string | undefined };

/** To be spread into an element of the document; `alt` is what a picture shows. */
export const tagged = (tag: Tag, alt?: string): object => ({ tagged: { tag, alt } satisfies Tagged });
