/** Makes something once for each language and keeps it: there are few languages, and formatters are dear. */
export function perLanguage<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const kept = made.get(language) ?? make(language);
    made.set(language, kept);
    return kept;
  };
}
