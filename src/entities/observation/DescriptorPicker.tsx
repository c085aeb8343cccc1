import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DESCRIPTOR_CATEGORIES, type Descriptor } from '@/contract/descriptor/descriptor';
import { fold } from '@/contract/fold';
import type { DescriptorSummary } from '@/contract/dataset/observation';
import { categoryName } from '@/entities/descriptor/codes';
import { useCropName } from '@/entities/names/use-crop-name';
import { FilterInput } from '@/shared/filters/panel/FilterInput';
import { Card } from '@/shared/ui/layout/Card';
import { useSmallScreen } from '@/shared/ui/layout/use-small-screen';
import { useFormat } from '@/shared/ui/format/use-format';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import { normalForm } from '@/words/normal-form';
import { tellingWords } from '@/words/title-index';
import styles from './DescriptorPicker.module.css';

interface DescriptorGroup {
  key: string;
  crop: string;
  category: string;
  descriptors: Descriptor[];
}

const rank = (category: string) => DESCRIPTOR_CATEGORIES.findIndex((one) => one === category);

/** Descriptors by crop and category, a crop's own before those of all crops, in the order of the categories; `search` narrows by title, column and unit, or by what it says of titles in the search of accessions. */
function descriptorGroups(descriptors: readonly Descriptor[], search: string): DescriptorGroup[] {
  const wanted = fold(search.trim());
  const telling = tellingWords(search);
  const isMeant = (written: string): boolean => {
    const words = new Set(normalForm(written).split(' '));
    return telling.length > 0 && telling.every((word) => words.has(word));
  };
  const groups = new Map<string, DescriptorGroup>();
  for (const descriptor of descriptors) {
    const { crop, category, title, columnName, uom } = descriptor;
    const written = [title, columnName, uom].filter(Boolean).join(' ');
    if (wanted && !fold(written).includes(wanted) && !isMeant(written)) continue;
    const key = `${crop ?? ''} ${category}`;
    const group = groups.get(key) ?? { key, crop: crop ?? '', category, descriptors: [] };
    group.descriptors.push(descriptor);
    groups.set(key, group);
  }
  const general = ({ crop }: DescriptorGroup) => Number(crop === '');
  return [...groups.values()].toSorted(
    (a, b) => general(a) - general(b) || a.crop.localeCompare(b.crop) || rank(a.category) - rank(b.category),
  );
}

/** More than these are not seen at once. */
const MANY = 40;

interface Props {
  descriptors: readonly Descriptor[];
  summaries: ReadonlyMap<string, DescriptorSummary>;
  chosen: object;
  onPick: (uuid: string) => void;
}

/** All descriptors by crop and category, with how many accessions have a value; a click asks by one. */
export function DescriptorPicker({ descriptors, summaries, chosen, onPick }: Props) {
  const { t } = useTranslation('observations');
  const { number } = useFormat();
  const cropName = useCropName();
  const nameOfCategory = categoryName.useName();
  const small = useSmallScreen();
  const [search, setSearch] = useState('');
  // Of what nobody observed there is nothing to ask.
  const observed = descriptors.filter(({ uuid }) => summaries.get(uuid)?.count !== 0);
  const groups = descriptorGroups(observed, search);
  // Where the result stands below them, or the others are far away, groups are unfolded at wish.
  const isOpen = search.trim() !== '' || (!small && observed.length <= MANY);
  const several = new Set(observed.map(({ crop }) => crop ?? '')).size > 1;
  return (
    <Card className={styles.box} aria-label={t('criteria.add')}>
      <FilterInput
        type="search"
        label={t('criteria.add')}
        placeholder={t('criteria.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div>
        {groups.map(({ key, crop, category, descriptors: members }) => (
          <details key={`${key} ${isOpen}`} open={isOpen}>
            <summary>
              <h2>
                {several && crop && `${cropName(crop)} · `}
                {nameOfCategory(category)} <span className="count">({number(members.length)})</span>
              </h2>
            </summary>
            <ul>
              {members.map(({ uuid, title, uom }) => {
                const count = summaries.get(uuid)?.count;
                return (
                  <li key={uuid}>
                    <button type="button" disabled={Object.hasOwn(chosen, uuid)} onClick={() => onPick(uuid)}>
                      <span>
                        <bdi>{title}</bdi> {uom && <small>({uom})</small>}
                      </span>
                      {count !== undefined && (
                        <span className="count">
                          <span aria-hidden="true">{number(count)}</span>
                          <VisuallyHidden>{t('criteria.withValues', { count, shown: number(count) })}</VisuallyHidden>
                        </span>
                      )}
                    </button>
                  </li>
                );
              })}
            </ul>
          </details>
        ))}
        {groups.length === 0 && <p role="status">{t('criteria.none')}</p>}
      </div>
    </Card>
  );
}
