import type { Service } from '../detail/service.ts';

/** What a question about a service is given. */
export type ActProps = { service: Service; onClose: () => void };
