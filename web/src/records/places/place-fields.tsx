import { parsePostalCode, provinceOf } from '@cuadrilla/domain/contact/postal-code.ts';
import { lazy, Suspense, useEffect, useRef, useState, type FocusEvent } from 'react';
import { TextInput, type TextInputProps } from '#shared/ui/fields/text-input.tsx';

const KnownTowns = lazy(() =>
  import('./known-towns.tsx').then(
    ({ KnownTowns: Towns }) => ({ default: Towns }),
    // If it cannot be loaded, the town is typed.
    () => ({ default: () => null }),
  ),
);

type TextField = Omit<TextInputProps, 'label'>;
type Props = { postalCode: TextField; city: TextField; required: boolean };

/** On blur the postal code fills in the town, unless one was typed. */
export function PlaceFields({ postalCode, city, required }: Props) {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const [taken, setTaken] = useState({ town: '' });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = place.current?.querySelector('input');
    // Typing then replaces the suggested town.
    if (input && input === document.activeElement) input.select();
  }, [taken]);
  const code = parsePostalCode(postalCode.value);
  const province = provinceOf(code ?? '');
  const leaveCode = (event: FocusEvent<HTMLInputElement>) => {
    postalCode.onBlur?.(event);
    if (code === askedFor) return;
    const isTyped = city.value !== '' && city.value !== taken.town;
    if (!isTyped) city.onChange('');
    setAskedFor(isTyped ? null : code);
  };
  const take = (town: string) => {
    city.onChange(town);
    setTaken({ town });
  };
  return (
    <>
      <TextInput
        {...postalCode}
        label="Código postal"
        required={required}
        inputMode="numeric"
        onBlur={leaveCode}
        {...(province === null ? {} : { helperText: `Provincia: ${province}` })}
      />
      <div ref={place}>
        <TextInput {...city} label="Población" required={required} />
        <div role="status">
          {askedFor !== null && (
            <Suspense fallback={null}>
              <KnownTowns key={askedFor} postalCode={askedFor} town={city.value} onTake={take} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}
