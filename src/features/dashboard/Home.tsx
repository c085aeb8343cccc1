import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { permits } from '@/routes/route';
import { rowOf, type RouteName } from '@/routes/routes';
import { useSession } from '@/session/use-session';
import { LinkCards } from '@/shared/home/LinkCards';
import { RoleNames } from './RoleNames';
import { GROUPS } from './sections';
import styles from './Home.module.css';

/** What this person finds here: a section appears with its feature and to whom it is open. */
export function Home() {
  const { t } = useTranslation('dashboard');
  const { authorities, name: fullName, account } = useSession();
  const opens = ({ name }: { name: RouteName }) => permits(rowOf(name).allow, authorities);
  const groups = GROUPS.map(({ name: group, sections }) => (
    <LinkCards
      key={group}
      title={t(`groups.${group}`)}
      links={sections.filter(opens).map((section) => ({
        key: section.name,
        to: href(section.name),
        name: t(`sections.${section.name}.title`),
        text: t(`sections.${section.name}.text`),
        figure: 'Figure' in section && <section.Figure />,
      }))}
    />
  ));
  return (
    <>
      <div className={styles.who}>
        <p>
          <bdi>{t('signedInAs', { name: fullName, account })}</bdi>
        </p>
        <p>
          <RoleNames />
        </p>
      </div>
      {groups}
    </>
  );
}
