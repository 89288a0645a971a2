export type DemoOrganisation = {
  legalName: string;
  tradeName?: string;
  nif: string;
  street?: string;
  city?: string;
  sites?: number;
  equipment?: number;
  tags?: readonly string[];
  isPropertyManager?: true;
  isManaged?: true;
};

const company = (legalName: string, rest: Partial<DemoOrganisation> = {}): DemoOrganisation => ({
  legalName,
  nif: 'B',
  ...rest,
});

export const DEMO_COMPANIES: readonly DemoOrganisation[] = [
  company('Panadería Ñandú, S. L.', { street: 'Calle de Lavapiés 58, 28012', sites: 3, equipment: 7 }),
  company('Hostal Fuencarral 77, S. L.', {
    tradeName: 'Hostal Fuencarral 77',
    street: 'Calle de Fuencarral 77, 28004',
    equipment: 9,
  }),
  company('Farmacia Ibiza 21, C. B.', {
    tradeName: 'Farmacia Ibiza 21',
    nif: 'E',
    street: 'Calle de Ibiza 21, 28009',
    equipment: 2,
  }),
  company('Gestoría Peñalver y Asociados, S. L. P.', {
    street: 'Calle de Toledo 121, 28005',
    sites: 2,
    equipment: 4,
  }),
  company('Talleres Hermanos Bermúdez, S. L.', { street: 'Calle de Alcalá 214, 28028', equipment: 3 }),
  company('Restaurante Casa Ponzano, S. A.', {
    tradeName: 'Casa Ponzano',
    nif: 'A',
    street: 'Calle de Ponzano 34, 28003',
    sites: 2,
    equipment: 6,
  }),
  company(
    'Fincas Peñalver Administración y Gestión de Comunidades de Propietarios del Centro de Madrid, S. L.',
    {
      tradeName: 'Fincas Peñalver',
      isPropertyManager: true,
    },
  ),
  company('Residencia El Olivar, S. L.', {
    street: 'Avenida de Europa 14, 28224',
    city: 'Pozuelo de Alarcón',
    sites: 2,
    equipment: 8,
  }),
  company('Gimnasio Norte Activo, S. L.'),
  company('Bodega La Cepa de Lavapiés, S. L.'),
  company('Academia Puente, S. L.'),
  company('Óptica Salamanca Visión, S. L.', { sites: 2 }),
  company('Clínica Dental Retiro, S. L. P.', { equipment: 5 }),
  company('Hotel Atocha Sur, S. A.', { nif: 'A', sites: 2, equipment: 10, tags: ['Contrato anual'] }),
  company('Floristería Alonso Cano, S. L.'),
  company('Taller Mecánico Oporto, S. L.'),
  company('Autoescuela Delicias, S. L.'),
  company('Peluquería Begoña e Hijas, C. B.', { nif: 'E' }),
  company('Cerámicas Peñuelas, S. L.'),
  company('Supermercados La Encina, S. A.', { nif: 'A', sites: 3, equipment: 9, tags: ['Contrato anual'] }),
  company('Escuela Infantil Pequeñajos, S. L.'),
  company('Imprenta Cuatro Caminos, S. Coop. Mad.', { nif: 'F' }),
  company('Librería El Buscón, S. L.'),
  company('Logística Coslada 28, S. L.', {
    street: 'Avenida de la Constitución 61, 28821',
    city: 'Coslada',
    equipment: 6,
  }),
  company('Muebles Güell e Íñiguez, S. L.'),
  company('Asociación de Vecinos de Moratalaz', { nif: 'G' }),
  company('Parroquia de Nuestra Señora de la Peña', { nif: 'R' }),
  company('Estudio de Arquitectura Ávila & O’Connor, S. L. P.'),
];

const community = (
  legalName: string,
  street: string,
  rest: Partial<DemoOrganisation> = {},
): DemoOrganisation => ({
  legalName,
  street,
  nif: 'H',
  ...rest,
});

export const DEMO_COMMUNITIES: readonly DemoOrganisation[] = [
  community('C. P. Calle de Ibiza 21', 'Calle de Ibiza 21, 28009', {
    sites: 2,
    equipment: 5,
    tags: ['Contrato anual', 'Gas natural'],
  }),
  community('C. P. Albufera 140', 'Avenida de la Albufera 140, 28038', {
    equipment: 3,
    isManaged: true,
  }),
  community('C. P. Delicias 33', 'Paseo de las Delicias 33, 28045', {
    tags: ['Gasóleo'],
    isManaged: true,
  }),
  community('C. P. Calle de Cartagena 12', 'Calle de Cartagena 12, 28028'),
  community('C. P. Doctor Esquerdo 132', 'Calle del Doctor Esquerdo 132, 28007', {
    sites: 2,
    isManaged: true,
  }),
  community('C. P. Santa Engracia 54', 'Calle de Santa Engracia 54, 28010', { isManaged: true }),
  community('C. P. Bravo Murillo 201', 'Calle de Bravo Murillo 201, 28020'),
  community('C. P. Avenida de Moratalaz 137', 'Avenida de Moratalaz 137, 28030', { sites: 3 }),
  community('C. P. Antonio López 61', 'Calle de Antonio López 61, 28019', { isManaged: true }),
  community('C. P. Marcelo Usera 88', 'Calle de Marcelo Usera 88, 28026', { tags: ['Gasóleo'] }),
  community('C. P. Monforte de Lemos 103', 'Avenida de Monforte de Lemos 103, 28029'),
  community('C. P. Paseo de Extremadura 92', 'Paseo de Extremadura 92, 28011'),
  community(
    'Comunidad de Propietarios de Príncipe de Vergara 166, escaleras A, B y C, garaje y zonas comunes',
    'Calle del Príncipe de Vergara 166, 28002',
    { sites: 3, tags: ['Contrato anual'] },
  ),
  community('C. P. Meléndez Valdés 40', 'Calle de Meléndez Valdés 40, 28015', { isManaged: true }),
  community('Mancomunidad Jardines de Covibar', 'Avenida de Covibar 8, 28523', { city: 'Rivas-Vaciamadrid' }),
  community('C. P. Gran Vía 22 de Majadahonda', 'Gran Vía 22, 28220', { city: 'Majadahonda' }),
  community('C. P. Silvano 90', 'Calle de Silvano 90, 28043'),
];

export const DEMO_PUBLIC_BODIES: readonly DemoOrganisation[] = [
  {
    legalName: 'Colegio Público Mirasierra Alta',
    nif: 'Q',
    street: 'Calle de Nuria 44, 28034',
    sites: 2,
    equipment: 12,
    tags: ['Contrato anual'],
  },
  { legalName: 'Ayuntamiento de Peñas Altas', nif: 'P', sites: 3, equipment: 9, tags: ['Concurso'] },
  { legalName: 'Biblioteca Municipal de Usera', nif: 'P', equipment: 4 },
  {
    legalName: 'Centro de Salud Ofelia Nieto',
    nif: 'S',
    street: 'Calle de Ofelia Nieto 40, 28039',
    equipment: 6,
  },
];
