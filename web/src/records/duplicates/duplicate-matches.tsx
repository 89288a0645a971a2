import { IconExternalLink, IconTargetArrow, IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { contactLine } from '#records/places/contact-line.ts';
import { PATHS } from '#shared/paths.ts';
import { ProspectStatusBadge } from '#shared/status/prospect-status.tsx';
import { Tag } from '#shared/status/tag.tsx';
import { Button } from '#shared/ui/button.tsx';
import classes from './duplicate-panel.module.css';
import { alikeWords, isSameClient } from './match-words.ts';
import type { DuplicateMatch } from './use-duplicates.ts';

export type DuplicateAnswers = {
  matches: readonly DuplicateMatch[];
  notDuplicateOf: readonly string[];
  onChange: (notDuplicateOf: readonly string[]) => void;
  /** Links the new record to this client instead of creating one; null removes the link. */
  onLink?: (match: DuplicateMatch | null) => void;
  /** Undefined where nothing can be linked. */
  linkedId?: string | null;
  /** A prospect may share a client's NIF; it is linked on conversion. */
  mayShareNif?: boolean;
};

function Kind({ match: { entity, prospectStatus, archived } }: { match: DuplicateMatch }) {
  if (entity === 'PROSPECT') return prospectStatus && <ProspectStatusBadge status={prospectStatus} />;
  return <Tag>{archived ? 'Cliente · Archivado' : 'Cliente'}</Tag>;
}

/** Opens in another tab, so that the form keeps its input. */
function Name({ match: { entity, id, name, code } }: { match: DuplicateMatch }) {
  const Icon = entity === 'CLIENT' ? IconUsers : IconTargetArrow;
  const to = entity === 'CLIENT' ? PATHS.client(id) : PATHS.prospect(id);
  return (
    <div className={classes['name']}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <Link to={to} target="_blank" rel="noopener">
        {name}
        <IconExternalLink size={14} aria-hidden="true" />
        <span className="visually-hidden"> (se abre en otra pestaña)</span>
      </Link>
      <span className={classes['code']}>{code}</span>
    </div>
  );
}

function Match({ match, ...props }: Omit<DuplicateAnswers, 'matches'> & { match: DuplicateMatch }) {
  const { notDuplicateOf, onChange, onLink, linkedId, mayShareNif = false } = props;
  const id = useId();
  const mustLink = isSameClient(match) && !mayShareNif;
  const isOther = notDuplicateOf.includes(match.id);
  const isLinked = linkedId === match.id;
  const contact = contactLine(match);
  const link = () => {
    if (isOther) onChange(notDuplicateOf.filter((each) => each !== match.id));
    onLink?.(isLinked ? null : match);
  };
  return (
    <li className={classes['match']} data-settled={isOther || undefined}>
      <div id={id} className={classes['who']}>
        <Name match={match} />
        <div className={classes['facts']}>
          <Kind match={match} />
          <span>{alikeWords(match)}</span>
        </div>
        {contact !== '' && <p className={classes['contact']}>{contact}</p>}
      </div>
      {mustLink && (
        <p className={classes['must']}>
          Ya es cliente: {linkedId === undefined ? 'abre su ficha' : 'enlázalo'}
        </p>
      )}
      <div role="group" aria-labelledby={id} className={classes['choices']}>
        {onLink && match.entity === 'CLIENT' && (
          <Button
            title="Es este cliente"
            type={isLinked ? 'active' : 'default'}
            pressed={isLinked}
            onClick={link}
          />
        )}
      </div>
    </li>
  );
}

function Others({ matches, ...props }: DuplicateAnswers) {
  const { notDuplicateOf, onChange, onLink, linkedId, mayShareNif = false } = props;
  const ids = matches.filter((match) => mayShareNif || !isSameClient(match)).map(({ id }) => id);
  if (ids.length === 0) return null;
  const areOthers = ids.every((id) => notDuplicateOf.includes(id));
  const sayOthers = () => {
    if (linkedId) onLink?.(null);
    const rest = notDuplicateOf.filter((id) => !ids.includes(id));
    onChange(areOthers ? rest : [...rest, ...ids]);
  };
  return (
    <div className={classes['others']}>
      <Button
        title="Es otra persona"
        type={areOthers ? 'active' : 'default'}
        pressed={areOthers}
        onClick={sayOthers}
      />
      {ids.length > 1 && <span>Vale para las {ids.length} coincidencias</span>}
    </div>
  );
}

export function DuplicateMatches(props: DuplicateAnswers) {
  return (
    <>
      <ul>
        {props.matches.map((match) => (
          <Match key={match.entity + match.id} {...props} match={match} />
        ))}
      </ul>
      <Others {...props} />
    </>
  );
}
