import { describe, expect, test } from 'vitest';
import { daysBetween } from '@cuadrilla/domain/time/local-date.ts';
import { hoursOn } from '@cuadrilla/domain/scheduling/facts.ts';
import { SERVICE_STATUSES } from '@cuadrilla/domain/services/service-status.ts';
import { daysOf, localOf, overlaps } from '@cuadrilla/domain/time/time.ts';
import { VISIT_STATUSES, visitTransition, type VisitAction } from '@cuadrilla/domain/visits/visit-states.ts';
import { zoneFor } from '@cuadrilla/domain/contact/zones.ts';
import { DEMO_TECHNICIANS } from '../demo-staff.ts';
import { countBy, endOf, made, SATURDAY, settings, statusOf, ZONE } from '../../testing/test-services.ts';

const JAVIER = 'tecnico@demo.es';
const NOWS = [
  SATURDAY,
  '2026-11-16T05:05:00.000Z',
  '2026-11-18T10:30:00.000Z',
  '2026-11-20T23:05:00.000Z',
  '2026-11-22T09:30:00.000Z',
  '2026-11-22T18:30:00.000Z',
  '2026-10-25T00:40:00.000Z',
  '2026-12-25T11:00:00.000Z',
  '2026-12-28T09:00:00.000Z',
  '2027-01-08T21:50:00.000Z',
  '2026-08-17T16:00:00.000Z',
];

describe.each(NOWS)('the demo services seen at %s', (at) => {
  const { now, services, visits, sites } = made(at);
  const today = localOf(ZONE, now).day;
  const isHoliday = (day: string) => settings.holidays.values.some(({ date }) => date === day);
  const hoursOf = (email: string) => DEMO_TECHNICIANS[email]?.weeklyHours ?? settings.workingHours.hours;
  const worksOn = (email: string, day: string) => !isHoliday(day) && hoursOn(hoursOf(email), day).length > 0;

  test('include every status, and so do their visits', () => {
    const counts = countBy(services, statusOf);
    const isNow = (status: string) => status === 'TRAVELLING' || status === 'IN_PROGRESS';
    for (const status of SERVICE_STATUSES) {
      if (!isHoliday(today) || !isNow(status)) expect(Object.keys(counts)).toContain(status);
    }
    expect(counts['PENDING']).toBeGreaterThanOrEqual(9);
    expect(counts['PENDING']).toBeLessThanOrEqual(12);
    expect(counts['CLOSED']).toBeGreaterThan(150);
    expect(counts['SCHEDULED']).toBeGreaterThan(25);
    expect(counts['FINISHED']).toBeGreaterThan(8);
    expect(counts['ON_HOLD']).toBe(5);
    const seen = new Set(visits.map((visit) => endOf(visit).status));
    // A pause is short: there is one only while a technician who takes a break is at work.
    for (const status of VISIT_STATUSES) {
      const mayLack = status === 'PAUSED' || (isHoliday(today) && isNow(status));
      if (!mayLack) expect(seen).toContain(status);
    }
  });

  test('have a tray from overdue to next week, with an urgent and a promised one', () => {
    const tray = services.filter((service) => service.visits.length === 0 && statusOf(service) === 'PENDING');
    expect(tray).toHaveLength(9);
    const hours = { LOW: 72, NORMAL: 48, HIGH: 24, URGENT: 8 };
    const due = tray.map(({ createdAt, notBefore, priority }) => {
      const from = Math.max(createdAt.getTime(), notBefore?.getTime() ?? 0);
      return (from - now.getTime()) / 3_600_000 + hours[priority ?? 'NORMAL'];
    });
    expect(Math.min(...due)).toBeLessThan(0);
    expect(Math.max(...due)).toBeGreaterThan(96);
    expect(tray.filter(({ priority }) => priority === 'URGENT').length).toBeGreaterThan(1);
    expect(tray.some(({ promisedWindow }) => promisedWindow && promisedWindow.end > now)).toBe(true);
  });

  test('never assign a technician to two visits at once, or during an absence', () => {
    for (const [email, { absences = [] }] of Object.entries(DEMO_TECHNICIANS)) {
      const own = visits
        .filter(
          ({ emails, ...visit }) =>
            emails.includes(email) && endOf({ emails, ...visit }).status !== 'CANCELLED',
        )
        .toSorted((a, b) => a.start.getTime() - b.start.getTime());
      for (const [index, visit] of own.entries()) {
        const next = own[index + 1];
        if (next) expect(overlaps(visit, next)).toBe(false);
        for (const offset of daysOf(ZONE, visit).map((day) => daysBetween(today, day))) {
          const away = absences.filter(
            ({ approved, from, to }) => approved && from <= offset && offset <= to,
          );
          expect(away).toEqual([]);
        }
      }
    }
  });

  test('assign nobody on a day off, or outside their hours unless urgent and in progress', () => {
    for (const { emails, start, end, isUrgent } of visits) {
      const [from, to] = [localOf(ZONE, start), localOf(ZONE, end)];
      for (const email of emails) {
        expect([email, from.day, worksOn(email, from.day)]).toEqual([email, from.day, true]);
        const spans = hoursOn(hoursOf(email), from.day);
        const [first, last] = [spans[0]?.from ?? '', spans.at(-1)?.to ?? ''];
        if (isUrgent !== true) expect([first <= from.time, to.time <= last]).toEqual([true, true]);
      }
    }
    const calls = visits.filter(({ isUrgent }) => isUrgent === true);
    for (const { service } of calls) expect(service.priority).toBe('URGENT');
    if (isHoliday(today))
      expect(visits.filter(({ start }) => localOf(ZONE, start).day === today)).toEqual([]);
  });

  test('assign technicians with the skills, in their zones and, except today, in their hours', () => {
    for (const { emails, start, end, service } of visits) {
      const able = emails.flatMap((email) => DEMO_TECHNICIANS[email]?.skills ?? []);
      const asked = settings.serviceTypes.values.find(({ name }) => name === service.type)?.skillIds ?? [];
      for (const id of asked)
        expect(able).toContain(settings.skills.values.find((skill) => skill.id === id)?.name);
      const [lead = ''] = emails;
      const { zones = [], weeklyHours = settings.workingHours.hours } = DEMO_TECHNICIANS[lead] ?? {};
      const site = sites.get(service.place.siteId);
      const zoneId = zoneFor(site?.site.address.postalCode ?? '', settings.zones.values);
      const zone = settings.zones.values.find(({ id }) => id === zoneId)?.name;
      if (zones.length > 0) expect(zones).toContain(zone);
      const [from, to] = [localOf(ZONE, start), localOf(ZONE, end)];
      const isCall = Math.abs(start.getTime() - now.getTime()) < 3 * 3_600_000;
      if (from.day === today || isCall) continue;
      const spans = hoursOn(weeklyHours, from.day);
      expect(spans.some((span) => span.from <= from.time && to.time <= span.to)).toBe(true);
    }
  });

  test('reached their status by valid steps, none of them in the future', () => {
    const actions: Record<string, VisitAction> = {
      ...{ travelToVisit: 'travel', startVisit: 'start', pauseVisit: 'pause', resumeVisit: 'resume' },
      ...{ completeVisit: 'complete', endVisitIncomplete: 'endIncomplete', cancelVisit: 'cancel' },
    };
    for (const { createdAt, place, acts, visits: own } of services) {
      expect(sites.get(place.siteId)?.createdAt.getTime()).toBeLessThan(createdAt.getTime());
      let last = createdAt.getTime();
      for (const { scheduledAt, steps } of own) {
        expect(scheduledAt.getTime()).toBeGreaterThan(createdAt.getTime() - 1_000);
        let before = scheduledAt.getTime();
        let from: (typeof VISIT_STATUSES)[number] = 'SCHEDULED';
        for (const { action: name, at: when, change } of steps) {
          const action = actions[name];
          if (!action || !change.status) throw new Error(`${name} is no step`);
          const command = { action, from, role: 'ADMIN', isOwn: false } as const;
          expect(visitTransition(command)).toEqual({ ok: true, to: change.status });
          expect(when.getTime()).toBeGreaterThanOrEqual(before);
          [from, before] = [change.status, when.getTime()];
        }
        expect(before).toBeLessThanOrEqual(now.getTime());
        last = Math.max(last, before);
      }
      for (const { at: when } of acts) {
        expect(when.getTime()).toBeGreaterThan(last);
        last = when.getTime();
      }
      expect(last).toBeLessThanOrEqual(now.getTime());
    }
  });

  test('give a working day finished, current and upcoming visits', () => {
    const own = visits.filter(({ start }) => localOf(ZONE, start).day === today);
    const going = visits.map((visit) => endOf(visit).status);
    if (!isHoliday(today)) {
      expect(going).toContain('IN_PROGRESS');
      expect(going).toContain('TRAVELLING');
    }
    const javier = own.filter(({ emails }) => emails.includes(JAVIER)).map((visit) => endOf(visit).status);
    if (!worksOn(JAVIER, today)) expect(javier).toEqual([]);
    else {
      const { time } = localOf(ZONE, now);
      if (time > '02:00') expect(javier).toContain('COMPLETED');
      if (time < '22:15') expect(javier).toContain('SCHEDULED');
      expect(javier.length).toBeGreaterThan(2);
    }
  });

  test('give the demo technician visits in the next seven days', () => {
    const week = visits.filter(({ emails, start }) => {
      const ahead = daysBetween(today, localOf(ZONE, start).day);
      return emails.includes(JAVIER) && ahead > 0 && ahead <= 7;
    });
    expect(week.length).toBeGreaterThan(0);
  });
});
