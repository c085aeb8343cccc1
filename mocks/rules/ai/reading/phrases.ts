import type { AccessionFilter } from '@/contract/accession/accession-filter';
import type { Meaning } from '@/contract/accession/suggest';
import type { Quantity } from './quantities';

/**
 * Properties that people say in several words, of which one by itself would mean something else or nothing, as patterns of
 * a folded text. Every part of a phrase may be left out that people leave out.
 */
interface Phrase {
  key: string;
  filter: AccessionFilter;
  source: string;
}

const list = (...sources: readonly string[]): string => sources.join('|');

/** What is done with material that can be had. */
const ORDER = {
  en: '(?:ordered|requested|shipped|sent|distributed|delivered|obtained)',
  es: '(?:pedir|solicitar|encargar|enviar|obtener|pedid[oa]s?|solicitad[oa]s?|enviad[oa]s?)',
  fr: '(?:commander|demander|obtenir|recevoir|commandee?s?|demandee?s?|envoyee?s?)',
  pt: '(?:pedir|solicitar|encomendar|receber|obter|pedid[oa]s?|solicitad[oa]s?|encomendad[oa]s?|enviad[oa]s?)',
};

/** Words before a copy in Svalbard. */
const VAULT = {
  en: '(?:the )?svalbard(?: global)?(?: seed)?(?: vault)?|(?:the )?(?:global )?seed vault(?: (?:in|at|of) svalbard)?',
  es: '(?:la )?(?:boveda (?:global |mundial )?(?:de semillas )?(?:de |en )?)?svalbard',
  fr: '(?:la )?(?:reserve (?:mondiale )?(?:de semences )?(?:du |de |au )?)?svalbard',
  pt: '(?:o )?(?:(?:banco|cofre) (?:global |mundial )?(?:de sementes )?(?:de |em )?)?svalbard',
};

// oxfmt-ignore
const PHRASES: readonly Phrase[] = [
  {
    key: 'available',
    filter: { available: true },
    source: list(
      `(?:(?:can|could|may) (?:i |we |actually |currently |still )?(?:be )?${ORDER.en})`,
      '(?:(?:that|which) )?(?:i|we|one|you|people|breeders|researchers) (?:can|could|may|might) (?:actually |still |have |get )?(?:order|request|obtain|get|ordered|requested|shipped|sent|delivered)(?: to (?:me|us|my lab|our lab))?',
      'with (?:immediate |current )?availability',
      '(?:available|ready|open|free|on offer) (?:for|to) (?:be )?(?:order(?:ing|ed)?|request(?:s|ing|ed)?|distribution|distributed|shipping|shipment|ship(?:ped)?|breeders|research)',
      `(?:que )?(?:yo )?(?:se )?(?:puedan?|pueden|puedo|podamos|podemos) (?:ser )?${ORDER.es}`,
      '(?:con|de) disponibilidad(?: inmediata)?|se puedan? (?:pedir|solicitar|encargar)',
      'disponibles? para (?:su |el |la )?(?:envio|enviar|pedir|pedidos?|solicitar|solicitud|distribucion|distribuir|intercambio|investigacion)',
      '(?:peut on|puis je|pouvons nous|peuvent(?: elles| ils)?) (?:etre )?(?:commandee?s?|commander|demandee?s?|demander)|avec disponibilite(?: immediate)?',
      `(?:(?:que|qu) (?:l )?(?:on|je|nous)|qui) (?:peux|peut|peuvent|pouvons|puisse|puissent) (?:etre )?${ORDER.fr}|commandables?`,
      'disponibles? (?:pour|a) (?:la |l |une )?(?:commande|distribution|envoi|recherche|selection|etre commandee?s?)',
      'com disponibilidade(?: imediata)?|(?:da|de) para (?:pedir|solicitar|encomendar)|a pronta entrega',
      `(?:que )?(?:eu )?(?:se )?(?:pode|podem|posso|possa|possam|podemos) (?:ser )?${ORDER.pt}`,
      'disponive(?:l|is) para (?:o )?(?:pedidos?|envio|enviar|distribuicao|solicitacao|pesquisa|encomenda)',
    ),
  },
  {
    key: 'genotyped',
    filter: { genotyped: true },
    source: list(
      '(?:genotyp(?:e|es|ed|ic|ing)|genomic|marker|snp|sequence|sequencing|dna sequence) (?:data|information)|sequenced',
      '(?:datos|informacion) (?:genotipic[oa]s?|genomic[oa]s?|de(?:l)? genotip(?:o|ado)|de marcadores|de secuenciacion)|secuenciad[oa]s?',
      '(?:donnees|informations?) (?:genotypiques?|genomiques?|de genotypage|de marqueurs|de sequencage)|sequencee?s?',
      '(?:dados|informac(?:ao|oes)) (?:genotipic[oa]s?|genomic[oa]s?|de genotipagem|de marcadores|de sequenciamento)|sequenciad[oa]s?',
    ),
  },
  {
    key: 'hasDataset',
    filter: { hasDataset: true },
    source: list(
      '(?:trait|phenotyp(?:e|ic|ing)|characteri[sz]ation|evaluation|observation(?:al)?|observed|agronomic|trial|field trial)(?: (?:and|or|&) (?:trait|phenotypic|characteri[sz]ation|evaluation|agronomic))? (?:data|datasets?|observations|records|results)|data (?:on|about|for) (?:the )?traits|datasets?|phenotyped|observations',
      'datos (?:fenotipicos|observados|agronomicos|de(?:l)? (?:caracterizacion|evaluacion|rasgos|caracteres|campo|ensayos?|observacion(?:es)?|fenotip(?:o|ado)))(?: (?:y|o) (?:caracterizacion|evaluacion))?|conjuntos? de datos|fenotipad[oa]s?|observaciones',
      'donnees (?:phenotypiques|observees|agronomiques|(?:de|d) (?:la |l )?(?:caracterisation|evaluation|traits?|caracteres|terrain|essais?|observations?|phenotypage))(?: (?:et|ou) (?:d |de )?(?:caracterisation|evaluation))?|jeux? de donnees|phenotypee?s?|observations',
      'dados (?:fenotipicos|observados|agronomicos|de (?:caracterizacao|avaliacao|caracteristicas|campo|ensaios?|observac(?:ao|oes)|fenotipagem))(?: (?:e|ou) (?:caracterizacao|avaliacao))?|conjuntos? de dados|fenotipad[oa]s?|observacoes',
      '(?<=(?:without|no|any|with|sin|con|sans|avec|sem|com) )(?:any )?(?:data|datos|donnees|dados)',
      '(?<=(?:photos?|pictures?|images?|fotos?|imagenes|imagens|coordinates|coordenadas|coordonnees) (?:and|or|y|o|et|ou|e) (?:des |de )?)(?:data|datos|donnees|dados)',
    ),
  },
  {
    key: 'sgsv',
    filter: { sgsv: true },
    source: list(
      `(?:(?:safety|security) )?(?:duplicat(?:e|es|ed|ion|ions)|back(?:ed)? ?ups?|cop(?:y|ies)|copied|stored|deposit(?:s|ed)?|held|kept|secured|conserved|preserved|safe)(?: (?:safely|also|up))? (?:in|at|to|inside) (?:${VAULT.en})`,
      `(?:duplicad[oa]s?|copias?|copiad[oa]s?|respald(?:o|os|ad[oa]s?)|resguardad[oa]s?|depositad[oa]s?|conservad[oa]s?|guardad[oa]s?)(?: de seguridad)? en (?:${VAULT.es})`,
      `(?:doubles?|duplicats?|dupliquee?s?|copies?|copiee?s?|deposee?s?|conservee?s?|sauvegardee?s?)(?: de (?:securite|sauvegarde))? (?:au|a|dans|en) (?:${VAULT.fr})`,
      `(?:duplicad[oa]s?|duplicatas?|copias?|copiad[oa]s?|depositad[oa]s?|conservad[oa]s?|guardad[oa]s?)(?: de seguranca)? (?:em|no|na) (?:${VAULT.pt})`,
      VAULT.en, VAULT.es, VAULT.fr, VAULT.pt,
    ),
  },
  {
    key: 'mlsStatus',
    filter: { mlsStatus: true },
    source: list(
      '(?:(?:part|inside|covered) (?:of|by) )?(?:the )?(?:multilateral system|mls|sml)(?: of (?:the )?(?:international |plant |fao )?(?:treaty|itpgrfa))?|(?:covered by |under )(?:the )?(?:international |plant )treaty',
      '(?:(?:parte|dentro) d(?:el|o) )?(?:el |o )?sistema multilateral(?: d(?:el|o) (?:tratado(?: internacional)?|tirfaa))?|(?:cubiert[oa]s? por|bajo) el tratado internacional',
      '(?:(?:relevant|partie) du )?(?:le |du )?systeme multilateral(?: d(?:u|e la) (?:traite(?: international)?|tirpaa))?|relevant du traite international',
    ),
  },
  {
    key: 'historic',
    filter: { historic: true },
    source: list(
      '(?:that |which )?(?:are |is )?no longer (?:kept|conserved|held|maintained|preserved)|(?:historic(?:al)?) records?',
      '(?:que )?ya no (?:se )?(?:conservan?|mantienen?|estan? conservad[oa]s?)|registros? historicos?',
      '(?:qui )?(?:ne )?(?:sont|est) plus conservee?s?|fiches? historiques?',
      '(?:que )?(?:ja )?nao (?:sao|estao|e) mais (?:conservad[oa]s?|mantid[oa]s?)|registros? historicos?',
    ),
  },
  {
    key: 'geo.referenced',
    filter: { geo: { referenced: true } },
    source: list(
      'geo ?referenced|(?:gps|geographic(?:al)?|known|exact)(?: and exact)? (?:coordinates|positions?|locations?)|gps(?: data)?',
      'georreferenciad[oa]s?|coordenadas (?:gps|geograficas|conocidas|conhecidas)',
      'georeferencee?s?|coordonnees (?:gps|geographiques|connues)',
    ),
  },
  {
    key: 'inTrust',
    filter: { inTrust: true },
    source: '(?:held |kept )?in[ -]trust|(?:under |of )?article 15|en fideicomiso|(?:en|sous) fiducie|em fideicomisso|em custodia(?: da fao)?|(?:under |bajo |selon l |sob o )?articulo 15|artigo 15',
  },
  {
    key: 'hasDoi',
    filter: { hasDoi: true },
    source: list(
      '(?:that |which )?(?:have|has|having|with|carrying|bearing) (?:an? |a valid )?dois?(?: numbers?)?(?: assigned)?|dois? (?:assigned|registered|available)|(?<=(?:no|without an?|without) )dois?',
      '(?:con|que tengan?|que tienen?|que posean?) (?:un |el )?(?:codigo |numero )?doi(?: asignado)?|(?<=(?:sin|ningun|no) )doi',
      '(?:avec|ayant|possedant|qui (?:ont|possedent|disposent d)|dotee?s? d) (?:un )?(?:numero )?doi|(?<=(?:sans|aucun|pas de) )doi',
      '(?:com|que tenham?|que tem|que possuam?) (?:um )?(?:codigo |numero )?doi(?: atribuido)?|(?<=(?:sem|nenhum) )doi',
    ),
  },
  {
    key: 'hasSubset',
    filter: { hasSubset: true },
    source: '(?:that are |which are )?(?:in|part of|included in|belonging to|from) (?:a|any|some|published) subsets?|(?:que )?(?:esten |estan |formen parte de |incluid[oa]s? en |en )(?:algun |un )subconjuntos?|(?:faisant partie d un|inclus(?:es)? dans un|dans un) sous ensembles?|(?:em|de|incluid[oa]s? em) (?:algum |um )subconjuntos?',
  },
  { key: 'images', filter: { images: true }, source: 'photographed|photos?|pictures?|images?|fotografiad[oa]s?|imagenes|fotos?|photographiee?s?|fotografad[oa]s?|imagens' },
  {
    key: '13',
    filter: { storage: [13] },
    source: '(?:base collections?|coleccion(?:es)? (?:de )?base|collections? de base|colec(?:ao|oes) (?:de )?base)|(?:in |en |a |au |em )?(?:long term|largo plazo|long terme|longo prazo)(?: (?:seed )?(?:storage|conservation|collections?))?|(?:seeds? )?(?:conservacion|conservation|conservacao|armazenamento|almacenamiento|stockage|coleccion(?:es)?|colec(?:ao|oes)) (?:de |a )?(?:largo plazo|long terme|longo prazo)',
  },
  {
    key: '12',
    filter: { storage: [12] },
    source: '(?:in |en |a |au |em )?(?:medium term|mediano plazo|medio plazo|moyen terme|medio prazo)(?: (?:seed )?(?:storage|conservation|collections?))?|(?:conservacion|conservation|conservacao|armazenamento|almacenamiento|stockage) a (?:mediano plazo|medio plazo|moyen terme|medio prazo)',
  },
  {
    key: '11',
    filter: { storage: [11] },
    source: '(?:in |en |a |au |em )?(?:short term|corto plazo|court terme|curto prazo)(?: (?:seed )?(?:storage|conservation|collections?))?|(?:conservacion|conservation|conservacao|armazenamento|almacenamiento|stockage) a (?:corto plazo|court terme|curto prazo)',
  },
  {
    key: '20',
    filter: { storage: [20] },
    source: 'field (?:genebanks?|gene banks?|collections?)|(?:coleccion(?:es)?|bancos?|colec(?:ao|oes)|collections?) (?:de|en|a) campo|collections? (?:en|au|de) champs?|(?:kept|grown|held|conserved|maintained) (?:alive )?(?:as living plants )?in the field',
  },
  {
    key: '30',
    filter: { storage: [30] },
    source: '(?:kept |held |conserved |maintained |conservad[oa]s? |mantenid[oa]s? |mantid[oa]s? |conservee?s? |maintenue?s? )?(?:in |en |em )?(?:(?:cultivo |culture |cultura )?in vitro|tissue cultures?|vitro ?plant(?:s|as?|es?|ules?|ulas?)|micropropagat(?:ed|ion)|micropropagad[oa]s?|micropropagee?s?|cultivo de tejidos|culture de tissus|cultura de tecidos)(?: (?:collections?|cultures?|conservation|storage))?',
  },
  {
    key: '40',
    filter: { storage: [40] },
    source: '(?:kept |held |stored |conserved |conservad[oa]s? |mantid[oa]s? |conservee?s? )?(?:in |en |em |dans l |par |por )?(?:cryo ?preserv(?:ed|ation)|cryo(?: ?storage| ?bank)?|liquid nitrogen|cryoconserv(?:ation|ee?s?)|crioconserv(?:acion|ad[oa]s?)|criopreserv(?:acao|acion|ad[oa]s?)|nitrogeno liquido|nitrogenio liquido|azote liquide)',
  },
  {
    key: '100',
    filter: { sampStat: [100] },
    source: list(
      '(?:crop )?wild (?:forms?|types?|populations?|plants?|material|germplasm|species|relatives?|ancestors?)',
      '(?:formas?|tipos?|poblacion(?:es)?|populac(?:ao|oes)|especies?|parientes?|parentes?|material|plantas?) (?:silvestres?|selvagens|selvagem)',
      '(?:formes?|types?|populations?|especes?|parent(?:s|es?|ees?)?|(?:especes? )?apparentee?s?|materiel|plantes?) sauvages?',
      'cwr',
    ),
  },
  {
    key: 'hemisphere',
    filter: { geo: { latitude: { ge: 0 } } },
    source: '(?:the |el |l |o )?(?:northern hemisphere|hemisferio (?:norte|boreal)|hemisphere (?:nord|boreal))',
  },
  {
    key: 'hemisphere',
    filter: { geo: { latitude: { le: 0 } } },
    source: '(?:the |el |l |o )?(?:southern hemisphere|hemisferio (?:sur|sul|austral)|hemisphere (?:sud|austral))',
  },
];

const COMPILED = PHRASES.map(({ key, filter, source }) => ({
  meaning: { kind: 'property', key, filter } satisfies Meaning,
  pattern: new RegExp(`(?<![a-z\\d])(?:${source})(?![a-z\\d])`, 'g'),
}));

/** Where a folded text has such a phrase. */
export const phrasesIn = (folded: string): Quantity[] =>
  COMPILED.flatMap(({ meaning, pattern }) =>
    [...folded.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
      meanings: [meaning],
    })),
  );
