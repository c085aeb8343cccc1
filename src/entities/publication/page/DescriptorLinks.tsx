import type { Publishable } from '@/contract/publication/publication';
import { href } from '@/routes/href';
import { LinkList } from '@/shared/ui/controls/LinkList';
import { RouteLink } from '@/shared/ui/controls/RouteLink';
import { TranslatedTitle } from '../values/TranslatedTitle';

/** Descriptors by name, each leading to its page. */
export const DescriptorLinks = ({ descriptors, as }: { descriptors: readonly Publishable[]; as?: 'ol' }) =>
  descriptors.length > 0 && (
    <LinkList {...(as && { as })}>
      {descriptors.map((each) => (
        <li key={each.uuid}>
          <RouteLink underline="always" to={href('descriptor', { uuid: each.uuid })}>
            <TranslatedTitle item={each} />
          </RouteLink>
        </li>
      ))}
    </LinkList>
  );
