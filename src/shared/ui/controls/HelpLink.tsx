import { href } from '@/routes/href';
import { RouteLink } from './RouteLink';

interface Props {
  /** Of an article of the documentation. */
  slug: 'publishing' | 'requesting' | 'answering-requests' | 'passport-updates' | 'observations';
  children: string;
}

/** Leads to the article that explains the step it stands on. */
export function HelpLink({ slug, children }: Props) {
  return (
    <RouteLink to={href('documentationArticle', { slug })} underline="always">
      {children}
    </RouteLink>
  );
}
