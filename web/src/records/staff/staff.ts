export type StaffPerson = {
  id: string;
  name: string;
  lastName: string;
  email: string;
  phone: string | null;
  status: 'ACTIVE' | 'SUSPENDED';
};

export const fullName = ({ name, lastName }: Pick<StaffPerson, 'name' | 'lastName'>) => `${name} ${lastName}`;

export type Crumb = { title: string; to: string };
