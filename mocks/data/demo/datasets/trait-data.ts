import { amount, codes, day, note, score, yesNo, type Trait } from './trait';

const RESISTANT = ['Very low: no or few small lesions', 'Intermediate', 'Very high: most leaves killed'] as const;
const TOLERANT = ['Very tolerant', 'Intermediate', 'Very susceptible'] as const;
const IN_FIELD = 'Scored once in the field when the susceptible check shows full symptoms.';

/** Those that serve every crop. */
const GENERAL: readonly Trait[] = [
  day('SOWDATE', 'Sowing date', [0, 2.5], 'Day on which the plot was sown or planted.', { category: 'MANAGEMENT' }),
  codes(
    'SOIL',
    'Soil of the trial',
    'Clay 2|Clay loam 4|Loam 5|Sandy loam 3|Sand 1',
    'Texture of the topsoil of the plot.',
    { category: 'ENVIRONMENT' },
  ),
  amount(
    'RAIN',
    'Rain during the season',
    'mm',
    [410, 9, 120, 1600],
    'From sowing to harvest, measured at the station.',
    { category: 'ENVIRONMENT', digits: 0 },
  ),
  codes(
    'POPTYPE',
    'Population type',
    'Pure line 6|Mixture of lines 3|Open pollinated 2|Clone 1',
    'How the material in the sample is composed.',
    { category: 'PASSPORT' },
  ),
  note(
    'REMARK',
    'Remarks of the observer',
    [
      'mixed sample, rogued',
      'lodged after a storm in week 24',
      'late emergence, few plants',
      'bird damage on the border row',
      'off-types removed before harvest',
      'two plants with another seed colour',
      'replanted',
    ],
    'What the other descriptors leave no room for.',
  ),
  score(
    'DROUGHT',
    'Drought susceptibility',
    [4.6, 1.9],
    TOLERANT,
    'Wilting and leaf rolling after three weeks without rain before flowering.',
    { category: 'ABIOTICSTRESS', follows: { late: 0.5, weak: 0.3 } },
  ),
];

const cereal = (
  crop: string,
  height: readonly [number, number],
  days: readonly [number, number],
  weight: readonly [number, number],
): Trait[] => [
  amount(
    'PLH',
    'Plant height',
    'cm',
    [...height, 20, 420],
    'From the ground to the top of the inflorescence, awns excluded; mean of five plants at maturity.',
    { key: true, digits: 0, follows: { tall: 0.85, late: 0.25 } },
  ),
  amount(
    'DTF',
    'Days to flowering',
    'd',
    [...days, 30, 230],
    'From sowing until half of the plants of the plot flower.',
    { key: true, digits: 0, follows: { late: 0.93 } },
  ),
  amount(
    'TSW',
    `Thousand-${crop === 'maize' ? 'kernel' : 'grain'} weight`,
    'g',
    [...weight, 2, 520],
    'Of clean dry grain, from two counts of 250.',
    { key: true, digits: 1, follows: { big: 0.85, late: -0.2 } },
  ),
  score(
    'LODG',
    'Lodging',
    [3.4, 1.8],
    ['All plants upright', 'Half of the plot leans', 'All plants flat'],
    'Plants that lean more than 45 degrees at maturity.',
    { category: 'EVALUATION', follows: { tall: 0.65 } },
  ),
];

const legume = (
  days: readonly [number, number],
  weight: readonly [number, number],
  flower: string,
  habit: string,
): Trait[] => [
  amount(
    'DTF',
    'Days to flowering',
    'd',
    [...days, 20, 180],
    'From sowing until half of the plants have an open flower.',
    { key: true, digits: 0, follows: { late: 0.9 } },
  ),
  amount('HSW', 'Hundred-seed weight', 'g', [...weight, 1, 130], 'Of dry seed, mean of two counts.', {
    key: true,
    digits: 1,
    follows: { big: 0.9 },
  }),
  codes('FLCOL', 'Flower colour', flower, 'Of the standard on the day it opens.', {
    key: true,
    follows: { dark: 0.7 },
  }),
  codes('HABIT', 'Growth habit', habit, 'At full flowering.', { follows: { tall: 0.6 } }),
];

/** What is observed of each crop, the general descriptors under an empty name. */
// oxfmt-ignore
export const TRAITS: Readonly<Record<string, readonly Trait[]>> = {
  '': GENERAL,
  wheat: [
    codes('GROWTH', 'Growth class', 'Winter 5|Facultative 2|Spring 4', 'Whether cold is needed before heading.', { key: true, follows: { late: -0.5 } }),
    ...cereal('wheat', [98, 19], [142, 13], [41, 6.5]),
    codes('AWNED', 'Awnedness', '0=Awnless 3|3=Awnletted 2|7=Awned 6', 'Of the spike at maturity.', { key: true }),
    codes('GLCOL', 'Glume colour', 'White 6|Red to brown 3|Purple to black 1', 'Of the outer glumes at maturity.', { follows: { dark: 0.7 } }),
    codes('GRCOL', 'Grain colour', 'White 4|Red 6|Purple 0.5', 'After soaking in alkali where in doubt.', { follows: { dark: 0.6 } }),
    score('YRUST', 'Yellow rust', [4.4, 2.3], RESISTANT, `Puccinia striiformis. ${IN_FIELD}`, { key: true, follows: { weak: 0.8 } }),
    score('LRUST', 'Leaf rust', [4.1, 2.1], RESISTANT, `Puccinia triticina. ${IN_FIELD}`, { key: true, follows: { weak: 0.7, late: 0.2 } }),
    amount('PROTEIN', 'Protein content of the grain', '%', [13.4, 1.7, 7, 24], 'Of dry matter, by near infrared reflectance.', { digits: 1, follows: { big: -0.45 } }),
    codes('HARD', 'Grain hardness', 'Soft 3|Medium 3|Hard 5|Durum 2', 'By the particle size of the meal.'),
    codes('RHTB1', 'Allele at Rht-B1', 'a=Rht-B1a, tall 7|b=Rht-B1b, semi-dwarf 4|x=Other 0.4', 'Of the gene for reduced height on chromosome 4B, by marker.', { category: 'MOLECULAR', follows: { tall: -0.9 } }),
    day('HEADDATE', 'Heading date', [142, 13], 'When half of the spikes of the plot are out of the sheath.', { follows: { late: 0.93 } }),
    yesNo('FROST', 'Survived the winter', 0.86, 'More than half of the plants alive in spring.', { category: 'ABIOTICSTRESS', follows: { late: 0.4 } }),
  ],
  barley: [
    codes('ROWS', 'Row number', '2=Two rows 5|6=Six rows 6|0=Irregular 0.5', 'Fertile florets at each node of the spike.', { key: true }),
    ...cereal('barley', [88, 16], [118, 12], [43, 7]),
    codes('HULL', 'Hulls', '1=Covered 8|2=Naked 2', 'Whether the hulls stay on the threshed grain.', { key: true }),
    codes('GRCOL', 'Grain colour', 'White 4|Yellow 5|Blue 2|Purple 1|Black 1', 'Of the naked grain, or seen through the hull.', { follows: { dark: 0.8 } }),
    score('MILDEW', 'Powdery mildew', [4.8, 2.2], RESISTANT, `Blumeria hordei. ${IN_FIELD}`, { key: true, follows: { weak: 0.8 } }),
    score('SCALD', 'Scald', [4.2, 2], RESISTANT, `Rhynchosporium commune. ${IN_FIELD}`, { follows: { weak: 0.6 } }),
    amount('TILL', 'Productive tillers', 'per plant', [6.2, 2.1, 1, 24], 'Tillers with a ripe spike, mean of ten plants.', { digits: 1, follows: { big: -0.4 } }),
    yesNo('AWNROUGH', 'Rough awns', 0.78, 'Felt from the tip downwards.'),
  ],
  rice: [
    ...cereal('rice', [118, 26], [96, 16], [24.5, 4]),
    codes('AWN', 'Awning', '0=None 5|1=Short, partly 3|5=Short, all 1.5|7=Long, partly 1|9=Long, all 1', 'Of the spikelets after heading.'),
    codes('PERICARP', 'Seed coat colour', '1=White 7|2=Light brown 3|4=Brown 2|5=Red 2.5|7=Purple 0.7', 'Of the dehulled grain.', { key: true, follows: { dark: 0.8 } }),
    amount('GRLEN', 'Grain length', 'mm', [8.6, 1, 4.5, 14], 'Of the paddy grain, mean of ten.', { key: true, digits: 2, follows: { big: 0.6 } }),
    amount('GRWID', 'Grain width', 'mm', [2.9, 0.36, 1.6, 4.6], 'At the widest point, mean of ten.', { digits: 2, follows: { big: 0.4 } }),
    codes('ENDO', 'Endosperm type', '1=Non-glutinous 8|2=Glutinous 2|3=Intermediate 0.6', 'By iodine on the cut grain.', { key: true }),
    score('BLAST', 'Leaf blast', [4.3, 2.3], RESISTANT, `Pyricularia oryzae. ${IN_FIELD}`, { key: true, follows: { weak: 0.8 } }),
    score('SUBMERG', 'Damage by submergence', [6.1, 1.9], TOLERANT, 'Plants dead ten days after two weeks under water.', { category: 'ABIOTICSTRESS', follows: { tall: -0.4 } }),
    yesNo('SCENT', 'Aroma', 0.14, 'Smelled after ten minutes in potassium hydroxide.'),
  ],
  maize: [
    ...cereal('maize', [212, 34], [68, 10], [296, 58]),
    codes('KTYPE', 'Kernel type', 'Floury 2|Semi-floury 1|Dent 4|Semi-dent 2|Semi-flint 2|Flint 4|Pop 1|Sweet 0.5', 'Of the middle of the ear.', { key: true }),
    codes('KCOL', 'Kernel colour', 'White 6|Yellow 5|Orange 2|Red 1.5|Purple 1.5|Blue 1|Mottled 1', 'The commonest on the ear; several where there are several.', { key: true, follows: { dark: 0.8 } }),
    amount('EARLEN', 'Ear length', 'cm', [15.2, 2.8, 5, 32], 'Without the shank, mean of ten ears.', { digits: 1, follows: { big: 0.6, tall: 0.3 } }),
    amount('ROWNUM', 'Kernel rows', 'per ear', [12.4, 2, 6, 22], 'At the middle of the ear, mean of ten.', { digits: 1 }),
    score('RUST', 'Common rust', [4, 1.9], RESISTANT, `Puccinia sorghi. ${IN_FIELD}`, { follows: { weak: 0.75 } }),
  ],
  sorghum: [
    ...cereal('sorghum', [216, 62], [82, 15], [26, 6]),
    codes('PANICLE', 'Panicle compactness', 'Very loose 1|Loose 3|Semi-loose 4|Semi-compact 4|Compact 3', 'At maturity.', { key: true }),
    codes('GRCOL', 'Grain colour', 'White 5|Straw 3|Yellow 2|Light brown 2|Red brown 3|Black 0.4', 'Of the ripe grain.', { key: true, follows: { dark: 0.8 } }),
    yesNo('TESTA', 'Pigmented testa', 0.31, 'Seen after the pericarp is scraped off.', { follows: { dark: 0.8 } }),
    score('STRIGA', 'Witchweed', [5.2, 2], RESISTANT, 'Plants of Striga hermonthica that emerge around five host plants.', { follows: { weak: 0.7 } }),
    amount('BRIX', 'Sugar of the stem juice', '°Bx', [12.1, 3.2, 3, 24], 'By refractometer at the soft dough stage.', { digits: 1 }),
  ],
  beans: [
    ...legume([42, 8], [31, 11], 'White 5|Pink 2|Lilac 3|Purple 2', 'Determinate bush 3|Indeterminate bush 4|Indeterminate prostrate 2|Climbing 3'),
    codes('SEEDCOL', 'Seed colour', 'White 4|Cream 3|Yellow 1|Brown 2|Red 3|Purple 1|Black 3', 'The darkest and the ground colour where there are two.', { key: true, follows: { dark: 0.85 } }),
    codes('SEEDPAT', 'Seed coat pattern', '0=None 6|1=Striped 2|2=Mottled 2|3=Spotted 1|4=Bicolour 1', 'Of fresh dry seed.'),
    amount('PODLEN', 'Pod length', 'cm', [11.2, 2.2, 4, 28], 'Of ripe pods, mean of ten.', { digits: 1, follows: { big: 0.6 } }),
    score('ANTHRAC', 'Anthracnose', [4.4, 2.2], RESISTANT, `Colletotrichum lindemuthianum. ${IN_FIELD}`, { key: true, follows: { weak: 0.75 } }),
    codes('PHASEOLIN', 'Phaseolin type', 'S=S 4|T=T 4|C=C 2|B=B 1|H=H 0.7', 'Of the seed storage protein, by electrophoresis.', { category: 'MOLECULAR' }),
  ],
  chickpea: [
    ...legume([58, 10], [22, 9], 'White 4|Light pink 2|Pink 6|Purple 1', 'Erect 2|Semi-erect 5|Semi-spreading 3|Spreading 1'),
    codes('SEEDSHAPE', 'Seed shape', 'Angular, ram’s head 6|Owl’s head 3|Pea-shaped 1', 'Of dry seed.', { key: true, follows: { big: 0.4 } }),
    codes('SEEDCOL', 'Seed colour', 'Beige 4|Yellow 2|Brown 5|Green 0.6|Black 1', 'Within three months of harvest.', { follows: { dark: 0.8 } }),
    score('ASCO', 'Ascochyta blight', [5.4, 2.1], RESISTANT, `Ascochyta rabiei. ${IN_FIELD}`, { key: true, follows: { weak: 0.8 } }),
    amount('WILT', 'Fusarium wilt', '%', [34, 27, 0, 100], 'Wilted plants in a sick plot sixty days after sowing.', { category: 'BIOTICSTRESS', digits: 0, follows: { weak: 0.6 } }),
    yesNo('DOUBLEPOD', 'Double pods', 0.06, 'Two pods at some nodes.'),
  ],
  lentil: [
    ...legume([74, 9], [3.4, 1.2], 'White 4|White with blue veins 6|Light blue 2|Violet 1', 'Erect 3|Semi-erect 5|Spreading 2'),
    codes('COTYL', 'Cotyledon colour', 'Yellow 4|Orange to red 6|Green 0.5', 'Of split dry seed.', { key: true }),
    codes('SEEDPAT', 'Pattern of the seed coat', '0=None 3|1=Dotted 3|2=Spotted 2|3=Marbled 2|4=Complex 1', 'Within three months of harvest.', { follows: { dark: 0.5 } }),
    amount('PLH', 'Plant height', 'cm', [33, 6, 10, 70], 'At the first ripe pods, mean of five plants.', { digits: 0, follows: { tall: 0.8 } }),
    score('RUST', 'Rust', [3.9, 2], RESISTANT, `Uromyces viciae-fabae. ${IN_FIELD}`, { follows: { weak: 0.7 } }),
  ],
  cowpea: [
    ...legume([49, 8], [14, 4.5], 'White 4|Violet 5|Mauve-pink 2', 'Erect 2|Semi-erect 4|Prostrate 3|Climbing 2'),
    codes('EYE', 'Eye colour', '0=None 3|1=Brown splash 2|2=Tan 2|3=Red 1|4=Black 3', 'Around the hilum.', { key: true, follows: { dark: 0.6 } }),
    score('APHID', 'Aphids', [5, 2], RESISTANT, 'Aphis craccivora on seedlings, three weeks after infestation.', { follows: { weak: 0.7 } }),
  ],
  potato: [
    codes('SKINCOL', 'Skin colour of the tuber', 'White-cream 4|Yellow 5|Orange 1|Brownish 1|Pink 2|Red 3|Purple 2|Blackish 0.5', 'The main colour, of freshly dug tubers.', { key: true, follows: { dark: 0.8 } }),
    codes('FLESHCOL', 'Flesh colour of the tuber', 'White 3|Cream 4|Yellow 4|Red 0.7|Purple 1', 'The main colour of the cut tuber.', { key: true, follows: { dark: 0.7 } }),
    codes('TUBSHAPE', 'Tuber shape', 'Compressed 1|Round 4|Ovate 3|Oblong 3|Elongate 1|Fusiform 0.5', 'The commonest of the sample.', { key: true }),
    amount('TUBNUM', 'Tubers', 'per plant', [14, 6, 1, 60], 'Longer than two centimetres, mean of five plants.', { digits: 0, follows: { big: -0.6 } }),
    amount('TUBWT', 'Tuber weight', 'g', [62, 28, 4, 320], 'Mean of the marketable tubers.', { digits: 0, follows: { big: 0.8 } }),
    amount('DRYM', 'Dry matter of the tuber', '%', [22.8, 2.7, 13, 36], 'By drying to constant weight.', { digits: 1, follows: { late: 0.4 } }),
    score('BLIGHT', 'Late blight of the leaves', [5.6, 2.1], RESISTANT, `Phytophthora infestans. ${IN_FIELD}`, { key: true, follows: { weak: 0.75, late: -0.3 } }),
    amount('PLOIDY', 'Chromosome number', '', [44, 8, 24, 60], '2n, counted in root tips.', { category: 'MOLECULAR', digits: 0 }),
    yesNo('FROSTTOL', 'Survived frost', 0.3, 'Leaves alive after a night of -3 °C.', { category: 'ABIOTICSTRESS' }),
  ],
  tomato: [
    codes('GROWTHTYPE', 'Plant growth type', 'Dwarf 1|Determinate 4|Semi-determinate 2|Indeterminate 7', 'When the fruits of the second truss ripen.', { key: true, follows: { tall: 0.8 } }),
    codes('FRSHAPE', 'Fruit shape', 'Flattened 3|Slightly flattened 3|Rounded 5|High rounded 1|Heart-shaped 1.5|Cylindrical 2|Pear-shaped 1', 'Of ripe fruits.', { key: true }),
    codes('FRCOL', 'Colour of the ripe fruit', 'Green 0.4|Yellow 2|Orange 1.5|Pink 3|Red 8|Purple-black 0.8', 'From outside.', { key: true, follows: { dark: 0.8 } }),
    amount('FRWT', 'Fruit weight', 'g', [98, 62, 1, 640], 'Mean of ten ripe fruits of the second truss.', { key: true, digits: 0, follows: { big: 0.9 } }),
    amount('SOLIDS', 'Soluble solids', '°Bx', [5.1, 1, 2.5, 12], 'By refractometer in the juice of ripe fruits.', { digits: 1, follows: { big: -0.5 } }),
    amount('LOCULES', 'Locules', 'per fruit', [4.6, 2.4, 2, 18], 'Counted in ten cut fruits.', { digits: 0, follows: { big: 0.6 } }),
    score('FRUITSET', 'Fruit set in heat', [4.9, 1.8], ['Very high', 'Intermediate', 'Very low'], 'Where nights are warmer than 25 °C.', { category: 'ABIOTICSTRESS', follows: { big: 0.4 } }),
    yesNo('JOINTLESS', 'Jointless pedicel', 0.17, 'No abscission zone on the stalk.'),
  ],
  banana: [
    amount('PSHEIGHT', 'Pseudostem height', 'cm', [278, 62, 90, 600], 'To the emerging bunch.', { key: true, digits: 0, follows: { tall: 0.8 } }),
    amount('BUNCHWT', 'Bunch weight', 'kg', [13.5, 5.5, 1, 50], 'With the stalk cut above the first hand.', { key: true, digits: 1, follows: { big: 0.7, late: 0.3 } }),
    amount('HANDS', 'Hands', 'per bunch', [8, 2.1, 2, 18], 'Counted at harvest.', { digits: 0, follows: { big: 0.5 } }),
    codes('GENOME', 'Genome group', 'AA=AA 2|AAA=AAA 4|AAB=AAB 3|ABB=ABB 2|BB=BB 0.5|AAAB=AAAB 0.3', 'By ploidy and marker.', { category: 'MOLECULAR', key: true }),
    score('SIGATOKA', 'Black leaf streak', [5.2, 2.1], RESISTANT, 'Pseudocercospora fijiensis. Leaf area affected at harvest.', { follows: { weak: 0.8 } }),
  ],
  soybean: [
    ...legume([46, 8], [15, 5], 'White 4|Purple 6', 'Determinate 5|Semi-determinate 2|Indeterminate 5'),
    codes('PUBCOL', 'Pubescence colour', 'Grey 5|Light tawny 2|Tawny 5', 'Of the stem at maturity.', { key: true }),
    amount('OIL', 'Oil content of the seed', '%', [19.4, 1.8, 11, 26], 'Of dry matter, by near infrared reflectance.', { digits: 1, follows: { big: 0.3 } }),
    amount('PROTEIN', 'Protein content of the seed', '%', [41.2, 2.6, 32, 53], 'Of dry matter, by near infrared reflectance.', { digits: 1, follows: { big: -0.3 } }),
  ],
};
