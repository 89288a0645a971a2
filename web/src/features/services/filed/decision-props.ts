import type { Service } from '../page/service.ts';
import type { FiledWork_ReviewFragment } from './filed-work.generated.ts';

export type FiledReview = FiledWork_ReviewFragment;

export type DecisionProps = {
  service: Service;
  review: FiledReview;
  onClose: () => void;
  onDone: () => void;
};
