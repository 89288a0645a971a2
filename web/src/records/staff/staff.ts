export type StaffPerson = {
  id: string;
  name: string;
  lastName: string;
  email: string;
  phone: string | null;
  status: 'ACTIVE' | 'SUSPENDED';
};

export type Crumb = { title: string; to: string };
