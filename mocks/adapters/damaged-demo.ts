import { acceptedLanguage, sentence } from '../tools/http/sentence';

export interface DemoStorage {
  databases(): Promise<readonly { name?: string }[]>;
  deleteDatabase(name: string): unknown;
}

async function forget(database: string, storage: DemoStorage): Promise<void> {
  for (const { name } of await storage.databases()) if (name?.includes(database)) storage.deleteDatabase(name);
}

/**
 * Says on the page that the demo could not begin with what this browser has kept of it, and offers to forget that:
 * the databases whose name holds `database`, and nothing else.
 * @param begin loads the page anew.
 */
export function sayDamaged(database: string, storage: DemoStorage, begin: () => void): void {
  const language = acceptedLanguage(document.documentElement.lang);
  const said = document.createElement('p');
  said.setAttribute('role', 'alert');
  said.textContent = sentence('demoDamaged')(language);
  const anew = document.createElement('button');
  anew.type = 'button';
  anew.textContent = sentence('demoAnew')(language);
  anew.addEventListener('click', () => {
    anew.disabled = true;
    void forget(database, storage).finally(begin);
  });
  document.body.prepend(said, anew);
}
