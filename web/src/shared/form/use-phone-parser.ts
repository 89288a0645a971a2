import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { useCallback, useState } from 'react';

const trusting: PhoneParser = (text) => text;

/** Loads the 42 kB of numbering plans on first use. If that fails, the number is sent as typed and the server checks it. */
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
