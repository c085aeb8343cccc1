import { anyOf } from '../tokens/caller';

export const keepsFiles = anyOf('ROLE_CONTENTMANAGER', 'ROLE_ADMINISTRATOR');
