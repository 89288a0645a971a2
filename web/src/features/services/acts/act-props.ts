import type { Service } from '../detail/service.ts';

/** What a form about a service is given; it stays where it is closed, so that what was typed is not lost. */
export type ActProps = { service: Service; isOpen: boolean; onClose: () => void; onDone: () => void };
