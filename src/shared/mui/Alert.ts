import MuiAlert from '@mui/material/Alert';
import MuiAlertTitle from '@mui/material/AlertTitle';
import { themed } from './themed';

export const Alert = themed(MuiAlert);
export const AlertTitle = themed(MuiAlertTitle);
export type { AlertProps } from '@mui/material/Alert';
