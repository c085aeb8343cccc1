import { useId, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { styled } from '../styled';

const SIZES = { small: 'button-small', medium: '', large: 'button-large' } as const;

const Root = styled('button')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '--own': palette.primary.main,
    '--padding': '6px 8px',
    appearance: 'none',
    boxSizing: 'border-box',
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 64,
    margin: 0,
    padding: 'var(--padding)',
    border: 0,
    borderRadius: 6,
    backgroundColor: 'transparent',
    color: 'var(--own)',
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.75,
    textAlign: 'center',
    textDecoration: 'none',
    verticalAlign: 'middle',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    cursor: 'pointer',
    transition: 'background-color 250ms, border-color 250ms',
    '&:hover': { backgroundColor: 'color-mix(in srgb, var(--own) 4%, transparent)' },
    '&.button-small': { '--padding': '4px 5px' },
    '&.button-large': { '--padding': '8px 11px' },
    '&.button-outlined': {
      '--padding': '5px 15px',
      border: `1px solid ${palette.divider}`,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      '&:hover': { borderColor: palette.controlLine, backgroundColor: palette.tint },
      '&.button-small': { '--padding': '3px 9px' },
      '&.button-large': { '--padding': '7px 21px' },
    },
    '&.button-contained': {
      '--padding': '6px 16px',
      '--ground': palette.primary.main,
      color: palette.primary.contrastText,
      backgroundColor: 'var(--ground)',
      '&:hover': { '--ground': palette.primary.dark },
      '&.button-error': { '--ground': palette.error.main, color: palette.error.contrastText },
      '&.button-error:hover': { '--ground': palette.error.dark },
      '&.button-small': { '--padding': '4px 10px' },
      '&.button-large': { '--padding': '8px 22px' },
    },
    '&.button-error': { '--own': palette.error.main },
    '&.button-inherit': { '--own': 'currentcolor', color: 'inherit' },
    '&.button-full': { width: '100%' },
    '&:disabled': {
      color: palette.action.disabled,
      cursor: 'default',
      pointerEvents: 'none',
      '&.button-outlined': { borderColor: palette.action.disabledBackground },
      '&.button-contained': { backgroundColor: palette.action.disabledBackground },
    },
    '& > .button-icon': { display: 'inherit', marginInline: '-4px 8px', '& > svg': { fontSize: '1.125rem' } },
    '& > .button-busy': {
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: 16,
      height: 16,
      border: `2px solid ${palette.action.disabled}`,
      borderBlockStartColor: 'transparent',
      borderRadius: '50%',
      animation: 'button-busy 1.2s linear infinite',
    },
    '&:has(> .button-busy)': { color: 'transparent' },
    '@keyframes button-busy': { to: { transform: 'rotate(360deg)' } },
    '@media (forced-colors: active)': { border: '1px solid', '&:disabled': { color: 'GrayText' } },
  };
});

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
  const classes = [
    'button',
    `button-${variant}`,
    `button-${color}`,
    SIZES[size],
    fullWidth && 'button-full',
    className,
  ];
  const as = component ?? ('href' in rest ? 'a' : undefined);
  return (
    <Root
      type={as ? undefined : 'button'}
      disabled={loading || disabled}
      id={loading ? id : undefined}
      {...(rest as ComponentProps<'button'>)}
      as={as}
      className={classes.filter(Boolean).join(' ')}
    >
      {startIcon && <span className="button-icon">{startIcon}</span>}
      {children}
      {loading && <span className="button-busy" role="progressbar" aria-labelledby={id} />}
    </Root>
  );
}
