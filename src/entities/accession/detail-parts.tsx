import { Suspense, type ComponentProps } from 'react';
import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Publishable } from '@/contract/publication/publication';
import { translated } from '@/entities/publication/values/translated';
import type { DetailProps } from '@/shared/detail/definition';
import { Part } from '@/shared/detail/Part';
import { NearScreen } from '@/shared/ui/layout/NearScreen';
import { useLocale } from '@/shared/ui/text/use-locale';
import { useText } from '@/shared/ui/text/use-text';
import { lazyPart } from '@/shared/ui/outcomes/lazy-part';
import { AccessionsOf } from './AccessionsOf';
import { accessionApi } from './catalogue/api';
import { AccessionMap } from './map/AccessionMap';
import { TopTerms } from './TopTerms';

const AccessionOverviewAccessionCharts = lazyPart(() => import('./overview/AccessionCharts'));

/** Room for a row of charts. */
const HEIGHT = 480;

/** What the accessions of an item are, as charts on the item's own page, fetched once somebody is about to see them. */
function AccessionOverview({ scope }: { scope: AccessionFilter }) {
  return (
    <NearScreen height={HEIGHT}>
      <Suspense fallback={null}>
        <AccessionOverviewAccessionCharts scope={scope} />
      </Suspense>
    </NearScreen>
  );
}

const LIMIT = 8;

/** What is commonest among the accessions of a scope. */
export function TopAccessions(props: Omit<ComponentProps<typeof TopTerms>, 'query'>) {
  const query = accessionApi.endpoints.accessionOverview.useQuery({ filter: props.scope, limit: LIMIT });
  return <TopTerms query={query} {...props} />;
}

/** Parts of the page of an item that accessions belong to; where there are none, there is nothing to draw. */
type Props = DetailProps<{ accessionCount: number }, AccessionFilter>;

const MAP_HEIGHT = 380;

export const AccessionList = ({ item, scope }: Props) => item.accessionCount > 0 && <AccessionsOf scope={scope} />;

/** Those that originate at a place, said beside their count: others are held there. */
export const originatingAccessions = (entity: string) => {
  function Headline() {
    const text = useText(entity);
    return <span>{text(`${entity}:originating`)}</span>;
  }
  return function OriginatingAccessions({ item, scope }: Props) {
    return item.accessionCount > 0 && <AccessionsOf scope={scope} Headline={Headline} />;
  };
};

/** In the order of their numbers. */
export const NumberedAccessions = ({ item, scope }: Props) =>
  item.accessionCount > 0 && <AccessionsOf scope={scope} numbered />;

export const AccessionCharts = ({ item, scope }: Props) =>
  item.accessionCount > 0 && <AccessionOverview scope={scope} />;

/** The commonest terms of some facets. */
export const topAccessions = (facets: readonly string[]) =>
  function TopTermsOf({ item, scope }: Props) {
    return item.accessionCount > 0 && <TopAccessions scope={scope} facets={facets} />;
  };

type Titled = Pick<Publishable, 'title' | 'language' | 'translations'>;

/** Where they come from; its texts are `map.title` and `map.label` of the entity. */
export const accessionsMap = (entity: string) =>
  function AccessionsMap({ item, scope }: Props & { item: Titled }) {
    const text = useText(entity);
    const { title } = translated(item, useLocale());
    if (item.accessionCount === 0) return null;
    return (
      <Part title={text(`${entity}:map.title`)}>
        <NearScreen height={MAP_HEIGHT}>
          <AccessionMap
            code={undefined}
            filter={scope}
            height={MAP_HEIGHT}
            label={text(`${entity}:map.label`, { title })}
          />
        </NearScreen>
      </Part>
    );
  };
