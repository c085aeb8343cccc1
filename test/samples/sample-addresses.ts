import type { Accession } from '@/contract/accession/accession';
import type { ActivityPostRow } from '@/contract/content/activity-post';
import type { DatasetDetails } from '@/contract/dataset/dataset';
import type { FilteredPage, Page } from '@/contract/page';
import type { RepositoryFolder } from '@/contract/repository/repository';
import type { OwnRequest, Subrequest } from '@/contract/request/request-lists';
import type { RequestHolders, RequestStatus } from '@/contract/request/request';
import { addressOf, doiHref, href, type ParamsOf } from '@/routes/href';
import { mapHref } from '@/routes/map-href';
import { routeNames, rowOf, type RouteName } from '@/routes/routes';
import { requestOf } from '../../mocks/rules/requests/requests.fixture';
import { SCRIPT_CLIENT } from '../../mocks/rules/tokens/clients';
import { DEMO_PASSWORD } from '../../mocks/data/users/demo-users';

/** A link that nobody was sent. */
const LINK = { tokenUUID: '11111111-2222-4333-8444-555555555555' };

/** An address for each tab or step that the row knows. */
function each(name: RouteName, params?: object): string[] {
  const [, key = '', choices = '', optional] = /\{(\w+):([\w-]+(?:\|[\w-]+)+)(\?)?\}/.exec(rowOf(name).path) ?? [];
  return [...(optional ? [''] : []), ...choices.split('|')].map((choice) =>
    addressOf(name, { ...params, [key]: choice }),
  );
}

/** Asks the API of a portal: `('GET', '/crop')`; the answer's body, JSON or plain text, or an exception. */
export type Ask = <T>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<T>;

/** What `fetch` does, maybe without a network. */
export type Send = (address: string, options: RequestInit) => Promise<Response>;

/** An `Ask` as the client of scripts, or as a demo account. `base` is an origin without a slash at its end. */
export async function askAt(base: string, username?: string, send: Send = fetch): Promise<Ask> {
  const { clientId, clientSecret } = SCRIPT_CLIENT;
  const client = { client_id: clientId, client_secret: clientSecret };
  const form = username
    ? { grant_type: 'password', username, password: DEMO_PASSWORD, ...client }
    : { grant_type: 'client_credentials', ...client };
  const answer = await send(`${base}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return async <T>(method: 'GET' | 'POST', path: string, body?: unknown) => {
    const response = await send(`${base}/api/v2${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(!(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    const isText = response.headers.get('Content-Type')?.startsWith('text/plain');
    return (isText ? await response.text() : await response.json()) as T;
  };
}

const TABLE = 'INSTCODE,ACCENUMB,Plant height (cm),Lodging (1-9),\nDEU146,TRI 1,"80,5",3,x\nDEU146,TRI 2,"91,5",4,\n';

/** Rows whose address cannot be known without asking: a new one does not compile without samples. */
type Asking = {
  [Name in RouteName]: Record<string, never> extends ParamsOf<Name> ? never : Name;
}[RouteName];

type Addresses<Name extends RouteName = RouteName> = Record<Name, readonly string[]>;

/**
 * Addresses of every row that show something, without language prefix, the fullest first; looked up in the running
 * portal. A row that is not named here has the address without values.
 */
export async function sampleAddresses(base: string, send?: Send): Promise<Addresses> {
  const ask = await askAt(base, undefined, send);
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
  const asPublisher = await askAt(base, 'publisher@example.org', send);
  const drafts = await asPublisher<FilteredPage<{ uuid: string }>>('POST', '/subset/filter?l=1', { state: ['DRAFT'] });
  // A small portal has none.
  const draft = drafts.content[0]?.uuid ?? subset ?? '';
  const trials = await asPublisher<{ uuid: string }>('POST', '/dataset', { title: 'Trials', owner: { uuid: partner } });
  const sent = new FormData();
  sent.append('file', new File([TABLE], 'trials.csv', { type: 'text/csv' }));
  const uploaded = await asPublisher<{ uuid: string }>('POST', `/dataset/${trials.uuid}/files`, sent);
  const sheet = { datasetUuid: trials.uuid, uuid: uploaded.uuid, sheet: '0' };
  const [network] = (await ask<FilteredPage<{ shortName: string }>>('POST', '/network/filter?l=1', {})).content;
  const taxa = await ask<FilteredPage<{ id: string }>>('POST', '/taxonomy/filter?l=1', { genus: [first.genus] });
  const articles = await ask<{ filterCode: string }>('POST', '/bibliography/filter', { type: ['article'] });
  const genotyped = await ask<FilteredPage<{ uuid: string }>>('POST', '/genotype/filter?l=1', { found: true });
  const { files } = await ask<DatasetDetails>('GET', `/dataset/${dataset}`);
  const folder = await ask<RepositoryFolder>('GET', `/repository/folder/${encodeURIComponent('/wiews/CZE122')}`);
  const published = async (path: string) =>
    (await ask<{ filterCode: string }>('POST', `${path}/filter`, { state: ['PUBLISHED'] })).filterCode;
  const asked = await ask<RequestHolders>(
    'POST',
    '/request/holders',
    filtered.content.map(({ uuid }) => uuid),
  );
  const takers = asked.holders.filter(({ takesRequests }) => takesRequests).slice(0, 3);
  const request = await ask<RequestStatus>(
    'POST',
    '/request',
    requestOf(takers.flatMap((holder) => holder.accessions.map(({ uuid }) => uuid))),
  );
  const asAdministrator = await askAt(base, 'admin@example.org', send);
  const untranslated = await asAdministrator<{ filterCode: string }>('POST', '/l10n/crop/filter', { missing: ['fa'] });
  await asAdministrator(
    'POST',
    '/request',
    requestOf(takers.flatMap((holder) => holder.accessions.map(({ uuid }) => uuid))),
  );
  const handedOver = await ask<string>('POST', '/request/external?missing=keep', [
    ...takers.flatMap((holder) => holder.accessions.map(({ uuid }) => ({ uuid }))),
    { instituteCode: 'XXX000', accessionNumber: 'Nobody has it' },
  ]);
  const posts = await ask<FilteredPage<ActivityPostRow>>('POST', '/activitypost/filter?l=2', { year: ['2025'] });
  const own = await asAdministrator<FilteredPage<OwnRequest>>('POST', '/me/requests/filter?l=1', {});
  const asInstitutes = await askAt(base, 'requests@example.org', send);
  const [part] = (await asInstitutes<FilteredPage<Subrequest>>('POST', '/subrequest/filter?l=1', {})).content;
  const samples: Addresses<Asking> & Partial<Addresses> = {
    accessions: [...[filtered, none].map(({ filterCode }) => href('accessions', { filterCode })), href('accessions')],
    accessionsOverview: [href('accessionsOverview', { filterCode: filtered.filterCode })],
    accessionsMap: [
      href('accessionsMap', { filterCode: filtered.filterCode }),
      mapHref(filtered.filterCode, { latitude: 20, longitude: 30, zoom: 3 }),
      mapHref(undefined),
    ],
    accessionsImages: [href('accessionsImages', { filterCode: filtered.filterCode })],
    accessionsAnalogues: [href('accessionsAnalogues', { filterCode: filtered.filterCode })],
    accessionsSubsetting: [href('accessionsSubsetting', { filterCode: filtered.filterCode })],
    accession: [href('accession', { uuid: first.uuid })],
    accessionByDoi: [doiHref(last.doi ?? '') ?? href('accession', { uuid: last.uuid })],
    institutes: [href('institutes', { filterCode: institutes.filterCode }), href('institutes')],
    institute: [href('institute', { wiewsCode: first.instituteCode })],
    crop: [href('crop', { shortName })],
    country: [href('country', { isoCode })],
    region: regions.content.slice(0, 2).map((region) => href('region', { isoCode: region.isoCode })),
    accessionsTraits: [filtered, wheats].map(({ filterCode }) => href('accessionsTraits', { filterCode })),
    subsets: [href('subsets', { filterCode: await published('/subset') }), href('subsets')],
    subset: [href('subset', { uuid: subset ?? '' })],
    datasets: [href('datasets', { filterCode: await published('/dataset') }), href('datasets')],
    dataset: [href('dataset', { uuid: dataset ?? '' })],
    datasetTab: each('datasetTab', { uuid: dataset }),
    datasetsOverview: [href('datasetsOverview', { filterCode: await published('/dataset') }), href('datasetsOverview')],
    descriptorLists: [
      href('descriptorLists', { filterCode: await published('/descriptorlist') }),
      href('descriptorLists'),
    ],
    descriptorListsOverview: [
      href('descriptorListsOverview', { filterCode: await published('/descriptorlist') }),
      href('descriptorListsOverview'),
    ],
    descriptors: [href('descriptors', { filterCode: await published('/descriptor') }), href('descriptors')],
    tablePreview: [href('tablePreview', { uuid: files.find(({ table }) => table)?.uuid ?? '', sheet: '0' })],
    descriptorList: [href('descriptorList', { uuid: descriptorList ?? '' })],
    descriptor: [href('descriptor', { uuid: descriptor ?? '' })],
    partner: [href('partner', { uuid: partner ?? '' })],
    network: [href('network', { shortName: network?.shortName ?? '' })],
    vocabulary: [href('vocabulary', { uuid: vocabulary ?? '' })],
    editVocabulary: [href('editVocabulary', { uuid: vocabulary ?? '' })],
    genus: [href('genus', { genus: first.genus })],
    dashboardTaxa: [href('dashboardTaxa', { filterCode: taxa.filterCode }), href('dashboardTaxa')],
    editTaxon: [href('editTaxon', { id: taxa.content[0]?.id ?? '0' })],
    divtree: each('divtree', { uuid: divtree }),
    bibliography: [href('bibliography', { filterCode: articles.filterCode }), href('bibliography')],
    citation: [href('citation', { uuid: citation ?? '' })],
    instituteFile: folder.files
      .slice(0, 1)
      .map(({ name }) => href('instituteFile', { wiewsCode: 'CZE122', path: name })),
    repository: ['', '/wiews/CZE122', '/wiews/CZE122/plans'].map((path) => href('repository', { path })),
    repositoryGallery: [href('repositoryGallery', { path: '/wiews/CZE122/plans' })],
    repositoryFile: folder.files.slice(0, 1).map(({ uuid }) => href('repositoryFile', { uuid })),
    externalRequest: [
      href('externalRequest', { tokenUUID: handedOver }),
      ...(['info', 'submit'] as const).map((step) => href('externalRequest', { tokenUUID: handedOver, step })),
    ],
    aboutArticle: ['what-is', 'history', 'faq', 'how-to-use', 'join'].map((slug) => href('aboutArticle', { slug })),
    news: [href('news', { filterCode: posts.filterCode }), href('news')],
    activityPost: posts.content.map(({ uuid, slug }) => href('activityPost', { uuid, slug })),
    activityPosts: [href('activityPosts', { filterCode: posts.filterCode }), href('activityPosts')],
    editActivityPost: each('editActivityPost', { uuid: posts.content[0]?.uuid }),
    legalArticle: ['copying', 'disclaimer', 'privacy'].map((slug) => href('legalArticle', { slug })),
    documentationArticle: ['apis', 'brapi'].map((slug) => href('documentationArticle', { slug })),
    confirmation: [href('confirmation', { slug: 'contact-sent' })],
    menuArticle: [href('menuArticle', { menuKey: 'documentation', slug: 'apis' })],
    article: [href('article', { slug: 'faq' })],
    editArticle: [href('editArticle', { slug: 'faq', lang: 'ar' }), href('editArticle', { slug: 'faq' })],
    entityArticle: [href('entityArticle', { slug: 'new-crop', className: 'Crop', targetId: shortName })],
    oauthClient: each('oauthClient', { clientId: SCRIPT_CLIENT.clientId }),
    editOauthClient: [href('editOauthClient', { clientId: SCRIPT_CLIENT.clientId })],
    editMenu: [href('editMenu', { key: 'about' })],
    confirmNewsletter: [href('confirmNewsletter', { token: LINK.tokenUUID })],
    leaveNewsletter: [href('leaveNewsletter', { token: LINK.tokenUUID })],
    editCountry: [href('editCountry', { isoCode })],
    editCrop: [href('editCrop', { shortName })],
    editInstitute: [href('editInstitute', { wiewsCode: last.instituteCode })],
    passportUpdate: [href('passportUpdate', { wiewsCode: last.instituteCode })],
    editNetwork: [href('editNetwork', { shortName: network?.shortName ?? '' })],
    user: [href('user', { uuid: '00000000-0000-4000-8000-000000000008' })],
    editUser: [href('editUser', { uuid: '00000000-0000-4000-8000-000000000008' })],
    editPartner: [href('editPartner', { uuid: partner ?? '' })],
    requestStatus: [href('requestStatus', { tokenUUID: request.uuid })],
    validateRequest: [href('validateRequest', LINK)],
    approveRequest: [href('approveRequest', LINK)],
    answerRequest: [href('answerRequest', LINK)],
    confirmReceipt: [href('confirmReceipt', LINK)],
    resetPassword: [href('resetPassword', LINK)],
    cancelReset: [href('cancelReset', LINK)],
    validateEmail: [href('validateEmail', LINK)],
    cancelValidation: [href('cancelValidation', LINK)],
    deleteAccount: [href('deleteAccount', LINK)],
    dashboard: each('dashboard'),
    adminRequest: [href('adminRequest', { uuid: own.content[0]?.uuid ?? '' })],
    incomingRequest: [href('incomingRequest', { wiewsCode: part?.instCode ?? 'CZE122', uuid: part?.uuid ?? '0' })],
    kpiExecution: each('kpiExecution', { shortName: 'accessions-by-institute' }),
    myRequest: [href('myRequest', { uuid: own.content[0]?.uuid ?? '' })],
    dashboardSubset: [href('dashboardSubset', { uuid: draft })],
    dashboardDescriptor: [href('dashboardDescriptor', { uuid: descriptor ?? '' })],
    dashboardDescriptors: [
      href('dashboardDescriptors', { filterCode: await published('/descriptor') }),
      href('dashboardDescriptors'),
    ],
    editDescriptor: each('editDescriptor', { uuid: descriptor ?? '' }),
    dashboardDescriptorList: [href('dashboardDescriptorList', { uuid: descriptorList ?? '' })],
    ingest: [href('ingest', sheet)],
    dashboardIngest: [href('dashboardIngest', sheet)],
    dashboardDataset: [href('dashboardDataset', { uuid: dataset ?? '' })],
    dashboardDatasets: [
      href('dashboardDatasets', { filterCode: await published('/dataset') }),
      href('dashboardDatasets'),
    ],
    editDataset: each('editDataset', { uuid: dataset }),
    dashboardDivtree: [href('dashboardDivtree', { uuid: divtree ?? '' })],
    dashboardDivtrees: [
      href('dashboardDivtrees', { filterCode: await published('/divtree') }),
      href('dashboardDivtrees'),
    ],
    editDivtree: each('editDivtree', { uuid: divtree }),
    dashboardDescriptorLists: [
      href('dashboardDescriptorLists', { filterCode: await published('/descriptorlist') }),
      href('dashboardDescriptorLists'),
    ],
    editDescriptorList: each('editDescriptorList', { uuid: descriptorList ?? '' }),
    dashboardCitations: [href('dashboardCitations', { filterCode: articles.filterCode }), href('dashboardCitations')],
    dashboardCitation: [href('dashboardCitation', { uuid: citation ?? '' })],
    editCitation: each('editCitation', { uuid: citation }),
    dashboardGenotypes: [href('dashboardGenotypes', { filterCode: genotyped.filterCode }), href('dashboardGenotypes')],
    dashboardGenotype: [href('dashboardGenotype', { uuid: genotyped.content[0]?.uuid ?? '' })],
    editGenotype: each('editGenotype', { uuid: genotyped.content[0]?.uuid }),
    dashboardSubsets: [href('dashboardSubsets', { filterCode: drafts.filterCode }), href('dashboardSubsets')],
    editSubset: each('editSubset', { uuid: draft }),
    l10nCrops: [href('l10nCrops', { filterCode: untranslated.filterCode })],
    l10nArticles: [href('l10nArticles', { filterCode: untranslated.filterCode })],
    l10nPosts: [href('l10nPosts', { filterCode: untranslated.filterCode })],
    l10nSubsets: [href('l10nSubsets', { filterCode: untranslated.filterCode })],
    l10nDatasets: [href('l10nDatasets', { filterCode: untranslated.filterCode })],
    l10nDescriptors: [href('l10nDescriptors', { filterCode: untranslated.filterCode })],
    l10nDescriptorLists: [href('l10nDescriptorLists', { filterCode: untranslated.filterCode })],
  };
  return Object.fromEntries(routeNames.map((name) => [name, samples[name] ?? [addressOf(name)]])) as Addresses;
}
