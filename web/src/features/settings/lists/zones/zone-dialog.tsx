import { zoneSchema } from '@cuadrilla/domain/inputs/settings/listed-values.ts';
import { ZONE, type NewZone } from '@cuadrilla/domain/records/settings/settings.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { TagsInput } from '#shared/ui/fields/tags-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { useSaveValue } from '../../frame/use-save-value.ts';
import { LIST_WORDS } from '../list-words.ts';
import type { Zones_ListFragment } from '../lists.generated.ts';
import { SaveZoneDocument } from './save-zone.generated.ts';
import type { ValueDialogProps } from '../value-list.tsx';
import { provincesOf, splitPrefixes, wrongPrefixes } from './zone-words.ts';

export type ZoneValue = Zones_ListFragment['values'][number];

type Props = ValueDialogProps<ZoneValue>;

const valuesOf = (zone: ZoneValue | null): NewZone => ({
  name: zone?.name ?? '',
  postalPrefixes: zone?.postalPrefixes ?? [],
});

function useZoneForm({ list: { version }, value, onClose }: Props) {
  return useSaveValue(SaveZoneDocument, {
    value,
    version,
    valuesOf,
    listed: ({ values }) => values,
    schema: zoneSchema,
    draft: 'settings-ZONE',
    input: (checked, made) => ({ ...checked, ...made }),
    success: LIST_WORDS.ZONE.saved,
    onDone: onClose,
  });
}

export function ZoneDialog(props: Props) {
  const { value, onClose } = props;
  const form = useZoneForm(props);
  const prefixes = form.field('postalPrefixes');
  const provinces = provincesOf(prefixes.value);
  const help = 'Completos o sus primeras cifras: 28 es toda Madrid. Pulsa Intro después de cada uno.';
  return (
    <>
      <FormDialog
        size={640}
        open
        onClose={onClose}
        form={form}
        title={value === null ? LIST_WORDS.ZONE.make : `Editar «${value.name}»`}
        submit="Guardar"
      >
        <Wide>
          <TextInput {...form.field('name')} label={ZONE.name.label} required autoComplete="off" />
        </Wide>
        <Wide>
          <TagsInput
            {...prefixes}
            error={prefixes.error && (wrongPrefixes(prefixes.value) ?? prefixes.error)}
            isWrong={(prefix) => wrongPrefixes([prefix]) !== null}
            onChange={(tags) => prefixes.onChange(splitPrefixes(tags))}
            label={ZONE.postalPrefixes.label}
            required
            placeholder="28013"
            helperText={provinces === '' ? help : `${help} Provincia: ${provinces}.`}
          />
        </Wide>
      </FormDialog>
      <ConflictQuestion
        form={form}
        labels={{ name: ZONE.name.label, postalPrefixes: ZONE.postalPrefixes.label }}
        formats={{ postalPrefixes: (prefixes: readonly string[]) => prefixes.join(', ') }}
      />
    </>
  );
}
