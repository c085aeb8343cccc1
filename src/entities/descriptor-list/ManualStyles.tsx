import GlobalStyles from '@mui/material/GlobalStyles';

const styles = {
  // Numbered sheets; browsers that know no boxes in the margin print them without.
  '@page': {
    margin: '18mm 20mm',
    '@bottom-center': { content: 'counter(page)', fontFamily: 'sans-serif', fontSize: '9pt' },
  },
  // The title page has no number.
  '@page :first': { '@bottom-center': { content: 'none' } },
  '@media print': {
    // On paper the page is a manual: nothing of the portal around it.
    'body:has(#descriptor-manual) :is(#main > nav, div:has(> #main) > header, div:has(> #main) > footer)': {
      display: 'none !important',
    },
  },
};

/** What only holds while a descriptor list is shown: how it is printed. */
export const ManualStyles = () => <GlobalStyles styles={styles} />;
