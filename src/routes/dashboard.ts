import { anyOf, signedIn, type Row } from './route';
import { workingArea } from './working-area';

const publisher = anyOf('ROLE_VETTEDUSER', 'ROLE_ADMINISTRATOR');

export const dashboardRoutes = {
  dashboard: {
    path: '/dashboard/{tab:drafts|reviews|recent?}',
    titleKey: 'nav:titles.dashboard',
    menuKey: 'nav:menu.dashboard',
    allow: signedIn,
    area: 'dashboard',
  },
  profile: {
    path: '/dashboard/profile',
    titleKey: 'nav:titles.profile',
    menuKey: 'nav:menu.profile',
    allow: signedIn,
    area: 'dashboard',
    parent: 'dashboard',
  },
  password: {
    path: '/dashboard/profile/password',
    titleKey: 'nav:titles.password',
    allow: signedIn,
    area: 'dashboard',
    parent: 'profile',
  },
  apiTokens: {
    path: '/dashboard/api-tokens',
    titleKey: 'nav:titles.apiTokens',
    menuKey: 'nav:menu.apiTokens',
    allow: signedIn,
    area: 'dashboard',
    parent: 'dashboard',
  },
  myRequests: {
    path: '/dashboard/my-requests/{filterCode?}',
    titleKey: 'nav:titles.myRequests',
    menuKey: 'nav:menu.myRequests',
    allow: signedIn,
    area: 'dashboard',
    parent: 'dashboard',
  },
  myRequest: {
    path: '/dashboard/my-requests/{uuid}',
    titleKey: 'nav:titles.myRequest',
    allow: signedIn,
    area: 'dashboard',
    parent: 'myRequests',
  },
  incomingRequests: {
    path: '/dashboard/requests/{filterCode?}',
    titleKey: 'nav:titles.incomingRequests',
    menuKey: 'nav:menu.incomingRequests',
    allow: anyOf('ROLE_REQUESTS'),
    area: 'dashboard',
    parent: 'dashboard',
  },
  incomingRequest: {
    path: '/dashboard/requests/{wiewsCode}/{uuid}',
    titleKey: 'nav:titles.incomingRequest',
    allow: anyOf('ROLE_REQUESTS'),
    area: 'dashboard',
    parent: 'incomingRequests',
  },
  ...workingArea('Dataset', {
    path: '/dashboard/datasets',
    steps: [
      'files',
      'list-of-accessions',
      'dataset-creator',
      'location',
      'reorder-descriptors',
      'translations',
      'review-and-publish',
    ],
    allow: publisher,
  }),
  ingest: {
    path: '/datasets/ingest/{datasetUuid}/{uuid}/{sheet}',
    titleKey: 'nav:titles.ingest',
    allow: publisher,
    area: 'dashboard',
    parent: 'dashboardDatasets',
    patterns: { sheet: '[0-9]+' },
  },
  dashboardIngest: {
    path: '/dashboard/datasets/ingest/{datasetUuid}/{uuid}/{sheet}',
    titleKey: 'nav:titles.ingest',
    allow: publisher,
    area: 'dashboard',
    parent: 'dashboardDatasets',
    patterns: { sheet: '[0-9]+' },
    redirect: 'ingest',
  },
  ...workingArea('Subset', {
    path: '/dashboard/subsets',
    steps: ['list-of-accessions', 'creators', 'translations', 'review-and-publish'],
    allow: publisher,
  }),
  ...workingArea('Descriptor', {
    path: '/dashboard/descriptors',
    steps: ['translations', 'review-and-publish'],
    allow: publisher,
  }),
  ...workingArea('DescriptorList', {
    path: '/dashboard/descriptorlists',
    steps: ['import-descriptors', 'select-descriptors', 'reorder-descriptors', 'translations', 'review-and-publish'],
    allow: publisher,
  }),
  ...workingArea('Divtree', {
    path: '/dashboard/divtree',
    steps: ['json-file', 'list-of-accessions', 'creators', 'review-and-publish'],
    allow: anyOf('ROLE_DIVTREE', 'ROLE_ADMINISTRATOR'),
  }),
  ...workingArea('Genotype', { path: '/dashboard/genotype', steps: [], allow: publisher }),
  ...workingArea('Citation', {
    path: '/dashboard/bibliography',
    steps: ['preview'],
    allow: anyOf('ROLE_CITATIONMANAGER', 'ROLE_ADMINISTRATOR'),
    patterns: { uuid: '[a-uw-z0-9-][a-z0-9-]{35}' },
  }),
} as const satisfies Record<string, Row>;
