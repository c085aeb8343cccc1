import type { Stored } from '@/contract/entity';
import type { EditorDefinition } from '@/shared/editor/definition';
import type { Loader } from './screens';

/** A screen that is nothing but an entity's editor: the mechanism and the definition are fetched side by side. */
export function editorLoader<T extends Stored>(load: () => Promise<EditorDefinition<T>>): Loader {
  return async () => {
    const [{ editorScreen }, definition] = await Promise.all([import('@/shared/editor/editor-screen'), load()]);
    return { default: editorScreen(definition) };
  };
}
