import MuiTab from '@mui/material/Tab';
import { themed } from './themed';

export const Tab = themed(MuiTab);
