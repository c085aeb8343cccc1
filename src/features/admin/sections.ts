import type { ServerInfo } from '@/contract/info';
import { href } from '@/routes/href';
import type { RouteName } from '@/routes/routes';

interface Section {
  /** Its texts are `admin.sections.{name}`. */
  name: string;
  route: RouteName;
  to: string;
  /** Where only some servers have it. */
  when?: (info: ServerInfo | undefined) => boolean;
}

/** What an administrator finds here, in groups. A feature that comes adds its row here and its texts. */
export const GROUPS = [
  {
    name: 'publications',
    sections: [
      { name: 'drafts', route: 'dashboard', to: href('dashboard', { tab: 'drafts' }) },
      { name: 'reviews', route: 'dashboard', to: href('dashboard', { tab: 'reviews' }) },
      { name: 'recent', route: 'dashboard', to: href('dashboard', { tab: 'recent' }) },
    ],
  },
  {
    name: 'people',
    sections: [
      { name: 'dashboard', route: 'dashboard', to: href('dashboard') },
      { name: 'mailbox', route: 'mailbox', to: href('mailbox'), when: hasMailbox },
    ],
  },
] as const satisfies readonly { name: string; sections: readonly Section[] }[];

function hasMailbox(info: ServerInfo | undefined): boolean {
  return info?.features.mailbox === true;
}
