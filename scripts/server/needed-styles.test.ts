import { neededStyles } from './needed-styles';

it('keeps rules of classes that are there and of the whole page, once', () => {
  const styles = ['body{margin:0}', '.pgr-a{color:red}', '.pgr-b{color:blue}', '.pgr-a{color:red}'];
  expect(neededStyles(styles, '<p class="pgr-a">x</p>')).toBe('body{margin:0}.pgr-a{color:red}');
});

it('keeps variables that something reads, through others, in every scheme', () => {
  const styles = [
    ':root{--a:var(--b);--b:1px;--c:2px;}',
    '@media (prefers-color-scheme: dark){:root{--b:3px;--c:4px;}}',
    '.pgr-a{margin:var(--a)}',
  ];
  expect(neededStyles(styles, '<p class="pgr-a">x</p>')).toBe(
    ':root{--a:var(--b);--b:1px;}@media (prefers-color-scheme: dark){:root{--b:3px;}}.pgr-a{margin:var(--a)}',
  );
});
