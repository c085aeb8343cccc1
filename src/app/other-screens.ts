import { href } from '@/routes/href';
import { adminLoader } from './loaders/admin-loader';
import { datasetLoader } from './loaders/dataset-loader';
import { detailLoader } from './loaders/detail-loader';
import { editorLoader } from './loaders/editor-loader';
import {
  accessionList,
  datasetBodies,
  Observations,
  type firstScreens,
  type Loader,
  type Screened,
} from './first-screens';
import { listLoader } from './loaders/list-loader';
import { mailboxLoader } from './loaders/mailbox-loader';
import { overviewLoader } from './loaders/overview-loader';

const datasetList = () => import('@/entities/dataset/list').then((module) => module.datasetList);

const descriptorListList = () => import('@/entities/descriptor-list/list').then((module) => module.descriptorListList);

const citationEditor = editorLoader(() => import('@/entities/citation/editor').then((module) => module.citationEditor));

const genotypeEditor = editorLoader(() => import('@/entities/genotype/editor').then((module) => module.genotypeEditor));

const subsetEditor = editorLoader(() => import('@/entities/subset/editor').then((module) => module.subsetEditor));

const partnerEditor = editorLoader(() => import('@/entities/partner/editor').then((module) => module.partnerEditor));

const networkEditor = editorLoader(() => import('@/entities/network/editor').then((module) => module.networkEditor));

const descriptorEditor = editorLoader(() =>
  import('@/entities/descriptor/editor').then((module) => module.descriptorEditor),
);

const descriptorListEditor = editorLoader(() =>
  import('@/entities/descriptor-list/editor').then((module) => module.descriptorListEditor),
);

const datasetEditor = editorLoader(() => import('@/entities/dataset/editor').then((module) => module.datasetEditor));
const divtreeEditor = editorLoader(() => import('@/entities/divtree/editor').then((module) => module.divtreeEditor));

/** Every other row has its screen, or this does not compile. */
export const otherScreens = {
  accessionsOverview: listLoader(
    accessionList,
    (filterCode) => href('accessionsOverview', { filterCode }),
    overviewLoader(() =>
      import('@/entities/accession/overview/accession-overview').then((module) => module.accessionOverview),
    ),
  ),
  accessionsMap: listLoader(
    accessionList,
    (filterCode) => href('accessionsMap', { filterCode }),
    () => import('@/features/accessions/map/MapBody'),
  ),
  accessionsImages: listLoader(
    accessionList,
    (filterCode) => href('accessionsImages', { filterCode }),
    () => import('@/features/accessions/images/ImagesBody'),
  ),
  accessionsAnalogues: listLoader(
    accessionList,
    (filterCode) => href('accessionsAnalogues', { filterCode }),
    () => import('@/features/analogues/AnaloguesBody'),
  ),
  accessionsSubsetting: listLoader(
    accessionList,
    (filterCode) => href('accessionsSubsetting', { filterCode }),
    () => import('@/features/subsetting/SubsettingBody'),
  ),
  accessionsTraits: listLoader(
    accessionList,
    (filterCode) => href('accessionsTraits', { filterCode }),
    () => import('@/features/traits/TraitsBody'),
  ),
  accessionByDoi: detailLoader(() =>
    import('@/entities/accession/detail').then((module) => module.accessionByDoi(Observations)),
  ),
  institutes: listLoader(
    () => import('@/entities/institute/list').then(({ instituteList }) => instituteList),
    (filterCode) => href('institutes', { filterCode }),
  ),
  institute: detailLoader(() => import('@/entities/institute/detail').then((module) => module.instituteDetail)),
  crops: () => import('@/entities/crop/list'),
  crop: detailLoader(() => import('@/entities/crop/detail').then((module) => module.cropDetail)),
  newCrop: editorLoader(() => import('@/entities/crop/editor').then((module) => module.newCropEditor)),
  editCrop: editorLoader(() => import('@/entities/crop/editor').then((module) => module.cropEditor)),
  editCountry: editorLoader(() => import('@/entities/country/editor').then((module) => module.countryEditor)),
  editInstitute: editorLoader(() => import('@/entities/institute/editor').then((module) => module.instituteEditor)),
  passportUpdate: () => import('@/features/passport/PassportUpdateScreen'),
  newPartner: partnerEditor,
  editPartner: partnerEditor,
  newNetwork: networkEditor,
  editNetwork: networkEditor,
  countries: listLoader(() => import('@/entities/country/list').then(({ countryList }) => countryList)),
  country: detailLoader(() => import('@/entities/country/detail').then((module) => module.countryDetail)),
  regions: () => import('@/entities/region/list'),
  region: detailLoader(() => import('@/entities/region/detail').then((module) => module.regionDetail)),
  myList: () => import('@/features/my-list/MyListScreen'),
  myListMap: () => import('@/features/my-list/MyListMapScreen'),
  requests: () => import('@/features/requests/ask/RequestsStart'),
  requestAccessions: () => import('@/features/requests/ask/AccessionsStep'),
  requestInfo: () => import('@/features/requests/ask/InfoStep'),
  requestSubmit: () => import('@/features/requests/ask/SubmitStep'),
  externalRequests: () => import('@/features/requests/ask/ExternalStart'),
  externalRequest: () => import('@/features/requests/ask/ExternalRequestScreen'),
  requestStatus: () => import('@/features/requests/status/RequestStatusScreen'),
  validateRequest: () => import('@/features/requests/links/ValidateRequest'),
  approveRequest: () => import('@/features/requests/links/ApproveRequest'),
  answerRequest: () => import('@/features/requests/answer/AnswerRequest'),
  confirmReceipt: () => import('@/features/requests/links/ConfirmReceipt'),
  subsets: listLoader(
    () => import('@/entities/subset/list').then(({ subsetList }) => subsetList),
    (filterCode) => href('subsets', { filterCode }),
  ),
  subset: detailLoader(() => import('@/entities/subset/detail').then((module) => module.subsetDetail)),
  datasets: listLoader(datasetList, (filterCode) => href('datasets', { filterCode })),
  datasetsOverview: listLoader(
    datasetList,
    (filterCode) => href('datasetsOverview', { filterCode }),
    overviewLoader(() => import('@/entities/dataset/dataset-overview').then((module) => module.datasetOverview)),
  ),
  datasetTab: datasetLoader(datasetBodies),
  tablePreview: () => import('@/features/table-preview/TablePreviewScreen'),
  descriptorLists: listLoader(descriptorListList, (filterCode) => href('descriptorLists', { filterCode })),
  descriptorListsOverview: listLoader(
    descriptorListList,
    (filterCode) => href('descriptorListsOverview', { filterCode }),
    overviewLoader(() =>
      import('@/entities/descriptor-list/descriptor-list-overview').then((module) => module.descriptorListOverview),
    ),
  ),
  descriptorList: detailLoader(() =>
    import('@/entities/descriptor-list/detail').then((module) => module.descriptorListDetail),
  ),
  descriptors: listLoader(
    () => import('@/entities/descriptor/list').then((module) => module.descriptorList),
    (filterCode) => href('descriptors', { filterCode }),
  ),
  descriptor: detailLoader(() => import('@/entities/descriptor/detail').then((module) => module.descriptorDetail)),
  partners: listLoader(() => import('@/entities/partner/list').then(({ partnerList }) => partnerList)),
  partner: detailLoader(() => import('@/entities/partner/detail').then((module) => module.partnerDetail)),
  networks: listLoader(() => import('@/entities/network/list').then(({ networkList }) => networkList)),
  network: detailLoader(() => import('@/entities/network/detail').then((module) => module.networkDetail)),
  vocabularies: listLoader(() => import('@/entities/vocabulary/list').then((module) => module.vocabularyList)),
  vocabulary: detailLoader(() => import('@/entities/vocabulary/detail').then((module) => module.vocabularyDetail)),
  genus: detailLoader(() => import('@/entities/taxonomy/detail').then((module) => module.genusDetail)),
  divtree: () => import('@/entities/divtree/detail'),
  bibliography: listLoader(
    () => import('@/entities/citation/list').then(({ citationList }) => citationList),
    (filterCode) => href('bibliography', { filterCode }),
  ),
  citation: detailLoader(() => import('@/entities/citation/detail').then((module) => module.citationDetail)),
  instituteFile: () => import('@/entities/file/detail'),
  login: () => import('@/features/sign-in/SignIn'),
  registration: () => import('@/features/account/Registration'),
  forgotPassword: () => import('@/features/account/ForgotPassword'),
  resetPassword: () => import('@/features/account/ResetPassword'),
  cancelReset: () => import('@/features/account/CancelReset'),
  validateEmail: () => import('@/features/account/ValidateEmail'),
  cancelValidation: () => import('@/features/account/CancelValidation'),
  deleteAccount: () => import('@/features/account/DeleteAccount'),
  mailbox: mailboxLoader,
  dashboard: () => import('@/features/dashboard/DashboardScreen'),
  profile: () => import('./ProfileScreen'),
  password: () => import('@/features/profile/Password'),
  apiTokens: () => import('@/features/api-tokens/ApiTokensScreen'),
  myRequests: listLoader(
    () => import('@/entities/request/own-list').then((module) => module.ownRequestList),
    (filterCode) => href('myRequests', { filterCode }),
  ),
  incomingRequests: listLoader(
    () => import('@/entities/request/incoming-list').then((module) => module.incomingList),
    (filterCode) => href('incomingRequests', { filterCode }),
  ),
  incomingRequest: () => import('@/features/requests/answer/IncomingRequest'),
  myRequest: () => import('@/features/requests/status/OwnRequest'),
  dashboardDatasets: listLoader(
    () => import('@/entities/dataset/dashboard-list').then((module) => module.dashboardDatasetList),
    (filterCode) => href('dashboardDatasets', { filterCode }),
  ),
  ingest: () => import('@/features/ingest/IngestScreen'),
  newDataset: datasetEditor,
  editDataset: datasetEditor,
  dashboardSubsets: listLoader(
    () => import('@/entities/subset/dashboard-list').then((module) => module.dashboardSubsetList),
    (filterCode) => href('dashboardSubsets', { filterCode }),
  ),
  dashboardDescriptors: listLoader(
    () => import('@/entities/descriptor/dashboard-list').then((module) => module.dashboardDescriptorList),
    (filterCode) => href('dashboardDescriptors', { filterCode }),
  ),
  newDescriptor: descriptorEditor,
  editDescriptor: descriptorEditor,
  dashboardDescriptorLists: listLoader(
    () => import('@/entities/descriptor-list/dashboard-list').then((module) => module.dashboardDescriptorListList),
    (filterCode) => href('dashboardDescriptorLists', { filterCode }),
  ),
  dashboardDivtrees: listLoader(
    () => import('@/entities/divtree/dashboard-list').then((module) => module.dashboardDivtreeList),
    (filterCode) => href('dashboardDivtrees', { filterCode }),
  ),
  newDivtree: divtreeEditor,
  editDivtree: divtreeEditor,
  newDescriptorList: descriptorListEditor,
  editDescriptorList: descriptorListEditor,
  dashboardCitations: listLoader(
    () => import('@/entities/citation/dashboard-list').then((module) => module.dashboardCitationList),
    (filterCode) => href('dashboardCitations', { filterCode }),
  ),
  dashboardGenotypes: listLoader(
    () => import('@/entities/genotype/dashboard-list').then((module) => module.dashboardGenotypeList),
    (filterCode) => href('dashboardGenotypes', { filterCode }),
  ),
  newGenotype: genotypeEditor,
  editGenotype: genotypeEditor,
  newCitation: citationEditor,
  editCitation: citationEditor,
  newSubset: subsetEditor,
  editSubset: subsetEditor,
  admin: adminLoader,
  adminRequests: listLoader(
    () => import('@/entities/request/admin-list').then((module) => module.adminRequestList),
    (filterCode) => href('adminRequests', { filterCode }),
  ),
  adminRequest: () => import('@/features/requests/status/AdminRequest'),
  adminSubrequests: listLoader(() =>
    import('@/entities/request/admin-subrequest-list').then((module) => module.adminSubrequestList),
  ),
} satisfies Record<Exclude<Screened, keyof typeof firstScreens>, Loader>;
