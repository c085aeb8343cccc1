import { screen, waitFor, within } from '@testing-library/react';
import { failure } from '@/shared/api/failure';
import { beginAnew, dialog, field, here, open, press, put, server, type } from './editor.fixture';

beginAnew();

describe('saving', () => {
  test('a new one goes on to its own next step, in place of the address that makes one', async () => {
    server.kept = undefined;
    const { user } = open('/x/new');
    const before = window.history.length;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A new one');
    expect(screen.queryByRole('link', { name: 'More' })).not.toBeInTheDocument();
    await user.click(press('Save and continue'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    expect(server.sent).toEqual([]);
    await type(user, 'Title', 'Mini core');
    await user.click(press('Save and continue'));
    await field('Note');
    expect([here(), window.history.length]).toEqual(['/x/1/edit/more', before]);
    expect(server.sent).toEqual([{ title: 'Mini core', source: '' }]);
  });

  test('sends what was changed, with the version', async () => {
    const { user } = open('/x/1/edit');
    await type(user, 'Source', 'Field book');
    await user.click(press('Save'));
    await waitFor(() => expect(server.sent).toEqual([{ source: 'Field book', version: 4 }]));
    await waitFor(() => expect(press('Discard changes')).toBeDisabled());
    await type(user, 'Source', 'Paper');
    await user.click(press('Save and continue'));
    await field('Note');
    expect(server.sent[1]).toEqual({ source: 'Paper', version: 5 });
  });

  test.each([
    [failure('OFFLINE'), /^The server cannot be reached\./],
    [{ ...failure(429), wait: 5 }, /^Too many attempts\. Try again in 5 minutes\./],
    [failure(400, '', { title: 'required' }), 'Some fields need your attention.'],
    [failure(500, 'The disk is full.'), 'The disk is full.'],
  ])('that fails with %j is explained in words', async (refusal, words) => {
    server.refusal = refusal;
    const { user } = open('/x/1/edit');
    await type(user, 'Title', 'Again');
    await user.click(press('Save'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await field('Title')).toHaveValue('Again');
  });

  test('goes on without a call where nothing was changed', async () => {
    const { user } = open('/x/1/edit');
    await field('Title');
    await user.click(press('Save and continue'));
    await field('Note');
    expect(server.sent).toEqual([]);
  });

  test('steps are links, the present one and what misses something marked', async () => {
    const { user } = open('/x/1/edit');
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'step');
    expect(steps.getByText('Something is missing').closest('li')).toHaveTextContent('More');
    await user.click(steps.getByRole('link', { name: 'Review' }));
    expect(await screen.findByText('Seen: Core')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});

describe('leaving with something unsaved', () => {
  const leave = async (way: 'link' | 'back') => {
    window.history.replaceState({ idx: 0 }, '', '/elsewhere');
    window.history.pushState({ idx: 1 }, '', '/x/1/edit');
    const { user } = open('/x/1/edit');
    await type(user, 'Title', 'Changed');
    if (way === 'link') await user.click(screen.getByRole('link', { name: 'More' }));
    else window.history.back();
    return { user, box: await dialog('Leave without saving?') };
  };

  test('asks, and stays with all that was typed', async () => {
    const { user, box } = await leave('link');
    await user.click(box.getByRole('button', { name: 'Stay' }));
    expect(await field('Title')).toHaveValue('Changed');
    expect([here(), server.sent]).toEqual(['/x/1/edit', []]);
  });

  test('leaves without it, and does not bring it back', async () => {
    const { user, box } = await leave('link');
    await user.click(box.getByRole('button', { name: 'Leave without saving' }));
    await field('Note');
    expect([server.sent, { ...sessionStorage }]).toEqual([[], {}]);
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(await field('Title')).toHaveValue('Core');
  });

  test('saves, then goes where it was to go', async () => {
    const { user, box } = await leave('link');
    await user.click(box.getByRole('button', { name: 'Save and leave' }));
    await field('Note');
    expect(server.sent).toEqual([{ title: 'Changed', version: 4 }]);
  });

  test('stays where it cannot be saved, and later saving leads nowhere', async () => {
    const { user } = open('/x/1/edit');
    await user.clear(await field('Title'));
    await user.click(screen.getByRole('link', { name: 'More' }));
    const box = await dialog('Leave without saving?');
    await user.click(box.getByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toBeInvalid());
    await type(user, 'Title', 'Again');
    await user.click(press('Save'));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await waitFor(() => expect(press('Discard changes')).toBeDisabled());
    expect(here()).toBe('/x/1/edit');
  });

  test('Back asks, too', async () => {
    const { user, box } = await leave('back');
    await waitFor(() => expect(here()).toBe('/x/1/edit'));
    await user.click(box.getByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
  });

  test('warns before the browser itself leaves, and only then', async () => {
    const { user } = open('/x/1/edit');
    const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(unload()).toBe(true);
    await type(user, 'Title', 'Changed');
    expect(unload()).toBe(false);
    await user.click(press('Discard changes'));
    await waitFor(() => expect(unload()).toBe(true));
  });

  test('what was typed is there after a reload', async () => {
    const { user, unmount } = open('/x/1/edit');
    await type(user, 'Title', 'Typed');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('Typed'));
    unmount();
    open('/x/1/edit');
    expect(await field('Title')).toHaveValue('Typed');
  });
});

describe('somebody else saved first', () => {
  const clash = async () => {
    const { user } = open('/x/1/edit');
    await type(user, 'Title', 'Mine');
    await type(user, 'Source', 'My book');
    put({ title: 'Theirs', source: 'Their book', note: 'By them' }, 'Bea');
    await user.click(press('Save'));
    const box = await dialog('Changed in the meantime');
    expect(box.getByText(/^Bea saved a change on/)).toBeVisible();
    return { user, box };
  };
  const saved = (title: string, source: string) =>
    waitFor(() => expect(server.kept).toMatchObject({ title, source, note: 'By them' }));

  test('mine can stand', async () => {
    const { user, box } = await clash();
    await user.click(box.getByRole('button', { name: 'Keep mine' }));
    await saved('Mine', 'My book');
  });

  test('theirs can stand', async () => {
    const { user, box } = await clash();
    await user.click(box.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Theirs'));
    await saved('Theirs', 'Their book');
    expect(server.sent).toHaveLength(1);
  });

  test('each field can have its own', async () => {
    const { user, box } = await clash();
    const title = within(box.getByRole('group', { name: 'Title' }));
    await user.click(title.getByRole('radio', { name: /Theirs/ }));
    await user.click(box.getByRole('button', { name: 'Save my choice' }));
    await saved('Theirs', 'My book');
    expect(server.sent[1]).toEqual({ source: 'My book', version: 5 });
  });

  test('nothing typed is lost by closing it, and it comes again', async () => {
    const { user, box } = await clash();
    await user.click(box.getByRole('button', { name: 'Go on editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await field('Title')).toHaveValue('Mine');
    await user.click(press('Save'));
    await dialog('Changed in the meantime');
  });

  test('changes of different fields both stand', async () => {
    const { user } = open('/x/1/edit');
    await type(user, 'Title', 'Mine');
    put({ source: 'Their book' }, 'Bea');
    await user.click(press('Save'));
    const box = await dialog('Changed in the meantime');
    expect(box.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(box.getByRole('button', { name: 'Save both' }));
    await waitFor(() => expect(server.kept).toMatchObject({ title: 'Mine', source: 'Their book' }));
  });
});

test('who may not change it reads it, and why', async () => {
  server.access = { may: false, reason: 'It is in review.' };
  open('/x/1/edit');
  expect(await field('Title')).toBeDisabled();
  expect(press('Save')).toBeDisabled();
  expect(screen.getByText('It is in review.')).toBeVisible();
});

test('what is not there is said', async () => {
  server.kept = undefined;
  open('/x/1/edit');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Not found');
});
