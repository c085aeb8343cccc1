import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { themed } from '../themed';

export const Tabs = themed(MuiTabs);
export const Tab = themed(MuiTab);
