import { can, type Permission } from '@cuadrilla/domain/people/permissions.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { foldText } from '@cuadrilla/domain/text/text.ts';
import {
  IconAirConditioning,
  IconBarcode,
  IconChecklist,
  IconFileEuro,
  IconKeyboard,
  IconMapPin,
  IconPlus,
  IconSettings,
  IconTargetArrow,
  IconTool,
  IconUserCircle,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { contactLine } from '#records/places/contact-line.ts';
import { SETTINGS_SECTIONS, type SettingsSection } from '#records/settings-nav/settings-sections.ts';
import { PATHS } from '#shared/paths.ts';
import type { ScreenPath } from '../screens.ts';
import { MENU } from '../layouts/menu-entries.ts';
import type { PaletteQuery } from './palette.generated.ts';

export type Entry = {
  key: string;
  title: string;
  detail?: string;
  contact?: string | undefined;
  icon: Icon;
  does: { to: string } | 'shortcuts';
};

/** `also`: other words that find it. */
type Act = { permission: Permission; entry: Entry; also?: string };

export type Group = { title: string; entries: readonly Entry[] };

type Hit = PaletteQuery['search'][number];

const create = (title: string, to: ScreenPath, permission: Permission, also = ''): Act => ({
  permission,
  entry: { key: to, title, icon: IconPlus, does: { to } },
  also,
});

const CREATE = [
  create('Nuevo prospecto', PATHS.newProspect, 'prospects:create'),
  create('Nuevo cliente', PATHS.newClient, 'clients:create'),
  create('Nuevo artículo', PATHS.newItem, 'items:edit'),
  create('Nuevo servicio', PATHS.newService, 'services:create'),
  create('Nuevo técnico', PATHS.newTechnician, 'technicians:create'),
  create('Nuevo agente', '/agents/new', 'agents:create'),
  create('Preparar lote', PATHS.newBillingBatch, 'billing:prepare', 'lotes facturar facturación'),
];

const go = (title: string, to: string, icon: Icon, permission: Permission, also = ''): Act => ({
  permission,
  entry: { key: to, title, icon, does: { to } },
  also,
});

const GO = [
  ...MENU.map(({ title, to, icon, permission }) => go(`Ir a ${title}`, to, icon, permission)),
  go('Ir a Catálogo', PATHS.items, IconBarcode, 'items:open'),
  go('Por revisar', PATHS.review, IconChecklist, 'planning:open'),
  go('Facturar', PATHS.billing, IconFileEuro, 'billing:open', 'lotes facturación'),
];

const profile = PATHS.settingsSection('perfil');

const SECTION_WORDS: Partial<Record<SettingsSection, string>> = {
  auditoria: 'historial registro',
  importar: 'importación exportación excel csv',
};

/** Too many to be listed before something is typed. */
const SECTIONS = SETTINGS_SECTIONS.filter(({ section }) => section !== 'perfil').map(
  ({ section, title, permission }) =>
    go(`Ir a ${title}`, PATHS.settingsSection(section), IconSettings, permission, SECTION_WORDS[section]),
);

const OWN: Act[] = [
  {
    permission: 'profile:edit',
    entry: { key: profile, title: 'Ir a Mi perfil', icon: IconUserCircle, does: { to: profile } },
  },
  {
    permission: 'dashboard:open',
    entry: { key: 'shortcuts', title: 'Ver atajos de teclado', icon: IconKeyboard, does: 'shortcuts' },
  },
];

function fits(title: string, typed: string): boolean {
  const words = foldText(title).split(' ');
  return foldText(typed)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
}

export function actionGroups(role: Role | null, typed: string): Group[] {
  const open = (all: readonly Act[]) =>
    all
      .filter(
        ({ permission, entry, also = '' }) => can(role, permission) && fits(`${entry.title} ${also}`, typed),
      )
      .map(({ entry }) => entry);
  return [
    { title: 'Crear', entries: open(CREATE) },
    { title: 'Ir a', entries: open([...GO, ...(typed.trim() === '' ? [] : SECTIONS), ...OWN]) },
  ].filter(({ entries }) => entries.length > 0);
}

type HitGroup = { title: string; icon: Icon; to: (hit: Hit) => string };

const HITS: Partial<Record<Hit['entity'], HitGroup>> = {
  PROSPECT: { title: 'Prospectos', icon: IconTargetArrow, to: ({ id }) => PATHS.prospect(id) },
  CLIENT: { title: 'Clientes', icon: IconUsers, to: ({ id }) => PATHS.client(id) },
  SITE: { title: 'Ubicaciones', icon: IconMapPin, to: ({ id, clientId }) => PATHS.site(clientId ?? '', id) },
  EQUIPMENT: { title: 'Equipos', icon: IconAirConditioning, to: ({ id }) => PATHS.equipment(id) },
  SERVICE: { title: 'Servicios', icon: IconTool, to: ({ id }) => PATHS.service(id) },
};

export function hitGroups(hits: readonly Hit[]): Group[] {
  return Object.entries(HITS)
    .map(([entity, { title, icon, to }]) => ({
      title,
      entries: hits
        .filter((hit) => hit.entity === entity)
        .map((hit): Entry => {
          const { id, title: name, detail } = hit;
          const contact = contactLine(hit) || undefined;
          return { key: `${entity}-${id}`, title: name, detail, contact, icon, does: { to: to(hit) } };
        }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
