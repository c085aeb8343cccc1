import type { DescriptorListDetails } from '@/contract/descriptor-list';
import { TranslatedTitle } from '@/entities/publication/TranslatedTitle';
import { href } from '@/routes/href';
import { LinkList } from '@/shared/ui/LinkList';
import { RouteLink } from '@/shared/ui/RouteLink';

/** The descriptors of a list by name, in its order. */
export const DescriptorNames = ({ descriptors }: Pick<DescriptorListDetails, 'descriptors'>) =>
  descriptors.length > 0 && (
    <LinkList as="ol">
      {descriptors.map((each) => (
        <li key={each.uuid}>
          <RouteLink to={href('descriptor', { uuid: each.uuid })}>
            <TranslatedTitle item={each} />
          </RouteLink>
        </li>
      ))}
    </LinkList>
  );
