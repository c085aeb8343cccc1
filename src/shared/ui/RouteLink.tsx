import { Link, type LinkProps } from 'react-router-dom';

interface Props extends LinkProps {
  /** When the underline shows; where only it tells the link from the words around it, always. */
  underline?: 'always' | 'hover' | 'none';
  strong?: boolean;
}

/**
 * A link inside the portal. Lists hold hundreds of them, so that its look is one rule of the theme (`.link`) and costs
 * nothing to draw.
 */
export function RouteLink({ underline = 'hover', strong, className, ...link }: Props) {
  const names = ['link', `link-${underline}`, strong && 'link-strong', className].filter(Boolean);
  return <Link {...link} className={names.join(' ')} />;
}
