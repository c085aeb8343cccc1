import type { CreatorRole } from '@/contract/publication/publication';

/** People who do not exist. Name, institute by WIEWS code, role. */
// oxfmt-ignore
export const PEOPLE: readonly (readonly [fullName: string, instCode: string, role: CreatorRole])[] = [
  ['Ximena Salgado Ríos', 'MEX002', 'MANAGER'], ['Tobias Ahlgren', 'MEX002', 'DIGITIZER'],
  ['Rima Khoury', 'LBN002', 'MANAGER'], ['Sami Darwish', 'LBN002', 'COLLECTOR'], ['Nadia Ferro', 'LBN002', 'CURATOR'],
  ['Jana Vlčková', 'CZE122', 'MANAGER'], ['Petr Hanzelka', 'CZE122', 'CONTRIBUTOR'],
  ['Heike Brandhorst', 'DEU146', 'MANAGER'], ['Lutz Emmerich', 'DEU146', 'CURATOR'], ['Ayşe Demirel', 'DEU146', 'DIGITIZER'],
  ['Tigist Alemu Bekele', 'ETH085', 'MANAGER'], ['Dawit Hailu', 'ETH085', 'COLLECTOR'],
  ['Maricel Dimaculangan', 'PHL001', 'MANAGER'], ['Hiroshi Nakagami', 'PHL001', 'CONTRIBUTOR'], ['Joy Villareal', 'PHL001', 'DIGITIZER'],
  ['Adjoa Koné', 'CIV033', 'MANAGER'], ['Étienne Marchand', 'CIV033', 'COLLECTOR'], ['Lucía Barragán', 'MEX002', 'CURATOR'],
  ['Andrés Quiñones', 'COL003', 'MANAGER'], ['Paola Restrepo Vélez', 'COL003', 'DIGITIZER'],
  ['Lakshmi Narasimhan', 'IND002', 'MANAGER'], ['Vikram Deshpande', 'IND002', 'CURATOR'], ['Sunita Rao', 'IND002', 'DIGITIZER'], ['Ibrahim Saleh', 'IND002', 'CONTRIBUTOR'],
  ['Rosa Huamán Ccori', 'PER001', 'MANAGER'], ['Wilfredo Poma', 'PER001', 'COLLECTOR'],
  ['Mei-Ling Hsu', 'TWN001', 'MANAGER'], ['Kanok Srisai', 'TWN001', 'CONTRIBUTOR'], ['Georges Tannous', 'LBN002', 'CONTRIBUTOR'],
  ['Funmilayo Adeyemi', 'NGA039', 'MANAGER'], ['Seo-yeon Baek', 'KOR011', 'MANAGER'], ['Min-jun Noh', 'KOR011', 'DIGITIZER'], ['Chinedu Okafor', 'NGA039', 'CURATOR'],
];
