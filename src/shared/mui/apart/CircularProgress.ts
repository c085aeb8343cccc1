import MuiCircularProgress from '@mui/material/CircularProgress';
import { themed } from '../themed';

export const CircularProgress = themed(MuiCircularProgress);
