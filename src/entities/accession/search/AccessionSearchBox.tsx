import { type ComponentProps } from 'react';
import { useHref } from 'react-router-dom';
import { href } from '@/routes/href';
import { SearchBox } from '@/shared/search/SearchBox';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';

// Needed once somebody types.
const Suggestions = lazyPart(() => import('./Suggestions'));

type Props = Pick<ComponentProps<typeof SearchBox>, 'label' | 'placeholder' | 'applied' | 'children' | 'onAsk'>;

/** One box for whatever the catalogue has names for. */
export const AccessionSearchBox = (props: Props) => (
  <SearchBox {...props} action={useHref(href('accessions', {}))} Suggestions={Suggestions} of={props.onAsk} />
);
