/** In proportion to the width of the page: the lands where plants were collected fill it, and stand there once. */
export const MAP_HEIGHT = 'clamp(260px, 44vw, 500px)';
