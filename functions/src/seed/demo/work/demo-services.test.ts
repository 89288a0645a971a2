import { describe, expect, test } from 'vitest';
import { checkAnswer } from '@cuadrilla/domain/services/checklist.ts';
import { serviceLineSchema } from '@cuadrilla/domain/inputs/services/service-line.ts';
import { serviceSchema } from '@cuadrilla/domain/inputs/services/service.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { parseNif } from '@cuadrilla/domain/contact/nif.ts';
import { fromType } from '../../../services/new-service.ts';
import { demoAnswers } from './demo-answers.ts';
import { demoServices } from './demo-services.ts';
import { randomFor } from '../../random.ts';
import { countBy, made, SATURDAY, settings, statusOf } from '../../testing/test-services.ts';

const typeIdOf = (type: string) => settings.serviceTypes.values.find(({ name }) => name === type)?.id;

describe('the demo services', () => {
  const { now, clients, services, visits } = made(SATURDAY);

  test('are 400 and always the same', () => {
    expect(services).toHaveLength(400);
    expect(demoServices(now, clients)).toEqual(services);
  });

  test('have unique ids in Firestore’s form, which stay the same on another day', () => {
    const ids = [...services, ...visits, ...services.flatMap(({ lines }) => lines)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    const later = made('2027-02-03T08:15:00.000Z').services;
    expect(later.map(({ id }) => id)).toEqual(services.map(({ id }) => id));
  });

  test('are valid input, with their lines and answers', () => {
    for (const {
      place,
      type,
      title,
      description,
      notBefore,
      promisedWindow,
      underWarranty,
      lines,
    } of services) {
      const { clientId, siteId, equipmentIds, owner } = place;
      expect([null, 0, 1, 2]).toContain(owner);
      const typed = {
        ...{
          clientId,
          siteId,
          equipmentIds: [...equipmentIds],
          typeId: typeIdOf(type),
          ownerId: null,
          priority: 'NORMAL',
          durationMinutes: null,
        },
        ...{ title, description, notBefore, promisedWindow, underWarranty },
      };
      expect(validate(serviceSchema(), typed)).toEqual({ ok: true, value: typed });
      for (const { id, ...line } of lines) {
        expect(id).not.toBe('');
        expect(validate(serviceLineSchema(), line)).toEqual({ ok: true, value: { ...line, itemId: null } });
      }
    }
    for (const type of settings.serviceTypes.values) {
      const { checklist } = fromType(type);
      const answers = demoAnswers(randomFor(type.name), checklist);
      for (const point of checklist) {
        const value = answers[point.id];
        if (value === undefined) expect(point.required).toBe(false);
        else expect(checkAnswer(point, value)).toEqual({ ok: true, value });
      }
    }
  });

  test('refer to existing types, equipment and reasons, and contain no NIF', () => {
    const named = (values: readonly { name: string }[]) => values.map(({ name }) => name);
    const machines = new Map(
      clients.flatMap((client) =>
        client.sites.flatMap((site) => site.equipment.map((each) => [each.id, site.id])),
      ),
    );
    for (const { type, place, acts } of services) {
      expect(named(settings.serviceTypes.values)).toContain(type);
      for (const id of place.equipmentIds) expect(machines.get(id)).toBe(place.siteId);
      for (const { action, reason } of acts) {
        if (action === 'holdService') expect(named(settings.reasons.holdReasons)).toContain(reason);
        if (action === 'cancelService') expect(named(settings.reasons.cancelReasons)).toContain(reason);
      }
    }
    const texts = services.flatMap(({ title, description, lines, visits: own }) => [
      ...[title, description ?? '', ...lines.map(({ text }) => text)],
      ...own.flatMap(({ steps }) => steps.map(({ change }) => change.resolution ?? change.reason ?? '')),
    ]);
    const words = texts
      .flatMap((text) => text.split(/[^A-Za-z0-9]+/))
      .filter((word) => parseNif(word) !== null);
    expect(words).toEqual([]);
  });

  test('go back about four months, most of them billable and some under warranty', () => {
    const oldest = Math.min(...services.map(({ createdAt }) => createdAt.getTime()));
    const days = (now.getTime() - oldest) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(165);
    expect(services.filter(({ underWarranty }) => underWarranty).length).toBeGreaterThan(10);
    expect(services.filter(({ promisedWindow }) => promisedWindow).length).toBeGreaterThan(10);
    const charged = countBy(
      services.flatMap(({ lines }) => lines),
      ({ billable }) => billable,
    );
    expect(Object.keys(charged).toSorted()).toEqual(['CONTRACT', 'NO', 'WARRANTY', 'YES']);
    const closed = services.filter((service) => statusOf(service) === 'CLOSED');
    for (const { lines } of closed) expect(lines.length).toBeGreaterThan(0);
  });
});
