import { skillSchema } from '@cuadrilla/domain/inputs/settings/skill.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import type { Outcome } from '#shared/form/outcome.ts';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { LIST_WORDS } from './list-words.ts';
import type { ListedValue, ListIdentity } from './use-value-actions.ts';
import { useValueForm } from './use-value-form.ts';

export type Named = { name: string };

type Props = {
  list: ListIdentity;
  /** Null for a new one. */
  value: ListedValue | null;
  send: (
    input: Named & { id: string | null; version: number },
    key: string,
  ) => Promise<Outcome<void, Named | null>>;
  onClose: () => void;
};

/** Makes a value that is a name and nothing else, or gives it another. */
export function NameDialog({ list: { kind, version }, value, send, onClose }: Props) {
  const words = LIST_WORDS[kind];
  const id = value?.id ?? null;
  const form = useValueForm({
    values: { name: value?.name ?? '' },
    // Every list of names has this rule.
    schema: skillSchema,
    version,
    list: kind,
    id,
    send: ({ name }, sent) => send({ name, id, version: sent.version }, sent.key),
    success: words.saved,
    onClose,
  });
  return (
    <>
      <FormDialog
        open
        size={480}
        onClose={onClose}
        form={form.dialog}
        title={value === null ? words.make : `Cambiar nombre de «${value.name}»`}
        submit="Guardar"
      >
        <Wide>
          <TextInput {...form.field('name')} label="Nombre" required autoComplete="off" />
        </Wide>
      </FormDialog>
      <ConflictQuestion {...form.question} labels={{ name: 'Nombre' }} />
    </>
  );
}
