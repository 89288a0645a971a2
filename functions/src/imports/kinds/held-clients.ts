import { clientRefOf, type Client } from '../../clients/client.ts';
import type { WriteStores } from './kind-of-import.ts';

type Clients = WriteStores['clients'];
type Staff = WriteStores['staff'];

/**
 * The stores of one page, with its clients and agents read once. `find` returns a client as earlier rows of the page changed it,
 * which a transaction cannot read.
 */
export async function holdingClients(stores: WriteStores, ids: Iterable<string>): Promise<WriteStores> {
  const known = new Map<string, Client | null>();
  const read = async (id: string, look: Clients['find']) => {
    if (!known.has(id)) known.set(id, await look(id));
    return known.get(id) ?? null;
  };
  const hold = (client: Client) => {
    known.set(client.id, client);
    const managedBy = clientRefOf(client);
    for (const [id, other] of known)
      if (other?.managedBy?.id === client.id) known.set(id, { ...other, managedBy });
  };
  await Promise.all([...new Set(ids)].map((id) => read(id, stores.clients.find)));
  const clients: Clients = {
    ...stores.clients,
    find: (id) => read(id, stores.clients.find),
    async findCurrent(id) {
      const client = known.get(id);
      const current = client?.mergedInto ? client.mergedInto.id : id;
      return client === undefined ? stores.clients.findCurrent(id) : read(current, stores.clients.find);
    },
    async save(before, after, extra) {
      await stores.clients.save(before, after, extra);
      hold({ ...after, version: before.version + 1 });
    },
  };
  const members = new Map<string, ReturnType<Staff['find']>>();
  const staff: Staff = {
    ...stores.staff,
    find(id) {
      const member = members.get(id) ?? stores.staff.find(id);
      members.set(id, member);
      return member;
    },
  };
  return Object.create(stores, { clients: { value: clients }, staff: { value: staff } }) as WriteStores;
}
