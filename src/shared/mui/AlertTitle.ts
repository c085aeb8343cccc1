import MuiAlertTitle from '@mui/material/AlertTitle';
import { themed } from './themed';

export const AlertTitle = themed(MuiAlertTitle);
