import type { ComponentType } from 'react';
import type { RouteName } from '@/routes/routes';

/** Fetches the screen of a row: its module's default export. */
export type Loader = (name: RouteName) => Promise<{ default: ComponentType }>;

/** The names of rows that have a screen: those that lead to another one have none. */
export type Screened<Rows> = { [N in keyof Rows]: Rows[N] extends { redirect: string } ? never : N }[keyof Rows];

/** What fetches the screens of a table's rows: `satisfies Screens<typeof subsetRoutes>` compiles when it has all of them. */
export type Screens<Rows> = Readonly<Record<Screened<Rows>, Loader>>;
