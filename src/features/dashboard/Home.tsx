import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/routes/href';
import type { RouteName } from '@/routes/routes';
import { useSession } from '@/session/use-session';
import { homeGroups } from '@/shared/home/home-groups';
import { LinkCards } from '@/shared/home/LinkCards';
import { useText } from '@/shared/ui/text/use-text';
import { MyListFigure } from './MyListFigure';
import { RoleNames } from './RoleNames';
import { WaitingForYou } from './waiting/WaitingForYou';
import { WaitingFigure } from './WaitingFigure';
import styles from './Home.module.css';

/** What there is of it. */
const FIGURES: Partial<Record<RouteName, ComponentType>> = { myList: MyListFigure, incomingRequests: WaitingFigure };

/** What this person finds here: a section appears with its row and to whom it is open. */
export function Home() {
  const { t } = useTranslation('dashboard');
  const text = useText('dashboard');
  const { authorities, name: fullName, account } = useSession();
  const groups = homeGroups('dashboard', authorities).map(({ group, rows }) => (
    <LinkCards
      key={group}
      title={text(`groups.${group}`)}
      links={rows.map((name) => {
        const Figure = FIGURES[name];
        return {
          key: name,
          to: addressOf(name),
          name: text(`sections.${name}.title`),
          text: text(`sections.${name}.text`),
          figure: Figure && <Figure />,
        };
      })}
    />
  ));
  return (
    <>
      <WaitingForYou />
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
