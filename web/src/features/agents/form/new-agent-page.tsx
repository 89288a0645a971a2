import { isAdministrator, ROLE_WORDS, type OfficeRole } from '@cuadrilla/domain/people/roles.ts';
import { IconHeadset, IconShieldCheck, IconUserPlus } from '@tabler/icons-react';
import { AccessNotice } from '#records/staff/access/access-notice.tsx';
import { MAY_SIGN_IN, RoleNotes } from '#records/staff/form/role-notes.tsx';
import { STAFF_GROUP, StaffFields } from '#records/staff/form/staff-fields.tsx';
import { FieldGroup, FormCard, FormPage, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { AGENT_PATHS, AGENTS_CRUMB } from '../parts/agent-paths.ts';
import classes from './agents.module.css';
import { useCreateAgent } from './use-create-agent.ts';

const ROLES = [
  {
    value: 'AGENT',
    label: ROLE_WORDS.AGENT,
    hint: 'Prospectos, clientes y servicios',
    icon: <IconHeadset size={18} stroke={1.6} aria-hidden="true" />,
  },
  {
    value: 'ADMIN',
    label: ROLE_WORDS.ADMIN,
    hint: 'Todo, también personas y configuración',
    icon: <IconShieldCheck size={18} stroke={1.6} aria-hidden="true" />,
  },
] as const;

const OFFICE = [MAY_SIGN_IN, 'Prospectos, clientes, ubicaciones y equipos', 'Servicios'];

const NOTES: Record<OfficeRole, { can: readonly string[]; cannot: readonly string[] }> = {
  AGENT: {
    can: [...OFFICE, 'Consultar la configuración'],
    cannot: ['Técnicos y agentes', 'Cambiar la configuración', 'Fusionar clientes'],
  },
  ADMIN: {
    can: [...OFFICE, 'Técnicos, agentes y permisos', 'Cambiar la configuración', 'Fusionar clientes'],
    cannot: [],
  },
};

function NewAgentForm({ form, access }: Pick<ReturnType<typeof useCreateAgent>, 'form' | 'access'>) {
  const isDone = form.phase === 'done';
  return (
    <FormCard form={form} submit="Crear agente" icon={<IconUserPlus size={16} />} cancelTo={AGENT_PATHS.list}>
      {access && <AccessNotice access={access} />}
      <FieldGroup title={STAFF_GROUP} hint={<RequiredHint />}>
        <Wide>
          <div className={classes['roles']}>
            <RadioCards {...form.field('role')} label="Rol" required disabled={isDone} options={ROLES} />
          </div>
        </Wide>
        <StaffFields field={(path) => form.field(path)} disabled={isDone} onPhoneUsed={form.loadPhones} />
        <TextInput
          {...form.field('password')}
          disabled={isDone}
          autoComplete="new-password"
          label="Contraseña"
          type="password"
          required
        />
      </FieldGroup>
    </FormCard>
  );
}

export function NewAgentPage() {
  const { form, access, question } = useCreateAgent();
  const { role } = form.values;
  return (
    <>
      <PageHeader title="Nuevo agente" parents={[AGENTS_CRUMB]} />
      <FormPage
        side={
          <RoleNotes
            label={`Sobre el perfil de ${isAdministrator(role) ? 'administrador' : 'agente'}`}
            {...NOTES[role]}
          />
        }
      >
        <NewAgentForm form={form} access={access} />
      </FormPage>
      {question}
    </>
  );
}
