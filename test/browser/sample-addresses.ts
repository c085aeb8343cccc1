import type { Accession } from '@/contract/accession';
import type { DatasetDetails } from '@/contract/dataset';
import type { FilteredPage, Page } from '@/contract/page';
import type { RepositoryFolder } from '@/contract/repository';
import { doiHref, href } from '@/routes/href';
import { mapHref } from '@/routes/map-href';
import { routeNames, rowOf, type RouteName } from '@/routes/routes';
import { SCRIPT_CLIENT } from '../../mocks/tokens/clients';
import { DEMO_PASSWORD } from '../../mocks/users/demo-users';

/** A link that nobody was sent. */
const LINK = { tokenUUID: '11111111-2222-4333-8444-555555555555' };

const DATASET_TABS = ['data', 'overview', 'observations', 'subset', 'analyze', 'about'] as const;

const SUBSET_STEPS = [undefined, 'list-of-accessions', 'creators', 'translations', 'review-and-publish'] as const;

/** Asks the API of a running portal: `('GET', '/crop')`; the answer's body, or an exception. */
export type Ask = <T>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<T>;

/** An `Ask` over HTTP as the client of scripts, or as a demo account. `base` is an origin without a slash at its end. */
export async function askAt(base: string, username?: string): Promise<Ask> {
  const { clientId, clientSecret } = SCRIPT_CLIENT;
  const client = { client_id: clientId, client_secret: clientSecret };
  const form = username
    ? { grant_type: 'password', username, password: DEMO_PASSWORD, ...client }
    : { grant_type: 'client_credentials', ...client };
  const answer = await fetch(`${base}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return async <T>(method: 'GET' | 'POST', path: string, body?: unknown) => {
    const response = await fetch(`${base}/api/v2${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return (await response.json()) as T;
  };
}

const isBare = (name: RouteName) => !/\{[^}]*[^?}]\}/.test(rowOf(name).path);

/** Addresses of every row that show something, without language prefix; looked up in the running portal. */
export async function sampleAddresses(base: string): Promise<Record<RouteName, readonly string[]>> {
  const ask = await askAt(base);
  const accessions = (filter: object) =>
    ask<FilteredPage<Accession>>('POST', '/acn/filter?l=25&s=accessionNumber&d=ASC', filter);
  const filtered = await accessions({ sampStat: [300, 500] });
  const none = await accessions({ _text: 'nothing is named like this', sampStat: [300] });
  const wheats = await accessions({ crop: ['wheat'] });
  const placed = await accessions({ hasDoi: true, geo: { referenced: true } });
  const [first] = filtered.content;
  const last = placed.content.at(-1);
  if (!first || !last) throw new Error('There is no accession to show.');
  const isoCode = last.countryOfOrigin?.code3 ?? 'ETH';
  const shortName = last.crop?.shortName ?? 'wheat';
  const institutes = await ask<{ filterCode: string }>('POST', '/wiews/filter', { country: { code3: [isoCode] } });
  const regions = await ask<Page<{ isoCode: string }>>('POST', '/region/list?l=25', {});
  const firstOf = async (path: string) =>
    (await ask<FilteredPage<{ uuid: string }>>('POST', `${path}/filter?l=3`, {})).content;
  const keyOf = async (path: string) => (await firstOf(path))[0]?.uuid ?? '';
  const [subset, dataset, descriptorList, descriptor] = await Promise.all(
    ['/subset', '/dataset', '/descriptorlist', '/descriptor'].map(keyOf),
  );
  const [partner, vocabulary, divtree, citation] = await Promise.all(
    ['/partner', '/vocabulary', '/divtree', '/bibliography'].map(keyOf),
  );
  const asPublisher = await askAt(base, 'publisher@example.org');
  const [draft] = (await asPublisher<Page<{ uuid: string }>>('POST', '/subset/list?l=1', { state: ['DRAFT'] })).content;
  const [network] = (await ask<FilteredPage<{ shortName: string }>>('POST', '/network/filter?l=1', {})).content;
  const { files } = await ask<DatasetDetails>('GET', `/dataset/${dataset}`);
  const folder = await ask<RepositoryFolder>('GET', `/repository/folder/${encodeURIComponent('/wiews/CZE122')}`);
  const published = async (path: string) =>
    (await ask<{ filterCode: string }>('POST', `${path}/filter`, { state: ['PUBLISHED'] })).filterCode;
  const bare = routeNames.filter(isBare);
  return {
    // What needs no value is an address by itself.
    ...(Object.fromEntries(bare.map((name) => [name, [href(name as 'welcome')]])) as Record<RouteName, string[]>),
    accessions: [href('accessions'), ...[filtered, none].map(({ filterCode }) => href('accessions', { filterCode }))],
    accessionsOverview: [href('accessionsOverview', { filterCode: filtered.filterCode })],
    accessionsMap: [mapHref(filtered.filterCode, { latitude: 20, longitude: 30, zoom: 3 }), mapHref(undefined)],
    accessionsImages: [href('accessionsImages', { filterCode: filtered.filterCode })],
    accessionsAnalogues: [href('accessionsAnalogues', { filterCode: filtered.filterCode })],
    accessionsSubsetting: [href('accessionsSubsetting', { filterCode: filtered.filterCode })],
    accession: [href('accession', { uuid: first.uuid })],
    accessionByDoi: [doiHref(last.doi ?? '') ?? href('accession', { uuid: last.uuid })],
    institutes: [href('institutes'), href('institutes', { filterCode: institutes.filterCode })],
    institute: [href('institute', { wiewsCode: first.instituteCode })],
    crop: [href('crop', { shortName })],
    country: [href('country', { isoCode })],
    region: regions.content.slice(0, 2).map((region) => href('region', { isoCode: region.isoCode })),
    accessionsTraits: [filtered, wheats].map(({ filterCode }) => href('accessionsTraits', { filterCode })),
    subsets: [href('subsets'), href('subsets', { filterCode: await published('/subset') })],
    subset: [href('subset', { uuid: subset ?? '' })],
    datasets: [href('datasets'), href('datasets', { filterCode: await published('/dataset') })],
    dataset: [href('dataset', { uuid: dataset ?? '' })],
    datasetTab: DATASET_TABS.map((tab) => href('datasetTab', { uuid: dataset ?? '', tab })),
    tablePreview: [href('tablePreview', { uuid: files.find(({ table }) => table)?.uuid ?? '', sheet: '0' })],
    descriptorList: [href('descriptorList', { uuid: descriptorList ?? '' })],
    descriptor: [href('descriptor', { uuid: descriptor ?? '' })],
    partner: [href('partner', { uuid: partner ?? '' })],
    network: [href('network', { shortName: network?.shortName ?? '' })],
    vocabulary: [href('vocabulary', { uuid: vocabulary ?? '' })],
    genus: [href('genus', { genus: first.genus })],
    divtree: (['tree', 'accessions', 'about'] as const).map((tab) => href('divtree', { uuid: divtree ?? '', tab })),
    citation: [href('citation', { uuid: citation ?? '' })],
    instituteFile: folder.files
      .slice(0, 1)
      .map(({ name }) => href('instituteFile', { wiewsCode: 'CZE122', path: name })),
    resetPassword: [href('resetPassword', LINK)],
    cancelReset: [href('cancelReset', LINK)],
    validateEmail: [href('validateEmail', LINK)],
    cancelValidation: [href('cancelValidation', LINK)],
    deleteAccount: [href('deleteAccount', LINK)],
    dashboard: ([undefined, 'drafts', 'reviews', 'recent'] as const).map((tab) => href('dashboard', { tab })),
    dashboardSubset: [],
    dashboardCitation: [],
    editCitation: ([undefined, 'preview'] as const).map((step) => href('editCitation', { uuid: citation ?? '', step })),
    editSubset: SUBSET_STEPS.map((step) => href('editSubset', { uuid: draft?.uuid ?? '', step })),
  };
}
