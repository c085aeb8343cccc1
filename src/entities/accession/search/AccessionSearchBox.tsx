import { lazy, type ComponentProps } from 'react';
import { SearchBox } from '@/shared/search/SearchBox';

// Needed once somebody types.
const Suggestions = lazy(() => import('./Suggestions'));

type Props = Pick<ComponentProps<typeof SearchBox>, 'label' | 'placeholder' | 'applied' | 'children' | 'onAsk'>;

/** One box for whatever the catalogue has names for. */
export const AccessionSearchBox = (props: Props) => <SearchBox {...props} Suggestions={Suggestions} of={props.onAsk} />;
