import { Button } from '@/shared/ui/controls/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/format/use-format';
import styles from './NodeSearch.module.css';

interface Props {
  text: string;
  /** In the order of the tree. */
  found: readonly string[];
  active: string;
  onText: (text: string) => void;
  onGo: (id: string) => void;
}

/** Finds nodes by their names, and goes from one to the next; what is closed above them is opened. */
export function NodeSearch({ text, found, active, onText, onGo }: Props) {
  const { t } = useTranslation('divtree');
  const { number } = useFormat();
  const at = found.indexOf(active);
  const go = (step: 1 | -1) => {
    const from = at < 0 && step < 0 ? 0 : at;
    const id = found.at((from + step) % found.length);
    if (id) onGo(id);
  };
  const count = found.length;
  const status = () => {
    if (!text.trim()) return '';
    if (count === 0) return t('search.none');
    if (at < 0) return t('search.found', { count, shown: number(count) });
    return t('search.place', { place: number(at + 1), total: number(count) });
  };
  return (
    <form
      className={styles.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (count > 0) go(1);
      }}
    >
      <input
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Button variant="outlined" disabled={count === 0} onClick={() => go(-1)}>
        {t('search.previous')}
      </Button>
      <Button type="submit" variant="outlined" disabled={count === 0}>
        {t('search.next')}
      </Button>
      <span role="status">{status()}</span>
    </form>
  );
}
