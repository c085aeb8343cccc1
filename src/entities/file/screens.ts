import type { Screens } from '@/shared/screens/screens';
import type { fileRoutes } from './routes';

export const fileScreens = {
  instituteFile: () => import('./detail'),
  repository: () => import('./repository/FolderScreen'),
  repositoryGallery: () => import('./repository/GalleryScreen'),
  repositoryFile: () => import('./repository/FileScreen'),
} satisfies Screens<typeof fileRoutes>;
