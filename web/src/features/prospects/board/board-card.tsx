import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { actionsFrom, isOpen } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { IconClock, IconPhoneOff } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#session/session-context.tsx';
import { PATHS } from '#shared/paths.ts';
import { PROSPECT_STATUS_LOOKS } from '#shared/status/prospect-status.tsx';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { Avatar, personOf } from '#shared/status/avatar.tsx';
import { NamedPartyKindIcon } from '#records/clients/party-kind.tsx';
import classes from './board-card.module.css';
import type { BoardCard as Card, BoardEdge } from './board-model.ts';
import type { BoardTools } from './board-tools.ts';
import { ageWords, responseWords } from '../parts/clock-words.ts';
import { useDraggable } from './drag.ts';
import { nextActionWords } from '../parts/when-words.ts';
import { When } from '../parts/when.tsx';

type Props = { edge: BoardEdge; tools: BoardTools };

function Facts({ card, sourceName }: { card: Card; sourceName: string }) {
  const { kind, doNotContact, address, owner } = card;
  return (
    <div className={classes['facts']}>
      {doNotContact ? (
        <span className={classes['mark']}>
          <IconPhoneOff size={14} stroke={1.75} aria-hidden="true" />
          No contactar
        </span>
      ) : (
        <>
          <NamedPartyKindIcon kind={kind} size={14} />
          <span className={classes['from']}>
            {[sourceName, address?.city].filter(Boolean).join(' · ') || 'Sin origen'}
          </span>
        </>
      )}
      {owner !== null && (
        <span className={classes['owner']}>
          <Avatar person={personOf(owner)} size={20} />
        </span>
      )}
    </div>
  );
}

function Foot({ card, now }: { card: Card; now: Date }) {
  const response = responseWords({ ...card, firstResponseAt: null }, now);
  const words = nextActionWords(card, now);
  const { estimatedValueCents: cents } = card;
  return (
    <div className={classes['foot']}>
      {response !== null && (
        <span className={classes['response']}>
          <When words={response} icon={IconClock} />
        </span>
      )}
      {words !== null && <When words={words} />}
      {words === null && isOpen(card.status) && <span className={classes['none']}>Sin próxima acción</span>}
      {cents !== null && <span className={classes['value']}>{formatEuros(cents)}</span>}
    </div>
  );
}

function MoveMenu({ edge, tools }: Props) {
  const { role } = useSession().session;
  const { status, displayName } = edge.node;
  const items = role === null ? [] : actionsFrom(status, role);
  return (
    <div className={classes['menu']}>
      <ActionsMenu
        label={`Mover a… ${displayName}`}
        items={items.map(({ to }) => {
          const { word, icon: Icon } = PROSPECT_STATUS_LOOKS[to];
          return {
            label: word,
            icon: <Icon size={16} stroke={1.75} aria-hidden="true" />,
            onSelect: () => tools.move(edge, to),
          };
        })}
      />
    </div>
  );
}

export function BoardCard({ edge, tools }: Props) {
  const { node } = edge;
  const ref = useRef<HTMLLIElement>(null);
  const isBusy = tools.busyId === node.id;
  const isDragged = useDraggable(ref, edge, !isBusy && node.status !== 'CONVERTED');
  return (
    <li
      ref={ref}
      className={classes['card']}
      data-card={node.id}
      data-dragged={isDragged || undefined}
      aria-busy={isBusy || undefined}
    >
      <div className={classes['head']}>
        <h3>
          <Link to={PATHS.prospect(node.id)} draggable={false} title={node.displayName}>
            {node.displayName}
          </Link>
        </h3>
        <span className={classes['age']}>{ageWords(node.createdAt, tools.now)}</span>
        <MoveMenu edge={edge} tools={tools} />
      </div>
      {node.need !== null && <p className={classes['need']}>{node.need}</p>}
      <Facts card={node} sourceName={tools.sourceName(node.sourceId)} />
      <Foot card={node} now={tools.now} />
    </li>
  );
}
