import MuiLinearProgress from '@mui/material/LinearProgress';
import { themed } from './themed';

export const LinearProgress = themed(MuiLinearProgress);
