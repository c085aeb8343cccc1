import type { Role } from '@/contract/account/session';

/** The password of every demo account. They exist only where there are no real accounts: see docs/operating.md. */
export const DEMO_PASSWORD = 'Demo-2025!';

const account = (number: number, name: string, fullName: string, ...roles: Role[]) => ({
  uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  email: `${name}@example.org`,
  fullName,
  roles: ['ROLE_USER' as Role, ...roles],
  active: true,
  locked: false,
});

export const DEMO_USERS = [
  account(1, 'admin', 'Ada Administrator', 'ROLE_ADMINISTRATOR', 'ROLE_VETTEDUSER'),
  account(2, 'publisher', 'Pavel Publisher', 'ROLE_VETTEDUSER'),
  account(3, 'content', 'Carla Content', 'ROLE_CONTENTMANAGER'),
  account(4, 'translator', 'Tomás Translator', 'ROLE_TRANSLATOR'),
  account(5, 'divtree', 'Dina Divtree', 'ROLE_DIVTREE'),
  account(6, 'citations', 'Célia Citations', 'ROLE_CITATIONMANAGER'),
  account(7, 'requests', 'Rafael Requests', 'ROLE_REQUESTS'),
  account(8, 'user', 'Uma User'),
] as const;
