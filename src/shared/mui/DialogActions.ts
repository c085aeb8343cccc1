import MuiDialogActions from '@mui/material/DialogActions';
import { themed } from './themed';

export const DialogActions = themed(MuiDialogActions);
