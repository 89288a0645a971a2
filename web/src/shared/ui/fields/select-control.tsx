import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './select.module.css';
import inputs from './text-input.module.css';

/** A `select` in the look of the fields, for where a row or a column is its label. */
export function SelectControl(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <div className={inputs['control']}>
      <select
        {...props}
        data-empty={props.value === '' || undefined}
        className={`${inputs['input'] ?? ''} ${classes['select'] ?? ''}`}
      />
      <IconChevronDown className={classes['arrow']} size={16} aria-hidden="true" />
    </div>
  );
}
