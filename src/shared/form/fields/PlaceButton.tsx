import type { ComponentType } from 'react';
import { IconButton } from '@/shared/mui/IconButton';
import { Tooltip } from '@/shared/mui/apart/Tooltip';

/** Also where the whole form is read only. */
const IDLE = { opacity: 0.35, cursor: 'default' } as const;

interface Props {
  label: string;
  Icon: ComponentType<{ fontSize?: 'small' }>;
  /** Where there is nothing to do: it keeps the focus, as disabled buttons do not. */
  idle?: boolean;
  /** As large as a finger. */
  touch?: boolean;
  /** By which the button of an item that was moved is found again. */
  move?: string;
  onClick: () => void;
}

/** Moves or removes one of a list. */
export function PlaceButton({ label, Icon, idle = false, touch = false, move, onClick }: Props) {
  return (
    <Tooltip title={label}>
      <IconButton
        size={touch ? 'large' : 'small'}
        aria-label={label}
        aria-disabled={idle}
        data-move={move}
        sx={idle ? IDLE : { '&:disabled': IDLE }}
        onClick={() => {
          if (!idle) onClick();
        }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
