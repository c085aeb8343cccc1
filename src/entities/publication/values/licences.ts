/** Licences of data by SPDX identifier (https://spdx.org/licenses/): their names, and where they can be read. */
export const LICENCES: Readonly<Record<string, { name: string; url: string }>> = {
  'CC0-1.0': { name: 'CC0 1.0 Universal', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-3.0': { name: 'Creative Commons Attribution 3.0', url: 'https://creativecommons.org/licenses/by/3.0/' },
  'CC-BY-4.0': { name: 'Creative Commons Attribution 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'CC-BY-SA-4.0': {
    name: 'Creative Commons Attribution-ShareAlike 4.0',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  'CC-BY-NC-4.0': {
    name: 'Creative Commons Attribution-NonCommercial 4.0',
    url: 'https://creativecommons.org/licenses/by-nc/4.0/',
  },
  'CC-BY-NC-SA-4.0': {
    name: 'Creative Commons Attribution-NonCommercial-ShareAlike 4.0',
    url: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
  },
  'CC-BY-ND-4.0': {
    name: 'Creative Commons Attribution-NoDerivatives 4.0',
    url: 'https://creativecommons.org/licenses/by-nd/4.0/',
  },
  'CC-BY-NC-ND-4.0': {
    name: 'Creative Commons Attribution-NonCommercial-NoDerivatives 4.0',
    url: 'https://creativecommons.org/licenses/by-nc-nd/4.0/',
  },
  'ODbL-1.0': { name: 'Open Database License 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  'ODC-By-1.0': { name: 'Open Data Commons Attribution 1.0', url: 'https://opendatacommons.org/licenses/by/1-0/' },
  'PDDL-1.0': {
    name: 'Open Data Commons Public Domain Dedication 1.0',
    url: 'https://opendatacommons.org/licenses/pddl/1-0/',
  },
};

/** The address of a licence: of an SPDX identifier, or the text itself where it is an address. */
export const licenceUrl = (rights: string): string | undefined =>
  LICENCES[rights]?.url ?? (/^https?:\/\/\S+$/.test(rights) ? rights : undefined);
