import { labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { pointText, SERVICE_TYPE } from '@cuadrilla/domain/records/settings/service-type.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import {
  PRIORITIES,
  PRIORITY_LABELS,
  SERVICE_CATEGORIES,
  SERVICE_CATEGORY_LABELS,
  type Priority,
  type ServiceCategory,
} from '@cuadrilla/domain/services/service-type.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FieldGroup, FormCard, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { Switch } from '#shared/ui/fields/checkbox.tsx';
import { MultiSelect } from '#shared/ui/fields/multi-select.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { ChecklistEditor } from './checklist-editor.tsx';
import { DefaultLineNames, DefaultLinesEditor } from './default-lines-editor.tsx';
import type { ServiceType_FormFragment } from './type-page.generated.ts';
import type { DefaultLineValues, PointValues } from './type-values.ts';
import { useTypeForm, type TypeForm } from './use-type-form.ts';

const CATEGORIES = SERVICE_CATEGORIES.map((value) => ({ value, label: SERVICE_CATEGORY_LABELS[value] }));
const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));

function WhatGroup({ form: { field } }: { form: TypeForm }) {
  return (
    <FieldGroup title="Qué es" hint={<RequiredHint />}>
      <Wide>
        <TextInput {...field('name')} label={SERVICE_TYPE.name.label} required autoComplete="off" />
      </Wide>
      <Select
        {...field('category')}
        label={SERVICE_TYPE.category.label}
        required
        options={CATEGORIES}
        placeholder="Elige una categoría"
      />
      <Select
        {...field('priority')}
        label={SERVICE_TYPE.priority.label}
        required
        options={PRIORITY_OPTIONS}
      />
      <TextInput
        {...field('durationMinutes')}
        label={SERVICE_TYPE.durationMinutes.label}
        required
        unit="min"
        inputMode="numeric"
        autoComplete="off"
        helperText="De 15 a 1440 minutos, de 5 en 5"
      />
      <Wide>
        <Textarea
          {...field('instructions')}
          label={SERVICE_TYPE.instructions.label}
          maxLength={NOTE_MAX}
          helperText="Las lee el técnico en la visita"
        />
      </Wide>
    </FieldGroup>
  );
}

function NeedsGroup({ form: { field, values } }: { form: TypeForm }) {
  const { optionsOf } = useCatalog();
  return (
    <FieldGroup title="Qué hace falta">
      <Wide>
        <MultiSelect
          {...field('skillIds')}
          label={SERVICE_TYPE.skillIds.label}
          options={optionsOf('skills', values.skillIds)}
          none="Todavía no hay competencias en la configuración"
        />
      </Wide>
      <TextInput
        {...field('minPhotos')}
        label={SERVICE_TYPE.minPhotos.label}
        required
        inputMode="numeric"
        autoComplete="off"
        helperText="De 0 a 20"
      />
      <Wide>
        <Switch
          {...field('requiresSignature')}
          label={SERVICE_TYPE.requiresSignature.label}
          helperText="También vale dejar constancia de que no quiere."
        />
      </Wide>
    </FieldGroup>
  );
}

type Props = { type: ServiceType_FormFragment | null; version: number };

export function TypeForm({ type, version }: Props) {
  const form = useTypeForm(type, version);
  const { namesOf } = useCatalog();
  return (
    <>
      <FormCard
        form={form}
        submit={type === null ? 'Crear tipo de servicio' : 'Guardar cambios'}
        cancelTo={PATHS.settingsSection('tipos')}
      >
        <WhatGroup form={form} />
        <FieldGroup
          title={SERVICE_TYPE.checklist.label}
          hint="Lo que el técnico responde antes de completar la visita."
        >
          <Wide>
            <ChecklistEditor form={form} />
          </Wide>
        </FieldGroup>
        <NeedsGroup form={form} />
        <FieldGroup
          title={SERVICE_TYPE.defaultLines.label}
          hint="Con lo que empieza un servicio nuevo de este tipo, al precio del catálogo de ese día."
        >
          <Wide>
            <DefaultLinesEditor form={form} type={type} />
          </Wide>
        </FieldGroup>
      </FormCard>
      <ConflictQuestion
        form={form}
        labels={{ ...labelsByPath(SERVICE_TYPE), defaultLines: SERVICE_TYPE.defaultLines.label }}
        formats={{
          category: (category: ServiceCategory | '') => category && SERVICE_CATEGORY_LABELS[category],
          priority: (priority: Priority) => PRIORITY_LABELS[priority],
          durationMinutes: (minutes: string) => `${minutes} min`,
          checklist: (points: PointValues[]) => points.map(pointText).join('\n') || 'Vacía',
          defaultLines: (lines: DefaultLineValues[]) => <DefaultLineNames lines={lines} type={type} />,
          skillIds: (ids: string[]) => namesOf('skills', ids).join(', ') || 'Ninguna',
        }}
      />
    </>
  );
}
