import type { ClientForm } from '@cuadrilla/domain/records/client.ts';
import type { FocusEvent } from 'react';
import type { At, Path } from '#shared/form/record-path.ts';

export type FieldAt<T> = {
  name: string;
  value: T;
  error: string | null;
  onChange: (value: T) => void;
  onBlur: (event: FocusEvent) => void;
  ref: (element: HTMLElement | null) => void;
};

export type FieldOf<V> = <P extends Path<V>>(path: P) => FieldAt<At<V, P>>;

type Rows<E> = { entries: readonly E[]; add: (entry: E) => void; remove: (index: number) => void };

export type ClientFormPart = {
  values: ClientForm;
  field: FieldOf<ClientForm>;
  lists: { emails: Rows<string>; phones: Rows<string>; contacts: Rows<ClientForm['contacts'][number]> };
};
