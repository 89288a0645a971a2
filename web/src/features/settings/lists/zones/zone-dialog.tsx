import { zoneSchema, type NewZone } from '@cuadrilla/domain/inputs/parts/zone.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { conflict, done, refused } from '#shared/form/outcome.ts';
import { TagsInput } from '#shared/ui/fields/tags-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { forgetCatalog } from '../../frame/forget-catalog.ts';
import { LIST_WORDS } from '../list-words.ts';
import type { Zones_ListFragment } from '../lists.generated.ts';
import { useSaveZoneMutation } from './save-zone.generated.ts';
import { useValueForm } from '../use-value-form.ts';
import type { ValueDialogProps } from '../value-list.tsx';
import { provincesOf, splitPrefixes, wrongPrefixes } from './zone-words.ts';

export type ZoneValue = Zones_ListFragment['values'][number];

type Props = ValueDialogProps<ZoneValue>;

const valuesOf = (zone: ZoneValue | null | undefined): NewZone => ({
  name: zone?.name ?? '',
  postalPrefixes: zone?.postalPrefixes ?? [],
});

function useZoneForm({ list: { version }, value, onClose }: Props) {
  const [run] = useSaveZoneMutation();
  const id = value?.id ?? null;
  return useValueForm({
    values: valuesOf(value),
    schema: zoneSchema,
    version,
    list: 'ZONE',
    id,
    send: async (input, sent) => {
      const { data } = await run({
        variables: { input: { ...input, id, version: sent.version }, key: sent.key },
        update: forgetCatalog,
      });
      if (!data) throw new Error('No data');
      const { result } = data;
      if (result.__typename === 'ZonesSuccess') return done(undefined);
      if (result.__typename === 'ConflictError' && result.current.__typename === 'ZoneList') {
        const theirs = result.current.values.find((each) => each.id === id);
        return conflict(theirs ? valuesOf(theirs) : null, result.current.version, result.change);
      }
      return refused(result);
    },
    success: LIST_WORDS.ZONE.saved,
    onClose,
  });
}

/** Makes a zone or changes one. */
export function ZoneDialog(props: Props) {
  const { value, onClose } = props;
  const form = useZoneForm(props);
  const prefixes = form.field('postalPrefixes');
  const provinces = provincesOf(prefixes.value);
  const help = 'Completos o sus primeras cifras: 28 es toda Madrid. Pulsa Intro después de cada uno.';
  return (
    <>
      <FormDialog
        open
        onClose={onClose}
        form={form.dialog}
        title={value === null ? LIST_WORDS.ZONE.make : `Editar «${value.name}»`}
        submit="Guardar"
      >
        <Wide>
          <TextInput {...form.field('name')} label="Nombre" required autoComplete="off" />
        </Wide>
        <Wide>
          <TagsInput
            {...prefixes}
            error={prefixes.error && (wrongPrefixes(prefixes.value) ?? prefixes.error)}
            isWrong={(prefix) => wrongPrefixes([prefix]) !== null}
            onChange={(tags) => prefixes.onChange(splitPrefixes(tags))}
            label="Códigos postales"
            required
            placeholder="28013"
            helperText={provinces === '' ? help : `${help} Provincia: ${provinces}.`}
          />
        </Wide>
      </FormDialog>
      <ConflictQuestion
        {...form.question}
        labels={{ name: 'Nombre', postalPrefixes: 'Códigos postales' }}
        formats={{ postalPrefixes: (prefixes: readonly string[]) => prefixes.join(', ') }}
      />
    </>
  );
}
