import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';

type Look = {
  title: string;
  /** `primary` once per screen; `active` is the selected one; `secondary` has no border. */
  type?: 'active' | 'primary' | 'secondary' | 'default';
  align?: 'left' | 'centre';
  icon?: ReactNode;
  disabled?: boolean;
  wide?: boolean;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement>;
};

type AsButton = Look & {
  style?: 'button';
  submit?: boolean;
  busy?: boolean;
  pressed?: boolean;
};

type AsLink = Look & {
  style: 'link';
  to: string;
  state?: unknown;
};

export type ButtonProps = AsButton | AsLink;

function lookOf({ type = 'default', align = 'centre', wide = false, className }: Look) {
  return {
    className: [classes['root'], className].filter(Boolean).join(' '),
    'data-type': type,
    'data-align': align,
    'data-wide': wide || undefined,
  };
}

function Content({ icon, title }: Pick<Look, 'icon' | 'title'>) {
  return (
    <>
      {icon !== undefined && (
        <span className={classes['icon']} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={classes['label']}>{title}</span>
    </>
  );
}

function LinkButton(props: AsLink) {
  const { to, state, onClick, disabled = false } = props;
  if (disabled) {
    return (
      <a {...lookOf(props)} role="link" aria-disabled="true">
        <Content {...props} />
      </a>
    );
  }
  return (
    <Link {...lookOf(props)} to={to} state={state} {...(onClick ? { onClick } : {})}>
      <Content {...props} />
    </Link>
  );
}

const ignore: MouseEventHandler = (event) => event.preventDefault();

/** `style="link"` renders a link, else a button. A busy one is not `disabled`, which would take the focus from it. */
export function Button(props: ButtonProps) {
  if (props.style === 'link') return <LinkButton {...props} />;
  const { submit = false, busy = false, disabled = false, onClick } = props;
  return (
    <button
      {...lookOf(props)}
      type={submit ? 'submit' : 'button'}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-pressed={props.pressed}
      onClick={busy ? ignore : onClick}
    >
      <Content {...props} />
    </button>
  );
}
