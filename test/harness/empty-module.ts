/** Stands for style sheets, fonts and pictures. */
export default '';
