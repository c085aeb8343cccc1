import type { ComponentType } from 'react';

/** The home of the administration, with what only the application knows of the installation. */
export async function adminLoader(): Promise<{ default: ComponentType }> {
  const [{ adminScreen }, { WaitingForAdministrators }, { usePortalFacts }] = await Promise.all([
    import('@/features/admin/admin-screen'),
    import('@/features/dashboard/waiting/WaitingForAdministrators'),
    import('../config/use-portal-facts'),
  ]);
  return { default: adminScreen(usePortalFacts, WaitingForAdministrators) };
}
