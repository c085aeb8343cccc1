import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { useTranslation } from 'react-i18next';
import { PlaceButton } from '../fields/PlaceButton';
import type { Move } from './use-items';

interface Props {
  title: string;
  place: number;
  isLast: boolean;
  onMove: (place: number, move: Move) => void;
}

/** The buttons of one item of a list. */
export function ItemMoves({ title, place, isLast, onMove }: Props) {
  const { t } = useTranslation('fields');
  const named = (action: string) => t('items.named', { action, item: title });
  return (
    <>
      <PlaceButton
        label={named(t('items.up'))}
        idle={place === 0}
        Icon={ArrowUpward}
        move="up"
        onClick={() => onMove(place, 'up')}
      />
      <PlaceButton
        label={named(t('items.down'))}
        idle={isLast}
        Icon={ArrowDownward}
        move="down"
        onClick={() => onMove(place, 'down')}
      />
      <PlaceButton label={named(t('items.remove'))} Icon={DeleteOutline} onClick={() => onMove(place, 'remove')} />
    </>
  );
}
