import { PRICE_FIELD, VAT_FIELD } from '#records/services/fix-path.ts';
import { useAskedPath } from '#shared/form/use-asked-field.ts';
import classes from './lines.module.css';

const WISHES: Readonly<Record<string, string>> = {
  [PRICE_FIELD]: 'ponga el precio',
  [VAT_FIELD]: 'cambie el IVA',
};

/** For who follows a link to a field of a line that they may not change; `problem` is what keeps the office from it. */
export function SettledLines({ problem }: { problem: string | null }) {
  const wish = WISHES[useAskedPath() ?? ''];
  if (wish === undefined) return null;
  return <p className={classes['settled']}>{problem ?? `Pide a la oficina que ${wish}`}.</p>;
}
