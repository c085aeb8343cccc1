import {
  above,
  available,
  crop,
  cultivar,
  data,
  en,
  es,
  fr,
  heldIn,
  holder,
  images,
  landrace,
  not,
  origin,
  pt,
  referenced,
  region,
  stored,
  wild,
  years,
  type LabelledQuestion,
} from './question.fixture';

/** Plain ones, five a language, 95 % at the first count. */
// oxfmt-ignore
export const UNSEEN_4: readonly LabelledQuestion[] = [
  en('wheat landraces collected in Turkey between 1960 and 1975 at more than 1000 metres', landrace, crop('wheat'), years(1960, 1975), origin('TUR'), above(1000)),
  en('Could you show me all pearl millet that ICRISAT received from Niger or Burkina Faso?', crop('pearlmillet'), holder('IND002'), origin('NER', 'BFA')),
  en('soybean not from China and not from Japan', crop('soybean'), { NOT: origin('CHN'), AND: { NOT: origin('JPN') } }),
  en('frost hardy barley held in Canada', crop('barley'), heldIn('CAN'), 'frost', 'hardy'),
  en('tomatoes donated by the USA', crop('tomato'), 'USA'),

  es('arroz de Colombia y Ecuador con imágenes, por favor', crop('rice'), origin('COL', 'ECU'), images),
  es('¿hay garbanzos de Marruecos recolectados en los años 90?', crop('chickpea'), origin('MAR'), years(1990, 1999)),
  es('cebadas conservadas en el IPK que provengan de Libia', crop('barley'), holder('DEU146'), origin('LBY')),
  es('yuca de Brasil en cultivo in vitro, disponible', crop('cassava'), origin('BRA'), stored(30), available),
  es('trigo de primavera de la región del Cáucaso', crop('wheat'), 'primavera', 'Cáucaso'),

  fr('haricots du Rwanda collectés au-dessus de 1800 m', crop('beans'), origin('RWA'), above(1800)),
  fr("J'aimerais recevoir des semences de tournesol de Roumanie ou de Bulgarie", crop('sunflower'), origin('ROU', 'BGR')),
  fr('blés du Pakistan conservés au CIMMYT, sans les variétés modernes', crop('wheat'), origin('PAK'), holder('MEX002'), not(cultivar)),
  fr("pois d'Asie de l'Est collectés après 1995", crop('pea'), region('030'), years(1996)),
  fr('arachide sauvage de Bolivie avec données de caractérisation', crop('groundnut'), wild, origin('BOL'), data),

  pt('Olá, preciso de cevada da Turquia com coordenadas geográficas', crop('barley'), origin('TUR'), referenced),
  pt('feijão do México ou da Guatemala coletado antes de 1975', crop('beans'), origin('MEX', 'GTM'), years(undefined, 1974)),
  pt('batata-doce do Peru mantida no CIP e disponível', crop('sweetpotato'), origin('PER'), holder('PER001'), available),
  pt('sorgo da África, exceto do Sudão', crop('sorghum'), region('002'), not(origin('SDN'))),
  pt('tomate tolerante ao calor', crop('tomato'), 'tolerante', 'calor'),
];
