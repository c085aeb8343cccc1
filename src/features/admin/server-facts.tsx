import type { ReactNode } from 'react';
import type { ServerInfo } from '@/contract/info';
import { Figure } from '@/shared/ui/Figure';
import { YesNo } from '@/shared/ui/YesNo';

interface Fact {
  /** Its label is `admin.facts.{name}`. */
  name: string;
  value(info: ServerInfo): ReactNode;
}

const figure = (value: number | undefined) => <Figure value={value} />;
const yesNo = (value: boolean) => <YesNo value={value} />;

/** What the catalogue holds. */
export const CONTENT_FACTS = [
  { name: 'accessions', value: ({ accessionCount }) => figure(accessionCount) },
  { name: 'institutes', value: ({ instituteCount }) => figure(instituteCount) },
  { name: 'countries', value: ({ countryCount }) => figure(countryCount) },
  { name: 'georeferenced', value: ({ georeferencedCount }) => figure(georeferencedCount) },
] as const satisfies readonly Fact[];

/** How the server is set up. */
export const SERVER_FACTS = [
  { name: 'server', value: ({ version }) => <bdi>{version}</bdi> },
  { name: 'sandbox', value: ({ sandbox }) => yesNo(sandbox) },
  { name: 'ai', value: ({ features }) => yesNo(features.ai) },
  { name: 'machineTranslation', value: ({ features }) => yesNo(features.machineTranslation) },
  { name: 'captcha', value: ({ captchaSiteKey }) => yesNo(captchaSiteKey !== undefined) },
  { name: 'exportLimit', value: ({ exportLimit }) => figure(exportLimit) },
] as const satisfies readonly Fact[];
