import { useId, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './Button.module.css';

const SIZES = { small: 'button-small', medium: '', large: 'button-large' } as const;

interface Own<C extends ElementType> {
  variant?: 'text' | 'outlined' | 'contained';
  color?: 'primary' | 'error' | 'inherit';
  size?: keyof typeof SIZES;
  /** What it is instead of a button, as a link of the router. */
  component?: C;
  startIcon?: ReactNode;
  /** While it does what it was pressed for: it cannot be pressed again. */
  loading?: boolean;
  disabled?: boolean;
  fullWidth?: boolean;
  className?: string;
  /** With it, it is a link. */
  href?: string;
  download?: string;
  children?: ReactNode;
}

export type ButtonProps<C extends ElementType = 'button'> = Own<C> & Omit<ComponentProps<C>, keyof Own<C>>;

/** A button, or a link that looks like one: of quiet words, framed, or filled for what a page is there for. */
export function Button<C extends ElementType = 'button'>({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  component,
  startIcon,
  loading,
  disabled,
  fullWidth,
  className,
  children,
  ...rest
}: ButtonProps<C>) {
  const id = useId();
  const as = component ?? ('href' in rest ? 'a' : undefined);
  const Tag: ElementType = as ?? 'button';
  return (
    <Tag
      type={as ? undefined : 'button'}
      disabled={loading || disabled}
      id={loading ? id : undefined}
      {...rest}
      className={clsx(
        styles.root,
        'button',
        `button-${variant}`,
        `button-${color}`,
        SIZES[size],
        fullWidth && 'button-full',
        className,
      )}
    >
      {startIcon && <span className={styles.buttonIcon}>{startIcon}</span>}
      {children}
      {loading && <span className={styles.buttonBusy} role="progressbar" aria-labelledby={id} />}
    </Tag>
  );
}
