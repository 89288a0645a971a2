import type { Service, Visit } from '../page/service.ts';

export type QuestionProps = {
  service: Service;
  visit: Visit;
  onClose: () => void;
  onDone: () => void;
};
