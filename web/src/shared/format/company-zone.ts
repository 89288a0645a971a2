/**
 * The zone in which the company's days begin and end, wherever the device is. It comes with the answer to who is signed in,
 * before the first screen is drawn; until then it is the one most companies have.
 */
let zone = 'Europe/Madrid';

/** Says which zone it is from here on. */
export function setCompanyZone(name: string): void {
  zone = name;
}

export const companyZone = (): string => zone;
