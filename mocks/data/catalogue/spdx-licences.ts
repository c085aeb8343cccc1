/** Licences for data of the SPDX License List (https://spdx.org/licenses/): identifier, full name. */
// oxfmt-ignore
export const SPDX_DATA_LICENCES: readonly (readonly [code: string, title: string])[] = [
  ['CC-BY-1.0', 'Creative Commons Attribution 1.0 Generic'],
  ['CC-BY-2.0', 'Creative Commons Attribution 2.0 Generic'],
  ['CC-BY-2.5', 'Creative Commons Attribution 2.5 Generic'],
  ['CC-BY-3.0', 'Creative Commons Attribution 3.0 Unported'],
  ['CC-BY-4.0', 'Creative Commons Attribution 4.0 International'],
  ['CC-BY-NC-3.0', 'Creative Commons Attribution Non Commercial 3.0 Unported'],
  ['CC-BY-NC-4.0', 'Creative Commons Attribution Non Commercial 4.0 International'],
  ['CC-BY-NC-ND-4.0', 'Creative Commons Attribution Non Commercial No Derivatives 4.0 International'],
  ['CC-BY-NC-SA-4.0', 'Creative Commons Attribution Non Commercial Share Alike 4.0 International'],
  ['CC-BY-ND-4.0', 'Creative Commons Attribution No Derivatives 4.0 International'],
  ['CC-BY-SA-3.0', 'Creative Commons Attribution Share Alike 3.0 Unported'],
  ['CC-BY-SA-4.0', 'Creative Commons Attribution Share Alike 4.0 International'],
  ['CC0-1.0', 'Creative Commons Zero v1.0 Universal'],
  ['CDLA-Permissive-1.0', 'Community Data License Agreement Permissive 1.0'],
  ['CDLA-Permissive-2.0', 'Community Data License Agreement Permissive 2.0'],
  ['CDLA-Sharing-1.0', 'Community Data License Agreement Sharing 1.0'],
  ['ODbL-1.0', 'Open Data Commons Open Database License v1.0'],
  ['ODC-By-1.0', 'Open Data Commons Attribution License v1.0'],
  ['OGL-UK-3.0', 'Open Government Licence v3.0'],
  ['PDDL-1.0', 'Open Data Commons Public Domain Dedication & License 1.0'],
];
