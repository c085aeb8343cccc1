import MuiTabs from '@mui/material/Tabs';
import { themed } from './themed';

export const Tabs = themed(MuiTabs);
