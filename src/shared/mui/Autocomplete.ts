import MuiAutocomplete from '@mui/material/Autocomplete';
import { themed } from './themed';

export const Autocomplete = themed(MuiAutocomplete);
