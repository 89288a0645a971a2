import type { Service } from '../page/service.ts';

/** What a form about a service is given. */
export type ActProps = { service: Service; onClose: () => void; onDone: () => void };
