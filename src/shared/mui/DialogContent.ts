import MuiDialogContent from '@mui/material/DialogContent';
import { themed } from './themed';

export const DialogContent = themed(MuiDialogContent);
