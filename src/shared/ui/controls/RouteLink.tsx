import { Link, type LinkProps } from './Link';

interface Props extends LinkProps {
  /** When the underline shows; where only it tells the link from the words around it, always. */
  underline?: 'always' | 'hover' | 'none';
  strong?: boolean;
}

/** A link among words. Lists hold hundreds of them: its look is one rule of the theme (`.link`). */
export function RouteLink({ underline = 'hover', strong, className, ...rest }: Props) {
  const names = ['link', `link-${underline}`, strong && 'link-strong', className].filter(Boolean);
  return <Link {...rest} className={names.join(' ')} />;
}
