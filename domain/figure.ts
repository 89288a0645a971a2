export type Figure = {
  parse: (text: string) => number | null;
  typed: (value: number) => string;
  read: (value: number) => string;
  accepts: (value: number) => boolean;
  message: string;
  /** Message for a missing value; `message` by default. */
  missing?: string;
};

export const between = (min: number, max: number) => (value: number) => value >= min && value <= max;
