import type { Service } from '../page/service.ts';
import type { FiledWork_ReviewFragment } from './filed-work.generated.ts';

export type FiledReview = FiledWork_ReviewFragment;

/** What a decision about filed work is given. */
export type DecisionProps = {
  service: Service;
  review: FiledReview;
  onClose: () => void;
  onDone: () => void;
};
