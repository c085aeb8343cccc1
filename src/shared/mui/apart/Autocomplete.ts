import MuiAutocomplete from '@mui/material/Autocomplete';
import MuiListItemText from '@mui/material/ListItemText';
import { themed } from '../themed';

export const Autocomplete = themed(MuiAutocomplete);
export const ListItemText = themed(MuiListItemText);
