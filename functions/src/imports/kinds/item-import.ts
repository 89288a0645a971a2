import { withoutLastPrice } from '@cuadrilla/domain/items/item-prices.ts';
import { ARCHIVED_MATCH } from '@cuadrilla/domain/imports/rows/row-states.ts';
import { itemRows } from '@cuadrilla/domain/imports/rows/single-kinds.ts';
import { ITEM, type NewItem } from '@cuadrilla/domain/records/item.ts';
import type { Item } from '../../items/item.ts';
import { foldText } from '@cuadrilla/domain/text/text.ts';
import { singleImport, type Looked } from './single-import.ts';

const REF_TAKEN = 'Ahora hay un artículo con esta referencia';

/** Items by their reference, which belongs to one of them. */
export const itemImport = singleImport<Item>({
  entity: 'ITEM',
  changing: { fields: ITEM },
  rows: () => itemRows(),
  async look(candidates, rows, except) {
    const refOf = (record: unknown) => (record as NewItem).ref;
    const found = await candidates.items(rows.flatMap(({ values }) => (values ? refOf(values.record) : [])));
    const byRef = new Map(
      found.filter(({ importId }) => importId !== except).map(({ record }) => [foldText(record.ref), record]),
    );
    return new Map(
      rows.flatMap(({ number, values }): [number, { looked: Looked }][] => {
        const item = values === null ? undefined : byRef.get(foldText(refOf(values.record)));
        if (item === undefined) return [];
        const { id, name, version, ref, archived } = item;
        const closed = archived ? ARCHIVED_MATCH : null;
        const match = {
          kind: 'record',
          entity: 'ITEM',
          id,
          name,
          version,
          code: ref,
          by: 'REF',
          closed,
        } as const;
        return [[number, { looked: { kind: 'record', found: { match, current: item, isSame: true } } }]];
      }),
    );
  },
  find: ({ stores }, id) => stores.items.find(id),
  called: ({ name }) => name,
  async create({ stores }, _row, { record }) {
    const item = record as NewItem;
    if ((await stores.items.idByRef(item.ref)) !== null) return { kind: 'changed', text: REF_TAKEN };
    const id = stores.items.newId();
    stores.items.insert({ ...item, id });
    return { kind: 'done', id, name: item.name };
  },
  save({ stores }, before, after) {
    stores.items.save(before, after);
    return Promise.resolve(null);
  },
  restored: (item) => ({ ...item, prices: withoutLastPrice(item.prices, item) }),
  remove: ({ stores }, item) => stores.items.remove(item),
  async usedBy({ stores, uses }, { id }) {
    const service = uses.serviceOfItem(id);
    if (service !== null) return `Lo usa una línea del servicio ${service}`;
    const { values } = await stores.settings.section('serviceTypes');
    const type = values.find(({ defaultLines }) => defaultLines?.some(({ itemId }) => itemId === id));
    return type ? `Lo usan las líneas por defecto del tipo de servicio ${type.name}` : null;
  },
});
