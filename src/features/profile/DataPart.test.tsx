import { screen, waitFor } from '@testing-library/react';
import type { PersonalData } from '@/contract/account/personal-data';
import { heading, renderApp } from '../../../test/harness/harness';

test('what is kept about oneself is had as a file', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderApp('/dashboard/profile', { as: 'user' });
  await heading('Profile');
  await user.click(screen.getByRole('button', { name: 'Download what is kept about me' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]?.text();
  const data = JSON.parse(text ?? '') as PersonalData;
  expect(data.profile.email).toBe('user@example.org');
  expect(Object.keys(data).sort()).toEqual([
    'aiTerms',
    'apiTokens',
    'newsletter',
    'profile',
    'requests',
    'savedMaps',
    'sessions',
  ]);
});
