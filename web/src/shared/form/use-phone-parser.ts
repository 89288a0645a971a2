import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { useCallback, useState } from 'react';

/** Until the numbering plans are here, nothing typed is called wrong. */
const trusting: PhoneParser = (text) => text;

/**
 * The phone parser with its 42 kB of numbering plans: fetched when the phone field is first used, or at the submit. Where
 * they cannot be fetched the number goes as typed: the server has the same rules and the last word.
 */
export function usePhoneParser() {
  const [parser, setParser] = useState<{ parse: PhoneParser }>({ parse: trusting });
  const load = useCallback(async (): Promise<PhoneParser> => {
    const plans = await import('@cuadrilla/domain/contact/phone.ts').catch(() => null);
    if (plans === null) return trusting;
    const { parsePhone } = plans;
    setParser((before) => (before.parse === parsePhone ? before : { parse: parsePhone }));
    return parsePhone;
  }, []);
  return { parsePhone: parser.parse, load };
}
