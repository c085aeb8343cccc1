import MuiDialog from '@mui/material/Dialog';
import MuiDialogActions from '@mui/material/DialogActions';
import MuiDialogContent from '@mui/material/DialogContent';
import MuiDialogTitle from '@mui/material/DialogTitle';
import { themed } from './themed';

export const Dialog = themed(MuiDialog);
export const DialogActions = themed(MuiDialogActions);
export const DialogContent = themed(MuiDialogContent);
export const DialogTitle = themed(MuiDialogTitle);
