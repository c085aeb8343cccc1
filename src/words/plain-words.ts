import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { MeaningKind } from '@/contract/accession/suggest';
import { named, type Named } from './lexicon';
import { normalForm } from './normal-form';
import { UNSPACED } from './unspaced';

/**
 * Words of people for codes of MCPD V2.1 (SAMPSTAT, STORAGE) and for properties of accessions, in the languages of the
 * portal: singular, in each gender; plurals and accents are forms of them.
 */
const row = (kind: MeaningKind, key: string, filter: AccessionFilter, words: string): Named => ({
  ...named({ kind, key, filter }, words.split(',')),
  whole: true,
});

const status = (code: number, words: string): Named => row('status', String(code), { sampStat: [code] }, words);
const storage = (code: number, words: string): Named => row('storage', String(code), { storage: [code] }, words);
const property = (key: string, filter: AccessionFilter, words: string): Named => row('property', key, filter, words);

// oxfmt-ignore
export const PLAIN_WORDS: readonly Named[] = [
  status(100, 'wild,wild relative,crop wild relative,cwr,wild species,silvestre,pariente silvestre,especie silvestre,sauvage,apparenté sauvage,espèce sauvage,planý,planá,plané,planí,divoký,divoká,divoké,planě rostoucí,selvagem,parente silvestre,parente selvagem,espécie silvestre,بري,برية,البرية,أقارب برية,야생,야생종,야생 근연종,野生,野生種,近縁野生種,野生近縁種'),
  status(110, 'natural,naturel,přírodní,طبيعي,자연'),
  status(120, 'semi natural,seminatural,semi natural wild,seminaturel,polopřirozený,شبه طبيعي,반자연,半自然'),
  status(200, 'weedy,weed,maleza,arvense,adventice,mauvaise herbe,plevelný,plevelná,plevel,daninha,planta daninha,عشبي,عشب ضار,잡초,잡초성,雑草,雑草性'),
  status(300, 'landrace,land race,traditional cultivar,traditional variety,traditional,farmer variety,farmers variety,local variety,local cultivar,primitive cultivar,heirloom,folk variety,cultivar tradicional,variedad tradicional,variedad local,variedad criolla,variedad nativa,criollo,criolla,raza local,raza criolla,variété locale,variété traditionnelle,variété paysanne,variété de pays,cultivar traditionnel,population locale,krajová odrůda,krajové odrůdy,tradiční odrůdy,krajová,krajový,krajové,tradiční odrůda,tradiční kultivar,krajová forma,variedad campesina,variedad ancestral,variedad autóctona,variété fermière,variété de terroir,variété autochtone,variedade camponesa,variedade nativa,variedade autóctone,farmer’s variety,traditional landrace,variedade crioula,variedade local,variedade tradicional,crioulo,crioula,raça local,cultivar local,صنف محلي,أصناف محلية,سلالة محلية,سلالات محلية,صنف تقليدي,أصناف تقليدية,محلي,محلية,재래종,토종,지방종,在来種,在来品種,地方品種'),
  status(400, 'breeding material,breeding,research material,germplasm line,material de mejoramiento,material de investigación,mejoramiento,material de mejora,matériel de sélection,matériel d’amélioration,matériel de recherche,šlechtitelský materiál,šlechtitelské,výzkumný materiál,material de melhoramento,material de pesquisa,melhoramento,مادة تربية,مواد تربية,육종 재료,육종 소재,육종,育種素材,育種材料,育種'),
  status(410, 'breeders line,breeder line,breeding line,elite line,línea del mejorador,línea de mejoramiento,línea mejorada,línea élite,línea avanzada,advanced line,lignée avancée,linha avançada,linhagem avançada,lignée de sélection,lignée,šlechtitelská linie,šlechtitelské linie,linie,linhagem,linha de melhoramento,linhagem de melhoramento,linhagem do melhorista,línea de élite,línea de mejora,lignée d’élite,lignée améliorée,linha melhorada,linhagem melhorada,linha elite,linhagem elite,linhagem de elite,سلالة تربية,سلالات تربية,خط تربية,육종 계통,육성 계통,계통,育種系統,育成系統'),
  status(411, 'synthetic population,población sintética,population synthétique,syntetická populace,população sintética,عشيرة تركيبية,합성 집단,合成集団'),
  status(412, 'hybrid,híbrido,híbrida,hybride,hybridní,hybridy,hybridů,هجين,هجينة,잡종,교잡종,雑種,交雑種,ハイブリッド'),
  status(414, 'inbred line,inbred,parent of hybrid cultivar,línea endogámica,línea pura,lignée consanguine,lignée pure,inbrední linie,linhagem endogâmica,linhagem pura,linha pura,linha endogâmica,سلالة مرباة داخليا,자식 계통,근교 계통,近交系,自殖系統'),
  status(415, 'segregating population,población segregante,population en ségrégation,štěpící populace,população segregante,عشيرة منعزلة,분리 집단,分離集団'),
  status(416, 'clonal selection,selección clonal,sélection clonale,klonová selekce,seleção clonal,انتخاب خضري,영양계 선발,栄養系選抜'),
  status(420, 'genetic stock,material genético especial,matériel génétique spécial,genetický materiál,estoque genético,مخزون وراثي,유전 소재,遺伝素材'),
  status(421, 'mutant,mutante,mutantní,طافر,طفرة,돌연변이,돌연변이체,突然変異,突然変異体'),
  status(422, 'cytogenetic stock,citogenético,cytogénétique,cytogenetický,material citogenético,مخزون خلوي وراثي,세포유전 소재,細胞遺伝'),
  status(500, 'cultivar,variety,advanced cultivar,improved cultivar,improved variety,modern variety,modern,improved,mejorado,mejorada,amélioré,améliorée,melhorado,melhorada,moderno,moderna,moderne,moderní,modern cultivar,commercial variety,released variety,bred cultivar,variedad mejorada,cultivar mejorado,variedad moderna,variedad comercial,cultivar avanzado,cultivar moderno,variété améliorée,cultivar amélioré,variété moderne,cultivar moderne,variété commerciale,šlechtěná odrůda,šlechtěné odrůdy,moderní odrůdy,odrůdy,šlechtěný kultivar,vyšlechtěná odrůda,šlechtěné odrůdy,moderní odrůdy,odrůdy,moderní odrůda,odrůda,variedade melhorada,cultivar melhorada,variedade moderna,variedade comercial,cultivar avançado,صنف محسن,أصناف محسنة,صنف متقدم,صنف حديث,أصناف حديثة,صنف,أصناف,개량종,개량 품종,육성 품종,육성품종,품종,改良品種,育成品種,品種'),
  status(600, 'gmo,genetically modified,transgenic,ogm,transgénico,transgénica,transgénique,transgenní,geneticky modifikovaný,transgênico,transgênica,معدل وراثيا,محور وراثيا,유전자 변형,遺伝子組換え'),
  storage(10, 'seed collection,colección de semillas,collection de semences,semenná kolekce,kolekce semen,coleção de sementes,مجموعة بذور,종자 수집,종자 컬렉션,種子コレクション,種子保存'),
  storage(13, 'long term,long term storage,largo plazo,long terme,dlouhodobé,longo prazo,طويل الأجل,장기 보존,長期保存'),
  storage(20, 'field collection,field genebank,colección de campo,banco de campo,collection en champ,collection au champ,polní kolekce,coleção de campo,مجموعة حقلية,포장 보존,현지 포장,圃場保存'),
  storage(30, 'in vitro,in vitro collection,in-vitro,tissue culture,cultivo de tejidos,culture in vitro,tkáňová kultura,cultura de tecidos,زراعة الأنسجة,في الأنابيب,기내 보존,조직 배양,試験管内保存,組織培養'),
  storage(40, 'cryopreserved,cryo,cryopreservation,crioconservado,crioconservada,crioconservación,cryoconservé,cryoconservation,kryokonzervace,kryokonzervovaný,criopreservado,criopreservada,criopreservação,حفظ بالتبريد,محفوظ بالتجميد,초저온 보존,超低温保存,凍結保存'),
  storage(50, 'dna collection,dna sample,colección de adn,muestra de adn,collection d adn,sbírka dna,coleção de dna,مجموعة الحمض النووي,dna 수집,dnaコレクション'),
  property('available', { available: true }, 'available,available for distribution,available for request,orderable,disponible,disponible para distribución,disponible pour distribution,dostupný,dostupná,dostupné,k dispozici,disponível,disponíveis,disponível para distribuição,disponíveis para distribuição,متاح,متاحة,متوفر,متوفرة,분양 가능,이용 가능,提供可能,利用可能,入手可能,配布可能'),
  property('notAvailable', { available: false }, 'unavailable,not available,no disponible,indisponible,non disponible,nedostupný,nedostupná,nedostupné,indisponível,indisponíveis,não disponível,não disponíveis,غير متاح,غير متاحة,غير متوفر,분양 불가,이용 불가,提供不可,利用不可'),
  property('images', { images: true }, 'image,photo,photograph,picture,with image,with photo,imagen,foto,fotografía,con imagen,con foto,avec image,avec photo,obrázek,obrázky,s obrázky,fotografie,s obrázkem,s fotografií,imagem,com imagem,com foto,صورة,صور,مع صور,사진,이미지,写真,画像,画像あり'),
  property('historic', { historic: true }, 'historic,historical,histórico,histórica,historique,historický,historická,historické,تاريخي,تاريخية,과거 자원,履歴'),
  property('mlsStatus', { mlsStatus: true }, 'mls,multilateral system,itpgrfa,sistema multilateral,système multilatéral,multilaterální systém,النظام متعدد الأطراف,다자간 시스템,多数国間制度'),
  property('sgsv', { sgsv: true }, 'svalbard,svalbard duplicate,svalbard global seed vault,sgsv,seed vault,bóveda de semillas,réserve mondiale de semences,špicberky,سفالبارد,스발바르,スヴァールバル,スバールバル'),
  property('geo.referenced', { geo: { referenced: true } }, 'georeferenced,with coordinates,coordinates,georreferenciado,georreferenciada,con coordenadas,coordenadas,géoréférencé,géoréférencée,avec coordonnées,coordonnées,georeferencovaný,se souřadnicemi,souřadnice,com coordenadas,محدد جغرافيا,إحداثيات,مع إحداثيات,좌표,座標'),
  property('hasDoi', { hasDoi: true }, 'with doi,con doi,avec doi,s doi,com doi'),
  property('hasDataset', { hasDataset: true }, 'with data,with trait data,with datasets,evaluated,characterized,characterised,con datos,con datos de evaluación,con datos de caracterización,evaluado,caracterizado,avec données,avec données d’évaluation,avec données de caractérisation,évalué,caractérisé,s daty,hodnocený,com dados,com dados de avaliação,com dados de caracterização,avaliado,تقييم,평가,評価済み'),
  property('genotyped', { genotyped: true }, 'genotyped,genotipado,genotipada,génotypé,génotypée,genotypovaný,محدد النمط الجيني,유전자형,遺伝子型'),
  property('aegis', { aegis: true }, 'aegis,european accession'),
];

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(',').map(normalForm));

// oxfmt-ignore
const LEFT_IN: Readonly<Record<string, ReadonlySet<string>>> = {
  en: wordSet('of,from,in,the,with,and,for,by,at,on,a,an,or,but,to,i,do,can,get,where,find,is,are,that,which,all,any,accession,seed,sample,germplasm,material,genebank,collected,collection,origin,origcty,instcode,accenumb,cropname'),
  es: wordSet('de,del,la,el,los,las,en,con,y,e,o,a,un,para,por,al,que,sea,es,pero,accesión,accesiones,semilla,muestra,germoplasma,material,colectado,colectada,recolectado,recolectada'),
  fr: wordSet('de,du,des,le,la,les,un,une,au,aux,a,en,avec,et,y,pour,dans,d,l,qu,est,mais pas,accession,semence,graine,échantillon,collection,collecté,collectée'),
  cs: wordSet('a,i,z,ze,v,ve,s,se,na,do,od,o,pro,ale,který,která,položka,položky,vzorek,vzorky,osivo,semena,semeno,sebraný,sebraná,sebrané,sbíraný'),
  'pt-BR': wordSet('de,da,do,dos,das,no,na,nos,nas,em,com,e,é,o,a,para,por,que,são,mas,acesso,semente,amostra,germoplasma,material,coletado,coletada'),
};
/** Of a script that no other language here is written in: they are the same in every text. */
const LEFT_BY_SCRIPT = wordSet(
  'من,في,مع,و,إلى,على,عن,التي,الذي,مدخل,مدخلات,بذور,بذرة,عينة,عينات,جمعت,' +
    'の,産,から,と,で,な,した,ある,あり,は,が,を,に,種子,収集,された,採集,의,에서,산,와,과,한,된,은,는,이,가,을,를,로,종자,자원,있는,인,수집,수집한,수집된,채집된',
);
const LEFT_WORDS = new Set([...Object.values(LEFT_IN), LEFT_BY_SCRIPT].flatMap((words) => [...words]));

/** Words that say that what follows is not wanted. */
const NOT_WORDS = wordSet(
  'not,no,non,without,except,excluding,sin,excepto,salvo,sans,sauf,pas,hors,ne,bez,kromě,nikoli,sem,exceto,não,ليس,ليست,بدون,غير,ما عدا,باستثناء',
);
/** Those that stand behind what is not wanted. */
const NOT_AFTER = wordSet('제외,없는,아닌,제외한,以外,以外の,ではない,でない,なし,除く,を除く,を除いた');

const LETTERWISE = new RegExp(`^[${UNSPACED}]+$`, 'u');

const LONGEST_LEFT = Math.max(...[...LEFT_WORDS].map(({ length }) => length));

/**
 * Whether these letters, which are written without spaces, are small words one behind the other. From each place that they
 * reach once, however many ways lead there.
 */
function consists(word: string): boolean {
  const reached = new Set([0]);
  for (const from of reached)
    for (let to = from + 1; to <= Math.min(word.length, from + LONGEST_LEFT); to += 1)
      if (LEFT_WORDS.has(normalForm(word.slice(from, to)))) reached.add(to);
  return reached.has(word.length);
}

/**
 * Small words of grammar, and what everything here is: they ask for nothing beside others. The Andes are no plural of "and".
 * @param languages of the text, where they are known: small in all of them, as "sea" is in Spanish and not in English
 */
export const isLeftWord = (word: string, languages?: readonly string[]): boolean => {
  const form = normalForm(word);
  const isSmall = languages
    ? LEFT_BY_SCRIPT.has(form) || languages.every((language) => LEFT_IN[language]?.has(form))
    : LEFT_WORDS.has(form);
  return (isSmall && !/^andes$/i.test(word)) || (LETTERWISE.test(word) && consists(word));
};
export const isNotWord = (word: string): boolean => NOT_WORDS.has(normalForm(word));
export const isNotAfter = (word: string): boolean => NOT_AFTER.has(normalForm(word));
