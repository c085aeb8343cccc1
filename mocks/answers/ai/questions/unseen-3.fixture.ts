import {
  crop,
  data,
  en,
  es,
  fr,
  heldIn,
  heldWithin,
  holder,
  images,
  landrace,
  not,
  origin,
  pt,
  referenced,
  species,
  status,
  svalbard,
  wild,
  years,
  type LabelledQuestion,
} from './question.fixture';

/** Harder ones, five a language, 30 % at the first count. */
// oxfmt-ignore
export const UNSEEN_3: readonly LabelledQuestion[] = [
  en('Hi! Are there any quinoa or amaranth accessions from the Altiplano held by US genebanks?', crop('quinoa', 'amaranth'), heldIn('USA'), 'Altiplano'),
  en('millets of India collected from 1975 onwards, only those with images and coordinates please', crop('pearlmillet'), origin('IND'), years(1975), images, referenced),
  en('mutant or hybrid rice lines from Japan', status(421, 412), crop('rice'), origin('JPN')),
  en('chickpea suitable for sites with less than 350 mm annual rainfall, from Iran or Pakistan', crop('chickpea'), { geo: { climate: { bio12: { le: 350 } } } }, origin('IRN', 'PAK')),
  en('what did Kew collect in Madagascar after 2010?', holder('GBR004'), origin('MDG'), years(2011)),

  es('Soy agricultor y me gustaría conseguir semillas de calabaza o de tomate de Aragón', crop('cucurbits', 'tomato'), 'Aragón'),
  es('avena forrajera de Uruguay o Chile, que no sea silvestre', crop('oat'), origin('URY', 'CHL'), not(wild), 'forrajera'),
  es('Lens culinaris de Siria y Líbano, entre 500 y 1.200 metros sobre el nivel del mar', species('Lens culinaris'), origin('SYR', 'LBN'), { geo: { elevation: { ge: 500, le: 1200 } } }),
  es('¿Qué bancos de Europa guardan garbanzo negro?', heldWithin('150'), crop('chickpea'), 'negro'),
  es('mijo perla de Senegal anterior a 1980, con copia en Svalbard', crop('pearlmillet'), origin('SEN'), years(undefined, 1979), svalbard),

  fr("Je travaille sur la tolérance à la sécheresse : montrez-moi le sorgho du Sahel évalué au champ", crop('sorghum'), data, 'tolérance', 'sécheresse', 'Sahel'),
  fr('populations locales de seigle ni de Pologne ni de Russie', landrace, crop('rye'), { NOT: origin('POL'), AND: { NOT: origin('RUS') } }),
  fr('bananiers de Papouasie-Nouvelle-Guinée au centre de transit de Louvain', crop('banana'), origin('PNG'), holder('BEL084')),
  fr('soja au nord du 45e parallèle', crop('soybean'), { geo: { latitude: { ge: 45 } } }),
  fr("Quels concombres sauvages l'IPK possède-t-il ?", crop('cucumber'), wild, holder('DEU146')),

  pt('Preciso de sementes de quiabo e de abóbora do Brasil', crop('okra', 'cucurbits'), origin('BRA')),
  pt('trigo duro da Itália ou da Grécia com mais de 30 anos', crop('wheat'), origin('ITA', 'GRC'), 'duro', '30 anos'),
  pt('batatas do CIP que não vêm do Peru', crop('potato'), holder('PER001'), not(origin('PER'))),
  pt('acessos coletados entre 1990 e 2005 em Angola, menos milho', years(1990, 2005), origin('AGO'), not(crop('maize'))),
  pt('feijão preto e feijão carioca', crop('beans'), 'preto', 'carioca'),
];
