/** The rows of every entity and feature. */
import { welcomeRoutes } from '@/features/welcome/routes';
import { accessionRoutes } from '@/entities/accession/routes';
import { subsetRoutes } from '@/entities/subset/routes';
import { datasetRoutes } from '@/entities/dataset/routes';
import { descriptorListRoutes } from '@/entities/descriptor-list/routes';
import { descriptorRoutes } from '@/entities/descriptor/routes';
import { divtreeRoutes } from '@/entities/divtree/routes';
import { genotypeRoutes } from '@/entities/genotype/routes';
import { cropRoutes } from '@/entities/crop/routes';
import { countryRoutes } from '@/entities/country/routes';
import { regionRoutes } from '@/entities/region/routes';
import { partnerRoutes } from '@/entities/partner/routes';
import { instituteRoutes } from '@/entities/institute/routes';
import { activityPostRoutes } from '@/entities/activity-post/routes';
import { articleRoutes } from '@/entities/article/routes';
import { auditRoutes } from '@/entities/audit/routes';
import { userRoutes } from '@/entities/user/routes';
import { menuRoutes } from '@/entities/menu/routes';
import { networkRoutes } from '@/entities/network/routes';
import { vocabularyRoutes } from '@/entities/vocabulary/routes';
import { taxonomyRoutes } from '@/entities/taxonomy/routes';
import { fileRoutes } from '@/entities/file/routes';
import { citationRoutes } from '@/entities/citation/routes';
import { myListRoutes } from '@/features/my-list/routes';
import { accessionViewRoutes } from '@/features/accessions/routes';
import { analoguesRoutes } from '@/features/analogues/routes';
import { subsettingRoutes } from '@/features/subsetting/routes';
import { traitsRoutes } from '@/features/traits/routes';
import { tablePreviewRoutes } from '@/features/table-preview/routes';
import { ingestRoutes } from '@/features/ingest/routes';
import { passportRoutes } from '@/features/passport/routes';
import { checkRoutes } from '@/features/check/routes';
import { requestRoutes } from '@/features/requests/routes';
import { dashboardRoutes } from '@/features/dashboard/routes';
import { l10nRoutes } from '@/features/l10n/routes';
import { installationRoutes } from '@/features/installation/routes';
import { kpiRoutes } from '@/features/kpi/routes';
import { labsRoutes } from '@/features/labs/routes';
import { oauthClientRoutes } from '@/features/oauth-clients/routes';
import { profileRoutes } from '@/features/profile/routes';
import { apiTokenRoutes } from '@/features/api-tokens/routes';
import { contactRoutes } from '@/features/contact/routes';
import { adminRoutes } from '@/features/admin/routes';
import { signInRoutes } from '@/features/sign-in/routes';
import { accountRoutes } from '@/features/account/routes';
import { mailboxRoutes } from '@/features/mailbox/routes';

export const tables = [
  welcomeRoutes,
  accessionRoutes,
  subsetRoutes,
  datasetRoutes,
  descriptorListRoutes,
  descriptorRoutes,
  divtreeRoutes,
  genotypeRoutes,
  cropRoutes,
  countryRoutes,
  regionRoutes,
  partnerRoutes,
  instituteRoutes,
  auditRoutes,
  userRoutes,
  menuRoutes,
  networkRoutes,
  vocabularyRoutes,
  taxonomyRoutes,
  fileRoutes,
  citationRoutes,
  myListRoutes,
  accessionViewRoutes,
  analoguesRoutes,
  subsettingRoutes,
  traitsRoutes,
  tablePreviewRoutes,
  ingestRoutes,
  passportRoutes,
  checkRoutes,
  requestRoutes,
  dashboardRoutes,
  l10nRoutes,
  kpiRoutes,
  labsRoutes,
  oauthClientRoutes,
  installationRoutes,
  profileRoutes,
  apiTokenRoutes,
  articleRoutes,
  activityPostRoutes,
  contactRoutes,
  adminRoutes,
  signInRoutes,
  accountRoutes,
  mailboxRoutes,
] as const;
