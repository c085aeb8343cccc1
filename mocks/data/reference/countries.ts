import { countryCode2 } from '@/mcpd/country-codes';

/** A country or area that passport data may name. Names are plain English; a page shows them in its own language. */
export interface CountryRow {
  /** ISO 3166-1 alpha-3, or the code of a former country as MCPD files still carry it. */
  code3: string;
  /** ISO 3166-1 alpha-2; null for former countries, whose two letters may have been given to another one since. */
  code2: string | null;
  codeNum: number | null;
  name: string;
  /** M49 code of the smallest region that holds it. */
  region: string;
  /** In ISO 3166-1 today. */
  current: boolean;
  /** The one country that took its place; null where it split up. */
  replacedBy: string | null;
  /** All countries that took its place. */
  successors: readonly string[];
}

type Current = readonly [code3: string, codeNum: number, name: string, region: string];
type Former = readonly [
  code3: string,
  codeNum: number | null,
  name: string,
  region: string,
  successors: readonly string[],
];

/** ISO 3166-1, with the regions of the UN standard M49. Taiwan has no line of its own there: it stands in Eastern Asia. */
// oxfmt-ignore
const CURRENT: readonly Current[] = [
  ['ABW', 533, 'Aruba', '029'], ['AFG', 4, 'Afghanistan', '034'], ['AGO', 24, 'Angola', '017'],
  ['AIA', 660, 'Anguilla', '029'], ['ALA', 248, 'Åland Islands', '154'], ['ALB', 8, 'Albania', '039'],
  ['AND', 20, 'Andorra', '039'], ['ARE', 784, 'United Arab Emirates', '145'],
  ['ARG', 32, 'Argentina', '005'], ['ARM', 51, 'Armenia', '145'],
  ['ASM', 16, 'American Samoa', '061'], ['ATA', 10, 'Antarctica', '001'],
  ['ATF', 260, 'French Southern Territories', '014'], ['ATG', 28, 'Antigua and Barbuda', '029'],
  ['AUS', 36, 'Australia', '053'], ['AUT', 40, 'Austria', '155'], ['AZE', 31, 'Azerbaijan', '145'],
  ['BDI', 108, 'Burundi', '014'], ['BEL', 56, 'Belgium', '155'], ['BEN', 204, 'Benin', '011'],
  ['BES', 535, 'Bonaire, Sint Eustatius and Saba', '029'], ['BFA', 854, 'Burkina Faso', '011'],
  ['BGD', 50, 'Bangladesh', '034'], ['BGR', 100, 'Bulgaria', '151'], ['BHR', 48, 'Bahrain', '145'],
  ['BHS', 44, 'Bahamas', '029'], ['BIH', 70, 'Bosnia and Herzegovina', '039'],
  ['BLM', 652, 'Saint Barthélemy', '029'], ['BLR', 112, 'Belarus', '151'],
  ['BLZ', 84, 'Belize', '013'], ['BMU', 60, 'Bermuda', '021'], ['BOL', 68, 'Bolivia', '005'],
  ['BRA', 76, 'Brazil', '005'], ['BRB', 52, 'Barbados', '029'], ['BRN', 96, 'Brunei', '035'],
  ['BTN', 64, 'Bhutan', '034'], ['BVT', 74, 'Bouvet Island', '005'], ['BWA', 72, 'Botswana', '018'],
  ['CAF', 140, 'Central African Republic', '017'], ['CAN', 124, 'Canada', '021'],
  ['CCK', 166, 'Cocos (Keeling) Islands', '053'], ['CHE', 756, 'Switzerland', '155'],
  ['CHL', 152, 'Chile', '005'], ['CHN', 156, 'China', '030'], ['CIV', 384, 'Côte d’Ivoire', '011'],
  ['CMR', 120, 'Cameroon', '017'], ['COD', 180, 'Congo (Democratic Republic)', '017'],
  ['COG', 178, 'Congo', '017'], ['COK', 184, 'Cook Islands', '061'], ['COL', 170, 'Colombia', '005'],
  ['COM', 174, 'Comoros', '014'], ['CPV', 132, 'Cabo Verde', '011'],
  ['CRI', 188, 'Costa Rica', '013'], ['CUB', 192, 'Cuba', '029'], ['CUW', 531, 'Curaçao', '029'],
  ['CXR', 162, 'Christmas Island', '053'], ['CYM', 136, 'Cayman Islands', '029'],
  ['CYP', 196, 'Cyprus', '145'], ['CZE', 203, 'Czechia', '151'], ['DEU', 276, 'Germany', '155'],
  ['DJI', 262, 'Djibouti', '014'], ['DMA', 212, 'Dominica', '029'], ['DNK', 208, 'Denmark', '154'],
  ['DOM', 214, 'Dominican Republic', '029'], ['DZA', 12, 'Algeria', '015'],
  ['ECU', 218, 'Ecuador', '005'], ['EGY', 818, 'Egypt', '015'], ['ERI', 232, 'Eritrea', '014'],
  ['ESH', 732, 'Western Sahara', '015'], ['ESP', 724, 'Spain', '039'], ['EST', 233, 'Estonia', '154'],
  ['ETH', 231, 'Ethiopia', '014'], ['FIN', 246, 'Finland', '154'], ['FJI', 242, 'Fiji', '054'],
  ['FLK', 238, 'Falkland Islands', '005'], ['FRA', 250, 'France', '155'],
  ['FRO', 234, 'Faroe Islands', '154'], ['FSM', 583, 'Micronesia', '057'],
  ['GAB', 266, 'Gabon', '017'], ['GBR', 826, 'United Kingdom', '154'], ['GEO', 268, 'Georgia', '145'],
  ['GGY', 831, 'Guernsey', '154'], ['GHA', 288, 'Ghana', '011'], ['GIB', 292, 'Gibraltar', '039'],
  ['GIN', 324, 'Guinea', '011'], ['GLP', 312, 'Guadeloupe', '029'], ['GMB', 270, 'Gambia', '011'],
  ['GNB', 624, 'Guinea-Bissau', '011'], ['GNQ', 226, 'Equatorial Guinea', '017'],
  ['GRC', 300, 'Greece', '039'], ['GRD', 308, 'Grenada', '029'], ['GRL', 304, 'Greenland', '021'],
  ['GTM', 320, 'Guatemala', '013'], ['GUF', 254, 'French Guiana', '005'], ['GUM', 316, 'Guam', '057'],
  ['GUY', 328, 'Guyana', '005'], ['HKG', 344, 'Hong Kong', '030'],
  ['HMD', 334, 'Heard Island and McDonald Islands', '053'], ['HND', 340, 'Honduras', '013'],
  ['HRV', 191, 'Croatia', '039'], ['HTI', 332, 'Haiti', '029'], ['HUN', 348, 'Hungary', '151'],
  ['IDN', 360, 'Indonesia', '035'], ['IMN', 833, 'Isle of Man', '154'], ['IND', 356, 'India', '034'],
  ['IOT', 86, 'British Indian Ocean Territory', '014'], ['IRL', 372, 'Ireland', '154'],
  ['IRN', 364, 'Iran', '034'], ['IRQ', 368, 'Iraq', '145'], ['ISL', 352, 'Iceland', '154'],
  ['ISR', 376, 'Israel', '145'], ['ITA', 380, 'Italy', '039'], ['JAM', 388, 'Jamaica', '029'],
  ['JEY', 832, 'Jersey', '154'], ['JOR', 400, 'Jordan', '145'], ['JPN', 392, 'Japan', '030'],
  ['KAZ', 398, 'Kazakhstan', '143'], ['KEN', 404, 'Kenya', '014'], ['KGZ', 417, 'Kyrgyzstan', '143'],
  ['KHM', 116, 'Cambodia', '035'], ['KIR', 296, 'Kiribati', '057'],
  ['KNA', 659, 'Saint Kitts and Nevis', '029'], ['KOR', 410, 'South Korea', '030'],
  ['KWT', 414, 'Kuwait', '145'], ['LAO', 418, 'Laos', '035'], ['LBN', 422, 'Lebanon', '145'],
  ['LBR', 430, 'Liberia', '011'], ['LBY', 434, 'Libya', '015'], ['LCA', 662, 'Saint Lucia', '029'],
  ['LIE', 438, 'Liechtenstein', '155'], ['LKA', 144, 'Sri Lanka', '034'],
  ['LSO', 426, 'Lesotho', '018'], ['LTU', 440, 'Lithuania', '154'], ['LUX', 442, 'Luxembourg', '155'],
  ['LVA', 428, 'Latvia', '154'], ['MAC', 446, 'Macao', '030'], ['MAF', 663, 'Saint Martin', '029'],
  ['MAR', 504, 'Morocco', '015'], ['MCO', 492, 'Monaco', '155'], ['MDA', 498, 'Moldova', '151'],
  ['MDG', 450, 'Madagascar', '014'], ['MDV', 462, 'Maldives', '034'], ['MEX', 484, 'Mexico', '013'],
  ['MHL', 584, 'Marshall Islands', '057'], ['MKD', 807, 'North Macedonia', '039'],
  ['MLI', 466, 'Mali', '011'], ['MLT', 470, 'Malta', '039'], ['MMR', 104, 'Myanmar', '035'],
  ['MNE', 499, 'Montenegro', '039'], ['MNG', 496, 'Mongolia', '030'],
  ['MNP', 580, 'Northern Mariana Islands', '057'], ['MOZ', 508, 'Mozambique', '014'],
  ['MRT', 478, 'Mauritania', '011'], ['MSR', 500, 'Montserrat', '029'],
  ['MTQ', 474, 'Martinique', '029'], ['MUS', 480, 'Mauritius', '014'], ['MWI', 454, 'Malawi', '014'],
  ['MYS', 458, 'Malaysia', '035'], ['MYT', 175, 'Mayotte', '014'], ['NAM', 516, 'Namibia', '018'],
  ['NCL', 540, 'New Caledonia', '054'], ['NER', 562, 'Niger', '011'],
  ['NFK', 574, 'Norfolk Island', '053'], ['NGA', 566, 'Nigeria', '011'],
  ['NIC', 558, 'Nicaragua', '013'], ['NIU', 570, 'Niue', '061'], ['NLD', 528, 'Netherlands', '155'],
  ['NOR', 578, 'Norway', '154'], ['NPL', 524, 'Nepal', '034'], ['NRU', 520, 'Nauru', '057'],
  ['NZL', 554, 'New Zealand', '053'], ['OMN', 512, 'Oman', '145'], ['PAK', 586, 'Pakistan', '034'],
  ['PAN', 591, 'Panama', '013'], ['PCN', 612, 'Pitcairn Islands', '061'], ['PER', 604, 'Peru', '005'],
  ['PHL', 608, 'Philippines', '035'], ['PLW', 585, 'Palau', '057'],
  ['PNG', 598, 'Papua New Guinea', '054'], ['POL', 616, 'Poland', '151'],
  ['PRI', 630, 'Puerto Rico', '029'], ['PRK', 408, 'North Korea', '030'],
  ['PRT', 620, 'Portugal', '039'], ['PRY', 600, 'Paraguay', '005'], ['PSE', 275, 'Palestine', '145'],
  ['PYF', 258, 'French Polynesia', '061'], ['QAT', 634, 'Qatar', '145'],
  ['REU', 638, 'Réunion', '014'], ['ROU', 642, 'Romania', '151'], ['RUS', 643, 'Russia', '151'],
  ['RWA', 646, 'Rwanda', '014'], ['SAU', 682, 'Saudi Arabia', '145'], ['SDN', 729, 'Sudan', '015'],
  ['SEN', 686, 'Senegal', '011'], ['SGP', 702, 'Singapore', '035'],
  ['SGS', 239, 'South Georgia and the South Sandwich Islands', '005'],
  ['SHN', 654, 'Saint Helena, Ascension and Tristan da Cunha', '011'],
  ['SJM', 744, 'Svalbard and Jan Mayen', '154'], ['SLB', 90, 'Solomon Islands', '054'],
  ['SLE', 694, 'Sierra Leone', '011'], ['SLV', 222, 'El Salvador', '013'],
  ['SMR', 674, 'San Marino', '039'], ['SOM', 706, 'Somalia', '014'],
  ['SPM', 666, 'Saint Pierre and Miquelon', '021'], ['SRB', 688, 'Serbia', '039'],
  ['SSD', 728, 'South Sudan', '014'], ['STP', 678, 'São Tomé and Príncipe', '017'],
  ['SUR', 740, 'Suriname', '005'], ['SVK', 703, 'Slovakia', '151'], ['SVN', 705, 'Slovenia', '039'],
  ['SWE', 752, 'Sweden', '154'], ['SWZ', 748, 'Eswatini', '018'], ['SXM', 534, 'Sint Maarten', '029'],
  ['SYC', 690, 'Seychelles', '014'], ['SYR', 760, 'Syria', '145'],
  ['TCA', 796, 'Turks and Caicos Islands', '029'], ['TCD', 148, 'Chad', '017'],
  ['TGO', 768, 'Togo', '011'], ['THA', 764, 'Thailand', '035'], ['TJK', 762, 'Tajikistan', '143'],
  ['TKL', 772, 'Tokelau', '061'], ['TKM', 795, 'Turkmenistan', '143'],
  ['TLS', 626, 'Timor-Leste', '035'], ['TON', 776, 'Tonga', '061'],
  ['TTO', 780, 'Trinidad and Tobago', '029'], ['TUN', 788, 'Tunisia', '015'],
  ['TUR', 792, 'Türkiye', '145'], ['TUV', 798, 'Tuvalu', '061'], ['TWN', 158, 'Taiwan', '030'],
  ['TZA', 834, 'Tanzania', '014'], ['UGA', 800, 'Uganda', '014'], ['UKR', 804, 'Ukraine', '151'],
  ['UMI', 581, 'US Minor Outlying Islands', '057'], ['URY', 858, 'Uruguay', '005'],
  ['USA', 840, 'United States', '021'], ['UZB', 860, 'Uzbekistan', '143'],
  ['VAT', 336, 'Holy See', '039'], ['VCT', 670, 'Saint Vincent and the Grenadines', '029'],
  ['VEN', 862, 'Venezuela', '005'], ['VGB', 92, 'British Virgin Islands', '029'],
  ['VIR', 850, 'U.S. Virgin Islands', '029'], ['VNM', 704, 'Vietnam', '035'],
  ['VUT', 548, 'Vanuatu', '054'], ['WLF', 876, 'Wallis and Futuna', '061'],
  ['WSM', 882, 'Samoa', '061'], ['YEM', 887, 'Yemen', '145'], ['ZAF', 710, 'South Africa', '018'],
  ['ZMB', 894, 'Zambia', '014'], ['ZWE', 716, 'Zimbabwe', '014'],
];

/** ISO 3166-3 (formerly used codes), as far as they stand in passport data. */
// oxfmt-ignore
const FORMER: readonly Former[] = [
  ['AFI', 262, 'French Afars and Issas', '014', ['DJI']],
  ['ANT', 530, 'Netherlands Antilles', '029', ['BES', 'CUW', 'SXM']],
  ['BUR', 104, 'Burma', '035', ['MMR']],
  ['BYS', 112, 'Byelorussian SSR', '151', ['BLR']],
  ['CSK', 200, 'Czechoslovakia', '151', ['CZE', 'SVK']],
  ['DDR', 278, 'German Democratic Republic', '155', ['DEU']],
  ['DHY', 204, 'Dahomey', '011', ['BEN']],
  ['GEL', 296, 'Gilbert and Ellice Islands', '057', ['KIR', 'TUV']],
  ['HVO', 854, 'Upper Volta', '011', ['BFA']],
  ['NHB', 548, 'New Hebrides', '054', ['VUT']],
  ['PCZ', 594, 'Panama Canal Zone', '013', ['PAN']],
  ['RHO', 716, 'Southern Rhodesia', '014', ['ZWE']],
  ['ROM', 642, 'Romania (former code)', '151', ['ROU']],
  ['SCG', 891, 'Serbia and Montenegro', '039', ['MNE', 'SRB']],
  ['SKM', null, 'Sikkim', '034', ['IND']],
  ['SUN', 810, 'Soviet Union', '151', ['ARM', 'AZE', 'BLR', 'EST', 'GEO', 'KAZ', 'KGZ', 'LTU', 'LVA', 'MDA', 'RUS', 'TJK', 'TKM', 'UKR', 'UZB']],
  ['TMP', 626, 'East Timor', '035', ['TLS']],
  ['YMD', 720, 'Yemen (Democratic)', '145', ['YEM']],
  ['YUG', 890, 'Yugoslavia', '039', ['BIH', 'HRV', 'MKD', 'MNE', 'SRB', 'SVN']],
  ['ZAR', 180, 'Zaire', '017', ['COD']],
];

const current = CURRENT.map(([code3, codeNum, name, region]): CountryRow => ({
  code3,
  code2: countryCode2(code3) ?? null,
  codeNum,
  name,
  region,
  current: true,
  replacedBy: null,
  successors: [],
}));

const former = FORMER.map(([code3, codeNum, name, region, successors]): CountryRow => ({
  code3,
  code2: null,
  codeNum,
  name,
  region,
  current: false,
  replacedBy: successors.length === 1 ? (successors[0] ?? null) : null,
  successors,
}));

/** Every country of ISO 3166-1, then the former ones that passport data still name. Sorted by code in each part. */
export const COUNTRIES: readonly CountryRow[] = [...current, ...former];
