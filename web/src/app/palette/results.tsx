import { useEffect, useRef } from 'react';
import type { Entry, Group } from './entries.ts';
import classes from './findings.module.css';

type OptionProps = { id: string; entry: Entry; isActive: boolean; onPoint: () => void; onChoose: () => void };

function Option({ id, entry, isActive, onPoint, onChoose }: OptionProps) {
  const { title, detail, contact, icon: Icon } = entry;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes['entry']}
      onMouseMove={() => !isActive && onPoint()}
      onClick={onChoose}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <span className={classes['words']}>
        <span className={classes['line']}>
          <span className={classes['title']}>{title}</span>
          {detail !== undefined && <span className={classes['detail']}>{detail}</span>}
        </span>
        {contact !== undefined && <span className={classes['contact']}>{contact}</span>}
      </span>
    </div>
  );
}

type Props = {
  id: string;
  groups: readonly Group[];
  active: number;
  isLate: boolean;
  onPoint: (index: number) => void;
  onChoose: (entry: Entry) => void;
};

export function Results({ id, groups, active, isLate, onPoint, onChoose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);
  const entries = groups.flatMap((group) => group.entries);
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label="Resultados"
      aria-busy={isLate || undefined}
      className={classes['results']}
    >
      {groups.map((group) => (
        <div key={group.title} role="group" aria-label={group.title}>
          <div className={classes['group']} aria-hidden="true">
            {group.title}
          </div>
          {group.entries.map((entry) => {
            const index = entries.indexOf(entry);
            return (
              <Option
                key={entry.key}
                id={`${id}-${index}`}
                entry={entry}
                isActive={index === active}
                onPoint={() => onPoint(index)}
                onChoose={() => onChoose(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
