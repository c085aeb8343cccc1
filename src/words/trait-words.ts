/** What people call traits, for the words of descriptors, which are English: `English: words of other languages`. */
// oxfmt-ignore
const CONCEPTS: readonly [english: string, words: string][] = [
  ['plant height', 'altura de planta,altura de la planta,altura da planta,hauteur de la plante,hauteur de plante,hauteur,výška rostliny,výška rostlin,ارتفاع النبات,طول النبات,초장,草丈,草高'],
  ['drought', 'sequía,sécheresse,seca,estiagem,sucho,suchu,sucha,جفاف,가뭄,건조,内旱,乾燥,干ばつ,旱魃'],
  ['late blight', 'tizón tardío,mildiou,requeima,plíseň bramborová,لفحة متأخرة,역병,疫病'],
  ['powdery mildew', 'oídio,oidium,mildiú polvoroso,padlí,بياض دقيقي,البياض الدقيقي,흰가루병,うどんこ病'],
  ['yellow rust', 'roya amarilla,rouille jaune,ferrugem amarela,rez plevová,žlutá rzivost,صدأ أصفر,الصدأ الأصفر,황녹병,줄녹병,黄さび病'],
  ['leaf rust', 'roya de la hoja,rouille brune,ferrugem da folha,rez pšeničná,صدأ الورقة,صدأ الأوراق,잎녹병,赤さび病'],
  ['rust', 'roya,rouille,ferrugem,rez,صدأ,녹병,さび病'],
  ['blast', 'piricularia,pyriculariose,brusone,لفحة الأرز,도열병,いもち病'],
  ['grain yield', 'rendimiento de grano,rendement en grain,rendimento de grãos,výnos zrna,غلة الحبوب,محصول الحبوب,종실 수량,子実収量'],
  ['yield', 'rendimiento,rendement,rendimento,produtividade,výnos,غلة,محصول,수량,収量'],
  ['flowering', 'floración,floraison,florescimento,floração,kvetení,إزهار,الإزهار,개화,개화기,開花,開花期'],
  ['maturity', 'madurez,maturité,maturação,maturidade,zralost,نضج,النضج,성숙기,숙기,成熟期,熟期'],
  ['heading', 'espigado,espigamiento,épiaison,espigamento,metání,إسبال,출수,출수기,出穂,出穂期'],
  ['lodging', 'acame,encamado,verse,acamamento,poléhání,رقاد,الرقاد,도복,倒伏'],
  ['oil content', 'contenido de aceite,teneur en huile,teor de óleo,obsah oleje,محتوى الزيت,기름 함량,油含量'],
  ['protein', 'proteína,contenido de proteína,protéine,teneur en protéines,teor de proteína,obsah bílkovin,بروتين,محتوى البروتين,단백질,タンパク質'],
  ['seed weight', 'peso de semilla,peso de mil semillas,poids des graines,peso de sementes,hmotnost semen,وزن البذور,종자 무게,천립중,種子重,千粒重'],
  ['color', 'colour'],
  ['colour', 'color,couleur,cor,barva,لون,색,色'],
  ['frost', 'helada,gel,geada,mráz,صقيع,서리,霜'],
  ['cold', 'frío,froid,frio,chlad,برد,البرد,내한성,耐寒性'],
  ['salinity', 'salinidad,salinité,salinidade,zasolení,ملوحة,الملوحة,내염성,耐塩性'],
];

/** Words of what people want of a trait, and not of which trait it is. */
export const WANTED_WORDS =
  'tolerant,tolerance,resistant,resistance,susceptible,susceptibility,high,low,early,late,tall,short,big,small,large,good,' +
  'tolerante,tolerancia,resistente,resistencia,alto,alta,bajo,baja,tolérant,tolérance,résistant,résistance,haut,bas,' +
  'odolný,odolná,odolné,odolnost,vysoký,vysoká,tolerância,resistência,baixo,مقاوم,مقاومة,متحمل,تحمل,강한,저항성,내성,に強い,強い,耐性,抵抗性';

const TABLE = CONCEPTS.flatMap(([english, words]) => words.split(',').map((word) => [word, english] as const));

/** English words for those of other languages: `[what was typed, English]`, the longest first. */
export const TRAIT_WORDS: readonly (readonly [word: string, english: string])[] = TABLE.toSorted(
  ([a], [b]) => b.length - a.length,
);
