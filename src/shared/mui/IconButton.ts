import MuiIconButton from '@mui/material/IconButton';
import { themed } from './themed';

export const IconButton = themed(MuiIconButton);
