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

type Current = readonly [code3: string, code2: string, codeNum: number, name: string, region: string];
type Former = readonly [
  code3: string,
  codeNum: number | null,
  name: string,
  region: string,
  successors: readonly string[],
];

/** ISO 3166-1, with the regions of the UN standard M49. Taiwan has no line of its own there: it stands in Eastern Asia. */
// prettier-ignore
const CURRENT: readonly Current[] = [
  ['ABW', 'AW', 533, 'Aruba', '029'], ['AFG', 'AF', 4, 'Afghanistan', '034'], ['AGO', 'AO', 24, 'Angola', '017'],
  ['AIA', 'AI', 660, 'Anguilla', '029'], ['ALA', 'AX', 248, 'Åland Islands', '154'], ['ALB', 'AL', 8, 'Albania', '039'],
  ['AND', 'AD', 20, 'Andorra', '039'], ['ARE', 'AE', 784, 'United Arab Emirates', '145'],
  ['ARG', 'AR', 32, 'Argentina', '005'], ['ARM', 'AM', 51, 'Armenia', '145'],
  ['ASM', 'AS', 16, 'American Samoa', '061'], ['ATA', 'AQ', 10, 'Antarctica', '001'],
  ['ATF', 'TF', 260, 'French Southern Territories', '014'], ['ATG', 'AG', 28, 'Antigua and Barbuda', '029'],
  ['AUS', 'AU', 36, 'Australia', '053'], ['AUT', 'AT', 40, 'Austria', '155'], ['AZE', 'AZ', 31, 'Azerbaijan', '145'],
  ['BDI', 'BI', 108, 'Burundi', '014'], ['BEL', 'BE', 56, 'Belgium', '155'], ['BEN', 'BJ', 204, 'Benin', '011'],
  ['BES', 'BQ', 535, 'Bonaire, Sint Eustatius and Saba', '029'], ['BFA', 'BF', 854, 'Burkina Faso', '011'],
  ['BGD', 'BD', 50, 'Bangladesh', '034'], ['BGR', 'BG', 100, 'Bulgaria', '151'], ['BHR', 'BH', 48, 'Bahrain', '145'],
  ['BHS', 'BS', 44, 'Bahamas', '029'], ['BIH', 'BA', 70, 'Bosnia and Herzegovina', '039'],
  ['BLM', 'BL', 652, 'Saint Barthélemy', '029'], ['BLR', 'BY', 112, 'Belarus', '151'],
  ['BLZ', 'BZ', 84, 'Belize', '013'], ['BMU', 'BM', 60, 'Bermuda', '021'], ['BOL', 'BO', 68, 'Bolivia', '005'],
  ['BRA', 'BR', 76, 'Brazil', '005'], ['BRB', 'BB', 52, 'Barbados', '029'], ['BRN', 'BN', 96, 'Brunei', '035'],
  ['BTN', 'BT', 64, 'Bhutan', '034'], ['BVT', 'BV', 74, 'Bouvet Island', '005'], ['BWA', 'BW', 72, 'Botswana', '018'],
  ['CAF', 'CF', 140, 'Central African Republic', '017'], ['CAN', 'CA', 124, 'Canada', '021'],
  ['CCK', 'CC', 166, 'Cocos (Keeling) Islands', '053'], ['CHE', 'CH', 756, 'Switzerland', '155'],
  ['CHL', 'CL', 152, 'Chile', '005'], ['CHN', 'CN', 156, 'China', '030'], ['CIV', 'CI', 384, 'Côte d’Ivoire', '011'],
  ['CMR', 'CM', 120, 'Cameroon', '017'], ['COD', 'CD', 180, 'Congo (Democratic Republic)', '017'],
  ['COG', 'CG', 178, 'Congo', '017'], ['COK', 'CK', 184, 'Cook Islands', '061'], ['COL', 'CO', 170, 'Colombia', '005'],
  ['COM', 'KM', 174, 'Comoros', '014'], ['CPV', 'CV', 132, 'Cabo Verde', '011'],
  ['CRI', 'CR', 188, 'Costa Rica', '013'], ['CUB', 'CU', 192, 'Cuba', '029'], ['CUW', 'CW', 531, 'Curaçao', '029'],
  ['CXR', 'CX', 162, 'Christmas Island', '053'], ['CYM', 'KY', 136, 'Cayman Islands', '029'],
  ['CYP', 'CY', 196, 'Cyprus', '145'], ['CZE', 'CZ', 203, 'Czechia', '151'], ['DEU', 'DE', 276, 'Germany', '155'],
  ['DJI', 'DJ', 262, 'Djibouti', '014'], ['DMA', 'DM', 212, 'Dominica', '029'], ['DNK', 'DK', 208, 'Denmark', '154'],
  ['DOM', 'DO', 214, 'Dominican Republic', '029'], ['DZA', 'DZ', 12, 'Algeria', '015'],
  ['ECU', 'EC', 218, 'Ecuador', '005'], ['EGY', 'EG', 818, 'Egypt', '015'], ['ERI', 'ER', 232, 'Eritrea', '014'],
  ['ESH', 'EH', 732, 'Western Sahara', '015'], ['ESP', 'ES', 724, 'Spain', '039'], ['EST', 'EE', 233, 'Estonia', '154'],
  ['ETH', 'ET', 231, 'Ethiopia', '014'], ['FIN', 'FI', 246, 'Finland', '154'], ['FJI', 'FJ', 242, 'Fiji', '054'],
  ['FLK', 'FK', 238, 'Falkland Islands', '005'], ['FRA', 'FR', 250, 'France', '155'],
  ['FRO', 'FO', 234, 'Faroe Islands', '154'], ['FSM', 'FM', 583, 'Micronesia', '057'],
  ['GAB', 'GA', 266, 'Gabon', '017'], ['GBR', 'GB', 826, 'United Kingdom', '154'], ['GEO', 'GE', 268, 'Georgia', '145'],
  ['GGY', 'GG', 831, 'Guernsey', '154'], ['GHA', 'GH', 288, 'Ghana', '011'], ['GIB', 'GI', 292, 'Gibraltar', '039'],
  ['GIN', 'GN', 324, 'Guinea', '011'], ['GLP', 'GP', 312, 'Guadeloupe', '029'], ['GMB', 'GM', 270, 'Gambia', '011'],
  ['GNB', 'GW', 624, 'Guinea-Bissau', '011'], ['GNQ', 'GQ', 226, 'Equatorial Guinea', '017'],
  ['GRC', 'GR', 300, 'Greece', '039'], ['GRD', 'GD', 308, 'Grenada', '029'], ['GRL', 'GL', 304, 'Greenland', '021'],
  ['GTM', 'GT', 320, 'Guatemala', '013'], ['GUF', 'GF', 254, 'French Guiana', '005'], ['GUM', 'GU', 316, 'Guam', '057'],
  ['GUY', 'GY', 328, 'Guyana', '005'], ['HKG', 'HK', 344, 'Hong Kong', '030'],
  ['HMD', 'HM', 334, 'Heard Island and McDonald Islands', '053'], ['HND', 'HN', 340, 'Honduras', '013'],
  ['HRV', 'HR', 191, 'Croatia', '039'], ['HTI', 'HT', 332, 'Haiti', '029'], ['HUN', 'HU', 348, 'Hungary', '151'],
  ['IDN', 'ID', 360, 'Indonesia', '035'], ['IMN', 'IM', 833, 'Isle of Man', '154'], ['IND', 'IN', 356, 'India', '034'],
  ['IOT', 'IO', 86, 'British Indian Ocean Territory', '014'], ['IRL', 'IE', 372, 'Ireland', '154'],
  ['IRN', 'IR', 364, 'Iran', '034'], ['IRQ', 'IQ', 368, 'Iraq', '145'], ['ISL', 'IS', 352, 'Iceland', '154'],
  ['ISR', 'IL', 376, 'Israel', '145'], ['ITA', 'IT', 380, 'Italy', '039'], ['JAM', 'JM', 388, 'Jamaica', '029'],
  ['JEY', 'JE', 832, 'Jersey', '154'], ['JOR', 'JO', 400, 'Jordan', '145'], ['JPN', 'JP', 392, 'Japan', '030'],
  ['KAZ', 'KZ', 398, 'Kazakhstan', '143'], ['KEN', 'KE', 404, 'Kenya', '014'], ['KGZ', 'KG', 417, 'Kyrgyzstan', '143'],
  ['KHM', 'KH', 116, 'Cambodia', '035'], ['KIR', 'KI', 296, 'Kiribati', '057'],
  ['KNA', 'KN', 659, 'Saint Kitts and Nevis', '029'], ['KOR', 'KR', 410, 'South Korea', '030'],
  ['KWT', 'KW', 414, 'Kuwait', '145'], ['LAO', 'LA', 418, 'Laos', '035'], ['LBN', 'LB', 422, 'Lebanon', '145'],
  ['LBR', 'LR', 430, 'Liberia', '011'], ['LBY', 'LY', 434, 'Libya', '015'], ['LCA', 'LC', 662, 'Saint Lucia', '029'],
  ['LIE', 'LI', 438, 'Liechtenstein', '155'], ['LKA', 'LK', 144, 'Sri Lanka', '034'],
  ['LSO', 'LS', 426, 'Lesotho', '018'], ['LTU', 'LT', 440, 'Lithuania', '154'], ['LUX', 'LU', 442, 'Luxembourg', '155'],
  ['LVA', 'LV', 428, 'Latvia', '154'], ['MAC', 'MO', 446, 'Macao', '030'], ['MAF', 'MF', 663, 'Saint Martin', '029'],
  ['MAR', 'MA', 504, 'Morocco', '015'], ['MCO', 'MC', 492, 'Monaco', '155'], ['MDA', 'MD', 498, 'Moldova', '151'],
  ['MDG', 'MG', 450, 'Madagascar', '014'], ['MDV', 'MV', 462, 'Maldives', '034'], ['MEX', 'MX', 484, 'Mexico', '013'],
  ['MHL', 'MH', 584, 'Marshall Islands', '057'], ['MKD', 'MK', 807, 'North Macedonia', '039'],
  ['MLI', 'ML', 466, 'Mali', '011'], ['MLT', 'MT', 470, 'Malta', '039'], ['MMR', 'MM', 104, 'Myanmar', '035'],
  ['MNE', 'ME', 499, 'Montenegro', '039'], ['MNG', 'MN', 496, 'Mongolia', '030'],
  ['MNP', 'MP', 580, 'Northern Mariana Islands', '057'], ['MOZ', 'MZ', 508, 'Mozambique', '014'],
  ['MRT', 'MR', 478, 'Mauritania', '011'], ['MSR', 'MS', 500, 'Montserrat', '029'],
  ['MTQ', 'MQ', 474, 'Martinique', '029'], ['MUS', 'MU', 480, 'Mauritius', '014'], ['MWI', 'MW', 454, 'Malawi', '014'],
  ['MYS', 'MY', 458, 'Malaysia', '035'], ['MYT', 'YT', 175, 'Mayotte', '014'], ['NAM', 'NA', 516, 'Namibia', '018'],
  ['NCL', 'NC', 540, 'New Caledonia', '054'], ['NER', 'NE', 562, 'Niger', '011'],
  ['NFK', 'NF', 574, 'Norfolk Island', '053'], ['NGA', 'NG', 566, 'Nigeria', '011'],
  ['NIC', 'NI', 558, 'Nicaragua', '013'], ['NIU', 'NU', 570, 'Niue', '061'], ['NLD', 'NL', 528, 'Netherlands', '155'],
  ['NOR', 'NO', 578, 'Norway', '154'], ['NPL', 'NP', 524, 'Nepal', '034'], ['NRU', 'NR', 520, 'Nauru', '057'],
  ['NZL', 'NZ', 554, 'New Zealand', '053'], ['OMN', 'OM', 512, 'Oman', '145'], ['PAK', 'PK', 586, 'Pakistan', '034'],
  ['PAN', 'PA', 591, 'Panama', '013'], ['PCN', 'PN', 612, 'Pitcairn Islands', '061'], ['PER', 'PE', 604, 'Peru', '005'],
  ['PHL', 'PH', 608, 'Philippines', '035'], ['PLW', 'PW', 585, 'Palau', '057'],
  ['PNG', 'PG', 598, 'Papua New Guinea', '054'], ['POL', 'PL', 616, 'Poland', '151'],
  ['PRI', 'PR', 630, 'Puerto Rico', '029'], ['PRK', 'KP', 408, 'North Korea', '030'],
  ['PRT', 'PT', 620, 'Portugal', '039'], ['PRY', 'PY', 600, 'Paraguay', '005'], ['PSE', 'PS', 275, 'Palestine', '145'],
  ['PYF', 'PF', 258, 'French Polynesia', '061'], ['QAT', 'QA', 634, 'Qatar', '145'],
  ['REU', 'RE', 638, 'Réunion', '014'], ['ROU', 'RO', 642, 'Romania', '151'], ['RUS', 'RU', 643, 'Russia', '151'],
  ['RWA', 'RW', 646, 'Rwanda', '014'], ['SAU', 'SA', 682, 'Saudi Arabia', '145'], ['SDN', 'SD', 729, 'Sudan', '015'],
  ['SEN', 'SN', 686, 'Senegal', '011'], ['SGP', 'SG', 702, 'Singapore', '035'],
  ['SGS', 'GS', 239, 'South Georgia and the South Sandwich Islands', '005'],
  ['SHN', 'SH', 654, 'Saint Helena, Ascension and Tristan da Cunha', '011'],
  ['SJM', 'SJ', 744, 'Svalbard and Jan Mayen', '154'], ['SLB', 'SB', 90, 'Solomon Islands', '054'],
  ['SLE', 'SL', 694, 'Sierra Leone', '011'], ['SLV', 'SV', 222, 'El Salvador', '013'],
  ['SMR', 'SM', 674, 'San Marino', '039'], ['SOM', 'SO', 706, 'Somalia', '014'],
  ['SPM', 'PM', 666, 'Saint Pierre and Miquelon', '021'], ['SRB', 'RS', 688, 'Serbia', '039'],
  ['SSD', 'SS', 728, 'South Sudan', '014'], ['STP', 'ST', 678, 'São Tomé and Príncipe', '017'],
  ['SUR', 'SR', 740, 'Suriname', '005'], ['SVK', 'SK', 703, 'Slovakia', '151'], ['SVN', 'SI', 705, 'Slovenia', '039'],
  ['SWE', 'SE', 752, 'Sweden', '154'], ['SWZ', 'SZ', 748, 'Eswatini', '018'], ['SXM', 'SX', 534, 'Sint Maarten', '029'],
  ['SYC', 'SC', 690, 'Seychelles', '014'], ['SYR', 'SY', 760, 'Syria', '145'],
  ['TCA', 'TC', 796, 'Turks and Caicos Islands', '029'], ['TCD', 'TD', 148, 'Chad', '017'],
  ['TGO', 'TG', 768, 'Togo', '011'], ['THA', 'TH', 764, 'Thailand', '035'], ['TJK', 'TJ', 762, 'Tajikistan', '143'],
  ['TKL', 'TK', 772, 'Tokelau', '061'], ['TKM', 'TM', 795, 'Turkmenistan', '143'],
  ['TLS', 'TL', 626, 'Timor-Leste', '035'], ['TON', 'TO', 776, 'Tonga', '061'],
  ['TTO', 'TT', 780, 'Trinidad and Tobago', '029'], ['TUN', 'TN', 788, 'Tunisia', '015'],
  ['TUR', 'TR', 792, 'Türkiye', '145'], ['TUV', 'TV', 798, 'Tuvalu', '061'], ['TWN', 'TW', 158, 'Taiwan', '030'],
  ['TZA', 'TZ', 834, 'Tanzania', '014'], ['UGA', 'UG', 800, 'Uganda', '014'], ['UKR', 'UA', 804, 'Ukraine', '151'],
  ['UMI', 'UM', 581, 'US Minor Outlying Islands', '057'], ['URY', 'UY', 858, 'Uruguay', '005'],
  ['USA', 'US', 840, 'United States', '021'], ['UZB', 'UZ', 860, 'Uzbekistan', '143'],
  ['VAT', 'VA', 336, 'Holy See', '039'], ['VCT', 'VC', 670, 'Saint Vincent and the Grenadines', '029'],
  ['VEN', 'VE', 862, 'Venezuela', '005'], ['VGB', 'VG', 92, 'British Virgin Islands', '029'],
  ['VIR', 'VI', 850, 'U.S. Virgin Islands', '029'], ['VNM', 'VN', 704, 'Vietnam', '035'],
  ['VUT', 'VU', 548, 'Vanuatu', '054'], ['WLF', 'WF', 876, 'Wallis and Futuna', '061'],
  ['WSM', 'WS', 882, 'Samoa', '061'], ['YEM', 'YE', 887, 'Yemen', '145'], ['ZAF', 'ZA', 710, 'South Africa', '018'],
  ['ZMB', 'ZM', 894, 'Zambia', '014'], ['ZWE', 'ZW', 716, 'Zimbabwe', '014'],
];

/** ISO 3166-3 (formerly used codes), as far as they stand in passport data. */
// prettier-ignore
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

const current = CURRENT.map(([code3, code2, codeNum, name, region]): CountryRow => ({
  code3,
  code2,
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
