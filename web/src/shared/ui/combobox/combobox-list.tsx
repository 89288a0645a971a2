import { IconCheck } from '@tabler/icons-react';
import type { UseComboboxReturnValue } from 'downshift';
import { Fragment, useRef, type RefObject } from 'react';
import type { ComboboxOption, useOptions } from './combobox-options.ts';
import classes from './combobox.module.css';
import { usePlacedList } from './use-placed-list.ts';

export type List = UseComboboxReturnValue<ComboboxOption>;
type Options = ReturnType<typeof useOptions>;

const MORE = 'Hay más: sigue escribiendo';

export function statusOf({ options, hasMore, isLate, failure }: Options, none: string, hint: string | null) {
  if (isLate) return 'Buscando…';
  if (failure !== null) return '';
  if (hint !== null) return hint;
  if (options.length === 0) return none;
  const count = options.length === 1 ? '1 resultado' : `${options.length} resultados`;
  return hasMore ? `${count}. ${MORE}` : count;
}

type Props = {
  list: List;
  found: Options;
  value: string;
  status: string;
  isShown: boolean;
  field: RefObject<HTMLElement | null>;
};

export function ComboboxList({ list, found, value, status, isShown, field }: Props) {
  const { options, hasMore, isLate } = found;
  const isEmpty = options.length === 0;
  const popover = useRef<HTMLDivElement>(null);
  usePlacedList(isShown, field, popover);
  return (
    <>
      <div
        ref={popover}
        popover="manual"
        className={classes['list']}
        onMouseDown={(event) => event.preventDefault()}
      >
        <ul {...list.getMenuProps()} className={classes['options']} hidden={isEmpty} aria-busy={isLate}>
          {options.map((option, index) => (
            <Fragment key={option.value}>
              {option.group !== undefined && option.group !== options[index - 1]?.group && (
                <li aria-hidden="true" className={classes['group']}>
                  {option.group}
                </li>
              )}
              <li
                {...list.getItemProps({ item: option, index })}
                className={classes['option']}
                data-active={list.highlightedIndex === index || undefined}
              >
                <span className={classes['words']}>
                  {option.label}
                  {option.detail !== undefined && <small>{option.detail}</small>}
                </span>
                {option.note !== undefined && <small>{option.note}</small>}
                {option.value === value && <IconCheck size={16} aria-hidden="true" />}
              </li>
            </Fragment>
          ))}
        </ul>
        {(isEmpty || hasMore) && (
          <p className={classes['status']} aria-hidden="true">
            {isEmpty ? status : MORE}
          </p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {list.isOpen && status}
      </p>
    </>
  );
}
