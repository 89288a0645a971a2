import { useEffect, useEffectEvent } from 'react';
import classes from './known-towns.module.css';
import { useTownsOfQuery } from './towns-of.generated.ts';

type Props = { postalCode: string; town: string; onTake: (town: string) => void };

/** Fills an empty field if the postal code has one known town; offers a choice if it has several. */
export function KnownTowns({ postalCode, town, onTake }: Props) {
  const { data } = useTownsOfQuery({ variables: { postalCode } });
  const take = useEffectEvent(([first, ...others]: readonly string[]) => {
    if (town === '' && first !== undefined && others.length === 0) onTake(first);
  });
  useEffect(() => {
    if (data) take(data.townsOf);
  }, [data]);
  const towns = data?.townsOf ?? [];
  if (towns.length === 1 && town === towns[0]) {
    return (
      <p className={classes['words']}>{`Puesta ${town}, como en otras ubicaciones del ${postalCode}`}</p>
    );
  }
  if (towns.length < 2 || (town !== '' && !towns.includes(town))) return null;
  return (
    <>
      <p className={classes['words']}>{`El ${postalCode} tiene varias poblaciones:`}</p>
      <div role="group" aria-label={`Poblaciones del ${postalCode}`} className={classes['towns']}>
        {towns.map((each) => (
          <button key={each} type="button" aria-pressed={each === town} onClick={() => onTake(each)}>
            {each}
          </button>
        ))}
      </div>
    </>
  );
}
