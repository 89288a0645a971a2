let zone = 'Europe/Madrid';

export function setCompanyZone(name: string): void {
  zone = name;
}

export const companyZone = (): string => zone;
