import { styled } from '../styled';

/** Links one below the other: each has room for a finger (WCAG 2.2, 2.5.8: 24 px). */
export const LinkList = styled('ul')({
  margin: 0,
  '& a': { display: 'inline-block', minHeight: 24 },
});
