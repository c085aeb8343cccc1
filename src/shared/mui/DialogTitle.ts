import MuiDialogTitle from '@mui/material/DialogTitle';
import { themed } from './themed';

export const DialogTitle = themed(MuiDialogTitle);
