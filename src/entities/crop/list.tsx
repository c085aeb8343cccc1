import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { CROP_CACHE_SECONDS } from '@/contract/constants';
import { namesApi } from '@/entities/names/api';
import { NewLink } from '@/session/NewLink';
import { DetailOutcome } from '@/shared/detail/outcome/DetailOutcome';
import { NativeSelect } from '@/shared/ui/controls/NativeSelect';
import { Outcome } from '@/shared/ui/outcomes/Outcome';
import { PageBody } from '@/shared/ui/layout/PageBody';
import { useFormat } from '@/shared/ui/format/use-format';
import { CropCards } from './CropCards';
import { chosenCrops, ORDERS, type Order } from './chosen-crops';
import styles from './list.module.css';

const isOrder = (text: string | null): text is Order => ORDERS.some((order) => order === text);

/** All crops. There are so few that they come at once, and are narrowed and sorted here; the address keeps both. */
export default function Crops() {
  const { t, i18n } = useTranslation(['crop', 'ui']);
  const { number } = useFormat();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const query = namesApi.endpoints.crops.useQuery(undefined, { refetchOnMountOrArgChange: CROP_CACHE_SECONDS });
  const sought = params.get('q') ?? '';
  const given = params.get('sort');
  const order = isOrder(given) ? given : 'name';
  const say = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <DetailOutcome query={query} name={t('title')}>
      {(crops) => {
        const chosen = chosenCrops(crops, sought, order, i18n.language);
        const held = chosen.filter(({ accessionCount }) => accessionCount > 0);
        const empty = chosen.filter(({ accessionCount }) => accessionCount === 0);
        return (
          <PageBody>
            <div className={styles.head}>
              <h1 tabIndex={-1}>{t('count', { count: chosen.length, shown: number(chosen.length) })}</h1>
              <input
                type="search"
                aria-label={t('find')}
                placeholder={t('find')}
                value={sought}
                onChange={({ target }) => say('q', target.value)}
              />
              <NativeSelect
                label={t('ui:list.sort')}
                value={order}
                options={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
                onChange={(value) => say('sort', value === 'name' ? '' : value)}
              />
              <NewLink name="newCrop" entity="crop" />
            </div>
            {chosen.length === 0 && <Outcome title={t('none')} text={t('noneText')} />}
            {held.length > 0 && <CropCards crops={held} />}
            {empty.length > 0 && (
              <section aria-labelledby={id}>
                <h2 className={styles.empty} id={id}>
                  {t('empty', { count: empty.length, shown: number(empty.length) })}
                </h2>
                <CropCards crops={empty} />
              </section>
            )}
          </PageBody>
        );
      }}
    </DetailOutcome>
  );
}
