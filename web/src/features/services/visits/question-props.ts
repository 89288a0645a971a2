import type { Service, Visit } from '../page/service.ts';

/** What a form about a visit is given. */
export type QuestionProps = {
  service: Service;
  visit: Visit;
  onClose: () => void;
  onDone: () => void;
};
