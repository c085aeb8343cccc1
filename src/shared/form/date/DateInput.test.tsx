import { screen, waitFor } from '@testing-library/react';
import { box, button, open, save, sent } from '../fields/form-fields.fixture';

const date = [{ kind: 'date', name: 'date' }] as const;

test('a date is typed as people write it, and it is said what was understood', async () => {
  const { user } = await open(date);
  const input = box('Date');
  expect(input).toHaveAccessibleDescription(
    'May 23, 2019, May 2019 or 2019; or YYYYMMDD, with 00 for an unknown month or day',
  );
  await user.type(input, '2019');
  expect(input).toHaveAccessibleDescription('2019, month and day unknown – saved as 20190000');
  await user.type(input, '-05');
  expect(input).toHaveAccessibleDescription('May 2019, day unknown – saved as 20190500');
  await user.clear(input);
  await user.type(input, '3 de mayo de 2019');
  expect(input).toHaveAccessibleDescription('May 3, 2019 – saved as 20190503');
  await save(user);
  expect(sent()).toEqual({ date: '20190503' });
  expect(input).toHaveValue('3 de mayo de 2019');
});

test('a date that can be read in two ways says which was taken, and takes the other one', async () => {
  const { user } = await open(date);
  await user.type(box('Date'), '03/05/2019');
  expect(box('Date')).toHaveAccessibleDescription('Read with the month first: March 5, 2019 – saved as 20190305');
  await user.click(button('Read as May 3, 2019'));
  expect(box('Date')).toHaveAccessibleDescription('Read with the day first: May 3, 2019 – saved as 20190503');
  expect(box('Date')).toHaveValue('03/05/2019');
  expect(button('Read as March 5, 2019')).toBeVisible();
  await save(user);
  expect(sent()).toEqual({ date: '20190503' });
});

test('a date that is saved is shown in words, as far as it is known', async () => {
  const { user } = await open(date, { date: '20250930' });
  expect(box('Date')).toHaveValue('September 30, 2025');
  expect(box('Date')).toHaveAccessibleDescription(/^May 23, 2019, May 2019 or 2019/);
  await user.type(box('Date'), '{Backspace}4');
  expect(box('Date')).toHaveAccessibleDescription('September 30, 2024 – saved as 20240930');
  await save(user);
  expect(sent()).toEqual({ date: '20240930' });
});

test('what is no date stays as it was typed, with how to write it', async () => {
  const { user } = await open(date, { date: '20190500' });
  expect(box('Date')).toHaveValue('May 2019');
  expect(box('Date')).toHaveAccessibleDescription('May 2019, day unknown');
  await user.clear(box('Date'));
  await user.type(box('Date'), 'spring of 2019');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(box('Date')).toHaveAccessibleDescription(
      'Invalid date Write it as May 23, 2019, May 2019 or 2019, with all four digits of the year.',
    ),
  );
  expect(screen.getByText('Invalid date')).toBeVisible();
  expect(box('Date')).toHaveValue('spring of 2019');
  expect(box('Date')).toHaveFocus();
  await user.clear(box('Date'));
  await save(user);
  expect(sent()).toEqual({ date: null });
});
