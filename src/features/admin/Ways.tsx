import { useTranslation } from 'react-i18next';
import { permits } from '@/routes/route';
import { rowOf } from '@/routes/routes';
import { useSession } from '@/session/use-session';
import { useServerInfoQuery } from '@/shared/api/server-info';
import { LinkCards } from '@/shared/home/LinkCards';
import { GROUPS } from './sections';

/** The ways to what an administrator does. */
export function Ways() {
  const { t } = useTranslation('dashboard');
  const { authorities } = useSession();
  const { data: info } = useServerInfoQuery();
  return GROUPS.map(({ name: group, sections }) => (
    <LinkCards
      key={group}
      title={t(`admin.groups.${group}`)}
      links={sections
        .filter((section) => permits(rowOf(section.route).allow, authorities))
        .filter((section) => !('when' in section) || section.when(info))
        .map(({ name, to }) => ({
          key: name,
          to,
          name: t(`admin.sections.${name}.title`),
          text: t(`admin.sections.${name}.text`),
        }))}
    />
  ));
}
