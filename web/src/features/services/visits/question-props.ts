import type { Service, Visit } from '../detail/service.ts';

/** What a form about a visit is given; it stays where it is closed, so that what was typed is not lost. */
export type QuestionProps = {
  service: Service;
  visit: Visit;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
};
