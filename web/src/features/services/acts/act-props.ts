import type { Service } from '../page/service.ts';

export type ActProps = { service: Service; onClose: () => void; onDone: () => void };
