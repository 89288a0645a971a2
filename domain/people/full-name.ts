type Named = { name: string; lastName: string };

/** A person may have no surname. */
export const fullName = ({ name, lastName }: Named): string => `${name} ${lastName}`.trim();
