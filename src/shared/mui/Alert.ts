import MuiAlert from '@mui/material/Alert';
import { themed } from './themed';

export const Alert = themed(MuiAlert);
export type { AlertProps } from '@mui/material/Alert';
