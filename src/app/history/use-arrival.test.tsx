import { screen, waitFor } from '@testing-library/react';
import { emptyWorld } from '../../../test/harness/empty-world';
import { arrivedAt, heading, renderApp } from '../../../test/harness/harness';

/** jsdom has no layout: the window is told where it is, and what it was told to do is noted. */
function scrollTo(place: number): void {
  Object.defineProperty(window, 'scrollY', { value: place, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const follow = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) => {
  const [link] = screen.getAllByRole('link', { name });
  if (link) await user.click(link);
};

it('starts a page at its top and returns to the place that was left', async () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5_000, configurable: true });
  const { user } = await renderApp('/no/page', { world: emptyWorld() });
  await heading('Not found');
  const moved = jest.spyOn(window, 'scrollTo').mockImplementation((...[, y]) => scrollTo(Number(y)));
  scrollTo(1_234);
  await follow(user, 'Log in');
  const login = await heading('Log in');
  await waitFor(() => expect(moved).toHaveBeenLastCalledWith(0, 0));
  await waitFor(() => expect(login).toHaveFocus());
  window.history.back();
  await arrivedAt('/no/page');
  await waitFor(() => expect(moved).toHaveBeenLastCalledWith(0, 1_234));
});
