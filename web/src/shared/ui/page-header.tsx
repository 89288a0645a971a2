import { IconArrowLeft } from '@tabler/icons-react';
import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { PATHS } from '../paths.ts';
import classes from './page-header.module.css';

/** Where the layout's header takes a page's title and action; null while it is not on the screen yet. */
export type HeaderSlots = { heading: HTMLElement | null; action: HTMLElement | null };

const SlotsContext = createContext<HeaderSlots | null>(null);

export const HeaderSlotsProvider = SlotsContext;

export type Crumb = { title: string; to: string };

type Props = {
  title: string;
  /** How the way up names this page, where that is not its title: a record by its code. */
  crumb?: string;
  /** The pages above this one, Tablero left out; nothing at all for Tablero itself. */
  parents?: readonly Crumb[];
  /** One button: the page's first action. */
  action?: ReactNode;
  /** Beside the title: kind, status. */
  badges?: ReactNode;
  /** On a phone, where the way up is not shown: the way back, before the title. */
  back?: Crumb;
};

/** The way up: from the start through the page's parents. The start itself has only its own name. */
function Trail({ title, parents }: { title: string; parents: readonly Crumb[] | undefined }) {
  const above = parents ? [{ title: 'Tablero', to: PATHS.home }, ...parents] : [];
  return (
    <nav aria-label="Ruta" className={classes['trail']} data-start={parents === undefined || undefined}>
      <ol>
        {above.map(({ title: name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

let isFirstPage = true;

/** A form that has come with the page has the focus in its first field already. */
const isInForm = () => document.activeElement?.closest('main form') != null;

/** Names the window, and after a change of page puts the focus on the heading, where a screen reader goes on reading. */
function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Cuadrilla`;
  }, [title]);
  useEffect(() => {
    if (!isFirstPage && !isInForm()) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return heading;
}

/**
 * A page's title, way up and first action. The page says them, the layout has the place: portals, so that the header
 * shows the page's own elements without passing them through state.
 */
export function PageHeader({ title, crumb = title, parents, action, badges, back }: Props) {
  const slots = use(SlotsContext);
  const heading = (
    <>
      <Trail title={crumb} parents={parents} />
      <div className={classes['heading']} data-back={back !== undefined || undefined}>
        {back && (
          <Link to={back.to} className={classes['back']} aria-label={back.title}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
          </Link>
        )}
        <Heading title={title} />
        {badges}
      </div>
    </>
  );
  if (slots === null) {
    return (
      <header>
        {heading}
        {action}
      </header>
    );
  }
  return (
    <>
      {slots.heading && createPortal(heading, slots.heading)}
      {slots.action && action !== undefined && createPortal(action, slots.action)}
    </>
  );
}

function Heading({ title }: { title: string }) {
  const heading = useArrival(title);
  return (
    <h1 ref={heading} tabIndex={-1} className={classes['title']}>
      {title}
    </h1>
  );
}
