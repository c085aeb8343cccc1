import { neededStyles } from './needed-styles';

it('keeps rules of classes that are there and of the whole page, once', () => {
  const styles = ['body{margin:0}', '.pgr-a{color:red}', '.pgr-b{color:blue}', '.pgr-a{color:red}'];
  expect(neededStyles(styles, '<p class="pgr-a">x</p>')).toBe('body{margin:0}.pgr-a{color:red}');
});

it('keeps variables that something reads, through others, in every scheme', () => {
  const styles = [
    ':root{--mui-a:var(--mui-b);--mui-b:1px;--mui-c:2px;}',
    '@media (prefers-color-scheme: dark){:root{--mui-b:3px;--mui-c:4px;}}',
    '.pgr-a{margin:var(--mui-a)}',
  ];
  expect(neededStyles(styles, '<p class="pgr-a">x</p>')).toBe(
    ':root{--mui-a:var(--mui-b);--mui-b:1px;}@media (prefers-color-scheme: dark){:root{--mui-b:3px;}}.pgr-a{margin:var(--mui-a)}',
  );
});

it('keeps what a rule sets for others', () => {
  expect(neededStyles(['.pgr-a{--their-color:red;}'], '<p class="pgr-a">x</p>')).toBe('.pgr-a{--their-color:red;}');
});
