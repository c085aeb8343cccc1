import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { heading, renderApp } from '../../../../test/harness/harness';
import { button, filesIn, png, worldWith } from './repository.fixture';

/** Of fifty files one is no picture, one has the name of another that is there, and the connection of one is cut. */
const FILES = 50;
const REFUSED = ['07.png', '21.png'];
const CUT = '33.png';

test('of fifty files two are refused and one is cut off: each is named, the cut one sent again, and none is half there', async () => {
  const world = await worldWith({ name: '21.png' });
  let cut = true;
  const handlers = [
    http.post('*/repository/file/*', async ({ request }) => {
      const file = (await request.clone().formData()).get('file');
      if (!(file instanceof File) || file.name !== CUT || !cut) return undefined;
      cut = false;
      return HttpResponse.error();
    }),
  ];
  const names = Array.from({ length: FILES }, (_, at) => `${String(at).padStart(2, '0')}.png`);
  const { user } = await renderApp('/admin/repository/f/news/', { world, as: 'content', handlers });
  await heading('news');
  const sent = names.map((name) => (name === '07.png' ? new File(['<script>'], name) : png(name)));
  await user.upload(screen.getByLabelText('Upload files', { selector: 'input' }), sent);
  expect(await screen.findByText("Some of files weren't loaded")).toBeVisible();
  const kept = names.filter((name) => name !== '07.png' && name !== CUT);
  await waitFor(() => expect(filesIn(world, '/news')).toEqual(kept));
  expect(screen.getByText(/The file "07\.png" is of a kind that is not kept here/)).toBeVisible();
  expect(screen.getByText(/21\.png.*already/)).toBeVisible();
  for (const name of [...REFUSED, CUT]) expect(button(new RegExp(`^Remove.*${name}`))).toBeVisible();
  // Those that arrived stand in the folder, and no longer among what is under way.
  expect(screen.queryByRole('button', { name: /^Remove.*49\.png/ })).toBeNull();
  await user.click(button(new RegExp(`Try again.*${CUT}`)));
  await waitFor(() => expect(filesIn(world, '/news')).toEqual([...kept, CUT].sort()));
});
