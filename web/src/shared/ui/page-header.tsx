import { IconArrowLeft } from '@tabler/icons-react';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { PATHS } from '../paths.ts';
import classes from './page-header.module.css';

/** Portal targets in the header; null before the header is rendered. */
export type HeaderSlots = { heading: HTMLElement | null; action: HTMLElement | null };

const SlotsContext = createContext<HeaderSlots | null>(null);

export const HeaderSlotsProvider = SlotsContext;

export type Crumb = { title: string; to: string };

type Props = {
  title: string;
  /** The breadcrumb's name if it is not the title: a code. */
  crumb?: string;
  /** Without Tablero; empty for Tablero itself. */
  parents?: readonly Crumb[];
  action?: ReactNode;
  badges?: ReactNode;
  back?: Crumb;
};

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

const isInForm = () => document.activeElement?.closest('main form') != null;

const isAnythingFocused = () => document.activeElement !== null && document.activeElement !== document.body;

/** Sets the document title and focuses the heading after navigation. */
function useArrival({ title, isLate }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Cuadrilla`;
  }, [title]);
  useEffect(() => {
    const isTaken = isInForm() || (isLate && isAnythingFocused());
    if (!isFirstPage && !isTaken) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, [isLate]);
  return heading;
}

export function PageHeader({ title, crumb = title, parents, action, badges, back }: Props) {
  const slots = use(SlotsContext);
  const [isLate] = useState(slots?.heading === null);
  const heading = (
    <>
      <Trail title={crumb} parents={parents} />
      <div className={classes['heading']} data-back={back !== undefined || undefined}>
        {back && (
          <Link to={back.to} className={classes['back']} aria-label={back.title}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
          </Link>
        )}
        <Heading title={title} isLate={isLate} />
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

/** `isLate`: the page was there first, and the person may be at work in it. */
type HeadingProps = { title: string; isLate: boolean };

function Heading({ title, isLate }: HeadingProps) {
  const heading = useArrival({ title, isLate });
  return (
    <h1 ref={heading} tabIndex={-1} className={classes['title']} title={title}>
      {title}
    </h1>
  );
}
