import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEventHandler, type MouseEventHandler } from 'react';
import type { GridSlotProps } from '@mui/x-data-grid';

type Props = GridSlotProps['baseCheckbox'] & {
  className?: string;
  onClick?: MouseEventHandler;
  onMouseDown?: MouseEventHandler;
  onKeyDown?: KeyboardEventHandler;
};

const STYLE: CSSProperties = { width: 16, height: 16, margin: 0, accentColor: 'var(--mui-palette-primary-main)' };

/** The grid's checkbox as the platform's own: a table has one in each row, and the grid's usual one is ten parts deep. */
export function Checkbox(props: Props) {
  const { checked = false, indeterminate = false, disabled, tabIndex, name, onChange, slotProps } = props;
  const { className, onClick, onMouseDown, onKeyDown } = props;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <input
      ref={input}
      type="checkbox"
      style={STYLE}
      className={className}
      checked={checked}
      disabled={disabled}
      tabIndex={tabIndex}
      name={name}
      onChange={onChange}
      onClick={onClick}
      onMouseDown={onMouseDown}
      onKeyDown={onKeyDown}
      {...slotProps?.htmlInput}
    />
  );
}
