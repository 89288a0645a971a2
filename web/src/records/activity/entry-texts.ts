import { whatHappened as actionText, type TimelineAct } from '@cuadrilla/domain/activity/activity-words.ts';
import { valueText as textOf, type Saying } from '@cuadrilla/domain/activity/change-texts.ts';
import { formatDate, formatDateTime, formatRelativeDay, formatTime, today } from '#shared/format/dates.ts';

const spokenTime = (instant: string) =>
  `${formatRelativeDay(today(new Date(instant)))}, ${formatTime(instant)}`;

export const whatHappened = (entry: TimelineAct, timelineOf: string): string =>
  actionText(entry, timelineOf, spokenTime);

/** `nameOf` resolves ids to names. */
export const valueText = (
  entity: string,
  field: string,
  value: string | null | undefined,
  nameOf: Saying['nameOf'],
): string => textOf(entity, field, value, { nameOf, date: formatDate, dateTime: formatDateTime });
