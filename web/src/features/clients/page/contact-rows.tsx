import { CLIENT, CONTACT } from '@cuadrilla/domain/records/client.ts';
import { emptyForm } from '@cuadrilla/domain/records/record-form.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { FieldGroup, Wide } from '#shared/form/form-card.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/fields/checkbox.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { ClientFormPart } from '../form/client-form.ts';
import classes from '../parts/rows.module.css';

type Props = { form: ClientFormPart; onPhoneUsed: () => void };

type RowProps = Props & { index: number; onRemove: () => void };

function ContactRow({ form: { values, field }, index, onRemove, onPhoneUsed }: RowProps) {
  /** Only one contact is the main one. */
  const choose = (isMain: boolean) =>
    field('contacts').onChange(
      values.contacts.map((contact, each) => ({
        ...contact,
        main: each === index ? isMain : contact.main && !isMain,
      })),
    );
  return (
    <fieldset className={classes['contact']}>
      <legend>Contacto {index + 1}</legend>
      <div className={classes['fields']}>
        <TextInput {...field(`contacts.${index}.name`)} label={CONTACT.name.label} required />
        <TextInput {...field(`contacts.${index}.position`)} label={CONTACT.position.label} />
        <TextInput
          {...field(`contacts.${index}.phone`)}

          label={CONTACT.phone.label}
          type="phone"
          onFocus={onPhoneUsed}
        />
        <TextInput
          {...field(`contacts.${index}.email`)}

          label={CONTACT.email.label}
          type="email"
        />
        <div className={classes['foot']}>
          <Checkbox {...field(`contacts.${index}.main`)} label={CONTACT.main.label} onChange={choose} />
          <Button
            type="secondary"
            title="Quitar contacto"
            icon={<IconTrash size={16} />}
            onClick={onRemove}
          />
        </div>
      </div>
    </fieldset>
  );
}

export function ContactRows({ form, onPhoneUsed }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { contacts } = form.lists;
  const add = () => {
    contacts.add(emptyForm(CONTACT));
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus(),
    );
  };
  const remove = (index: number) => {
    contacts.remove(index);
    requestAnimationFrame(() => [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus());
  };
  return (
    <FieldGroup title="Contactos" hint="Con quién se habla: presidente, conserje, responsable de tienda…">
      <Wide>
        <div ref={box} className={classes['rows']}>
          {contacts.entries.map((_, index) => (
            <ContactRow
              key={index}
              form={form}
              index={index}
              onRemove={() => remove(index)}
              onPhoneUsed={onPhoneUsed}
            />
          ))}
          {contacts.entries.length < CLIENT.contacts.most && (
            <Button title="Añadir contacto" icon={<IconPlus size={16} />} onClick={add} />
          )}
        </div>
      </Wide>
    </FieldGroup>
  );
}
