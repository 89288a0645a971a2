import { can } from '@cuadrilla/domain/people/permissions.ts';
import { useEffect, useImperativeHandle, type Ref } from 'react';
import { useSession } from '#session/session-context.tsx';
import type { Failure } from '#shared/graphql/failure.ts';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { actionGroups, hitGroups } from './entries.ts';
import classes from './findings.module.css';
import type { LayerProps } from './layer-props.ts';
import { Results } from './results.tsx';
import { useChoice, type EarlyKeys } from './use-choice.ts';
import { useSearch } from './use-search.ts';

export type Keys = { stepOf: (key: string) => (() => void) | undefined };

export type FindingsProps = LayerProps & {
  ref: Ref<Keys>;
  listId: string;
  typed: string;
  early: EarlyKeys;
  onActive: (id: string | null) => void;
};

function SearchFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <div className={classes['failure']}>
      <Banner kind="error">{failure.message}</Banner>
      <Button title="Reintentar" onClick={onRetry} />
    </div>
  );
}

type StatusProps = { count: number; typed: string; isLate: boolean; hasFailed: boolean };

function Status({ count, typed, isLate, hasFailed }: StatusProps) {
  const found = count === 1 ? '1 resultado' : `${count} resultados`;
  const none = hasFailed ? '' : `No hay nada con «${typed}»`;
  return (
    <p role="status" className={count > 0 ? 'visually-hidden' : classes['none']}>
      {isLate ? 'Buscando…' : count === 0 ? none : typed !== '' && found}
    </p>
  );
}

export function Findings({ ref, listId, typed, early, onActive, ...layer }: FindingsProps) {
  const { role } = useSession().session;
  const { hits, isLate, failure, retry } = useSearch(typed, can(role, 'search:use'));
  const groups = [...hitGroups(hits), ...actionGroups(role, typed)];
  const entries = groups.flatMap((group) => group.entries);
  const { index, point, choose, stepOf } = useChoice({ entries, typed, isLate, early }, layer);
  useImperativeHandle(ref, () => ({ stepOf }));
  const active = entries.length === 0 ? null : `${listId}-${index}`;
  useEffect(() => onActive(active), [onActive, active]);
  return (
    <>
      {failure && <SearchFailure failure={failure} onRetry={retry} />}
      <Results id={listId} groups={groups} active={index} isLate={isLate} onPoint={point} onChoose={choose} />
      <Status count={entries.length} typed={typed} isLate={isLate} hasFailed={failure !== null} />
    </>
  );
}
