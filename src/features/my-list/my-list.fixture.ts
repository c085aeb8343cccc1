import { screen, waitFor, within } from '@testing-library/react';
import type { Accession } from '@/contract/accession/accession';
import { MY_LIST_KEY } from '@/contract/constants';
import { smallWorld } from '../../../test/harness/small-world';

export const world = smallWorld();

/** The accessions of the small world; there once the tests begin. */
export const rows: Accession[] = [];

/** For the beginning of a test file. */
export function setUp(): void {
  beforeAll(async () => {
    const { content } = await world.accessions.page({}, { p: 0, l: 20, s: 'accessionNumber', d: 'ASC' });
    rows.splice(0, rows.length, ...content);
  });
  // Cards, which are drawn faster than a table and show the same rows.
  beforeEach(() => void (window.innerWidth = 500));
}

/** A uuid that no accession has. */
export const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const uuidsOf = (...numbers: string[]) =>
  numbers.map((number) => rows.find(({ accessionNumber }) => accessionNumber === number)?.uuid ?? '');

export const store = (accessions: readonly string[]) =>
  localStorage.setItem(MY_LIST_KEY, JSON.stringify({ count: accessions.length, accessions }));

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const dialog = async () => within(await screen.findByRole('dialog'));
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
