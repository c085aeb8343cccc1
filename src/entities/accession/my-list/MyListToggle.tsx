import { useInMyList } from '@/session/my-list/use-my-list';
import { useMyListActions } from '@/session/my-list/use-my-list-actions';
import { oneClick } from '@/shared/ui/controls/one-click';
import { useLoadedText } from '@/shared/ui/text/use-loaded-text';
import styles from './MyListToggle.module.css';

interface Props {
  uuid: string;
  accessionNumber: string;
}

/** Puts the accession of a row into My List, or takes it out. */
export function MyListToggle({ uuid, accessionNumber }: Props) {
  const inList = useInMyList(uuid);
  const { add, remove } = useMyListActions();
  const text = useLoadedText();
  return (
    <button
      className={styles.toggle}
      type="button"
      aria-pressed={inList}
      aria-label={text('accession:myList.toggle', { number: accessionNumber })}
      onClick={oneClick(() => (inList ? remove([uuid]) : add([uuid])))}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M3.500 1.750h9v12.500L8 10.750l-4.500 3.500Z" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
