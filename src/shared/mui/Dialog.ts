import MuiDialog from '@mui/material/Dialog';
import { themed } from './themed';

export const Dialog = themed(MuiDialog);
