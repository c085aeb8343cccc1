// Types only: the theme sets a default of the grid, which no first page loads.
import '@mui/x-data-grid/themeAugmentation';
