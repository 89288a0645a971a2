/** How a stored whole number is typed and read. */
export type Figure = {
  /** What a text means; null if it is not such a figure. */
  parse: (text: string) => number | null;
  /** As an edit field holds it. */
  typed: (value: number) => string;
  /** As a person reads it. */
  read: (value: number) => string;
  accepts: (value: number) => boolean;
  message: string;
  /** What is said of a missing one, if not `message`. */
  missing?: string;
};

export const between = (min: number, max: number) => (value: number) => value >= min && value <= max;
