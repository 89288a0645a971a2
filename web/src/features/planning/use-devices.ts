import { useApolloClient } from '@apollo/client/react';
import { withAffectedCrew, deviceWarnings } from '@cuadrilla/domain/field/device-contact.ts';
import { useRef } from 'react';
import { DevicesDocument } from '#records/scheduling/devices.generated.ts';
import type { PlanVisit } from '#records/scheduling/plan-facts.ts';
import { heardOf, inHand, techniciansOf, type PutAt } from '#records/scheduling/use-device-warnings.ts';
import { companyZone } from '#shared/format/company-zone.ts';

type Heard = ReturnType<typeof heardOf>;

const KEPT_MS = 60_000;

/** Asked when a visit is picked up, so that the answer is there when it is dropped. */
export function useDevices() {
  const client = useApolloClient();
  const asked = useRef(new Map<string, { at: number; heard: Promise<Heard | null> }>());
  const ask = (technicianIds: string[]) => {
    const name = technicianIds.join();
    const known = asked.current.get(name);
    if (known && Date.now() - known.at < KEPT_MS) return known.heard;
    const heard = client
      .query({ query: DevicesDocument, variables: { technicianIds }, fetchPolicy: 'network-only' })
      .then(({ data }) => (data ? heardOf(data) : null))
      .catch(() => null);
    asked.current.set(name, { at: Date.now(), heard });
    void heard.then((answer) => answer === null && asked.current.delete(name));
    return heard;
  };
  const learn = (visit: PlanVisit) => {
    const ids = techniciansOf([inHand(visit)], new Date());
    if (ids.length > 0) void ask(ids);
  };
  /** Calls `goOn` with the warnings to show first: none if the server cannot tell. */
  const before = (visit: PlanVisit | null, after: PutAt | null, goOn: (warnings: string[]) => void) => {
    const now = new Date();
    const whole = visit && inHand(visit);
    const losing = whole && after ? withAffectedCrew(whole, after) : whole;
    if (whole === null || losing === null || techniciansOf([losing], now).length === 0) {
      goOn([]);
      return;
    }
    void ask(techniciansOf([whole], now)).then((heard) =>
      goOn(heard ? deviceWarnings([losing], heard, { zone: companyZone(), now }) : []),
    );
  };
  return { learn, before };
}
