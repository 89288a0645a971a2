import type { Service } from '../detail/service.ts';

/** What a form about a service is given. */
export type ActProps = { service: Service; onClose: () => void; onDone: () => void };
