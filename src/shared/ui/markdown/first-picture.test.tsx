import { firstPicture } from './first-picture';

const OWN = '/repository/image/00000000-0000-4000-8000-000000000001';
const SHOWN = `http://localhost/api/v2${OWN}`;

test.each([
  ['a picture', `# Wheat\n\n![Ears of wheat](${OWN}) and ![rye](/repository/image/2)`, 'Ears of wheat'],
  ['words with brackets', String.raw`![Ears \[ripe\]](${OWN} "In May")`, 'Ears [ripe]'],
  ['no words', `![](<${OWN}>)`, ''],
  ['one from elsewhere before it', `![spy](https://example.org/spy.png) ![Rye](${OWN})`, 'Rye'],
  [
    'samples before it',
    `\`\`\`\n![sample](/repository/image/9)\n\`\`\`\n\`![s](/repository/image/8)\` ![Oat](${OWN})`,
    'Oat',
  ],
  ['HTML of a live server', `<p>Text</p><img src="${OWN}" alt="Barley &amp; rye" onerror="alert(1)">`, 'Barley & rye'],
])('%s is found with what it shows', (_, text, words) => {
  expect(firstPicture(text)).toEqual({ address: SHOWN, words });
});

test.each([
  ['no picture', 'Only [a link](/repository/image/1)'],
  [
    'one that leads elsewhere',
    '![x](//example.org/repository/image/1) ![x](/repository/../admin) ![x](javascript:alert(1))',
  ],
  ['HTML of others', '<p><img src="https://example.org/a.png" alt="x"></p>'],
])('%s is none', (_, text) => expect(firstPicture(text)).toBeUndefined());
