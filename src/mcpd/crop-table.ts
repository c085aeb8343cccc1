import type { Language } from '../contract/constants';
import { fold } from '../contract/fold';
import { cropNames } from './crop-names';

/** A crop of the catalogue and what belongs to it. */
export interface CropEntry {
  /** Lower case, without spaces: the key in addresses and filters. */
  shortName: string;
  /** English. */
  name: string;
  /** By language. */
  names: Partial<Record<Language, string>>;
  /** Synonyms and other languages, as CROPNAME may have them; no two that only differ in how they are written. */
  otherNames: string[];
  /** Genera that belong here whole, but for the species that another crop names. */
  genera: string[];
  /** `Genus species` that belong here although the genus does not, or goes elsewhere. */
  species?: string[];
}

/** Case, accents, hyphens and hybrid signs do not tell names apart. */
const plain = (text: string) =>
  fold(text)
    .replace(/[×\s_-]+/g, ' ')
    .trim();

const crop = (shortName: string, name: string, genera: string, otherNames: string, species = ''): CropEntry => {
  const names = { en: name, ...cropNames(shortName) };
  const all = [
    name,
    ...otherNames.split(',').filter(Boolean),
    ...Object.values(names).map((each) => each.toLowerCase()),
  ];
  const keys = all.map(plain);
  return {
    shortName,
    name,
    names,
    otherNames: all.filter((_, at) => at > 0 && keys.indexOf(keys[at] ?? '') === at),
    genera: genera.split(',').filter(Boolean),
    ...(species && { species: species.split(',') }),
  };
};

/** The one table of crops. Columns: key, English name, genera, other names, species. */
// oxfmt-ignore
export const CROPS: CropEntry[] = [
  crop('wheat', 'Wheat', 'Triticum,Aegilops,Amblyopyrum', 'bread wheat,durum,durum wheat,common wheat,winter wheat,spring wheat,spelt,emmer,einkorn,goatgrass,trigo,blé,blé tendre,blé dur,froment,weizen,pšenice,trigo duro,قمح,小麦,コムギ,밀,пшеница,espelta,escanda,épeautre,engrain,amidonnier,emmer wheat,einkorn wheat,spelt wheat'),
  crop('barley', 'Barley', 'Hordeum', 'winter barley,spring barley,wild barley,cebada,orge,gerste,ječmen,cevada,شعير,オオムギ,大麦,보리,ячмень'),
  crop('rice', 'Rice', 'Oryza', 'asian rice,african rice,wild rice,paddy,arroz,riz,reis,rýže,أرز,イネ,稲,水稻,벼,рис'),
  crop('maize', 'Maize', 'Zea,Tripsacum', 'corn,sweet corn,popcorn,teosinte,maíz,maiz,maïs,mais,kukuřice,milho,ذرة,トウモロコシ,とうもろこし,玉米,옥수수,кукуруза,choclo,elote,milho verde,sweetcorn,indian corn'),
  crop('sorghum', 'Sorghum', 'Sorghum', 'milo,great millet,jowar,sudangrass,sorgo,sorgho,sorghumhirse,čirok,ذرة رفيعة,モロコシ,高粱,수수,сорго,zahína,sorgo granífero'),
  crop('pearlmillet', 'Pearl millet', '', 'pearlmillet,bajra,bulrush millet,millet,mijo perla,mil,petit mil,milheto,perlhirse,دخن,トウジンビエ,진주조', 'Pennisetum glaucum,Cenchrus americanus,Pennisetum violaceum,Cenchrus violaceus,Pennisetum americanum,Pennisetum typhoides'),
  crop('fingermillet', 'Finger millet', '', 'ragi,millet,mijo dedo,éleusine', 'Eleusine coracana,Eleusine africana'),
  crop('foxtailmillet', 'Foxtail millet', '', 'italian millet,millet,moha,粟', 'Setaria italica,Setaria viridis'),
  crop('prosomillet', 'Proso millet', '', 'common millet,broomcorn millet,millet,mijo,panic,rispenhirse,proso', 'Panicum miliaceum'),
  crop('switchgrass', 'Switchgrass', '', 'pasto varilla,panic érigé,rutenhirse', 'Panicum virgatum'),
  crop('oat', 'Oat', 'Avena', 'oats,wild oat,avena,avoine,hafer,oves,aveia,شوفان,エンバク,燕麦,귀리,овёс,овес'),
  crop('rye', 'Rye', 'Secale', 'winter rye,centeno,seigle,roggen,žito,centeio,شيلم,ライムギ,黑麦,호밀,рожь'),
  crop('triticale', 'Triticale', 'Triticosecale', 'tritical,triticum x secale'),
  crop('buckwheat', 'Buckwheat', 'Fagopyrum', 'alforfón,sarrasin,buchweizen,pohanka,гречиха,荞麦,sarraceno,trigo sarraceno,trigo mourisco,blé noir'),
  crop('quinoa', 'Quinoa', 'Chenopodium', 'goosefoot,huauzontle,quinua,kinoa,quínoa,キヌア,퀴노아'),
  crop('amaranth', 'Amaranth', 'Amaranthus', 'grain amaranth,leaf amaranth,achita,kiwicha,amaranto,amarante,laskavec,amarant,アマランサス'),
  crop('beans', 'Beans', 'Phaseolus', 'bean,common bean,dry bean,phaseolus bean,phaseolus beans,kidney bean,lima bean,runner bean,scarlet runner bean,tepary bean,frijol,frijoles,fríjol,haricot,haricot commun,bohne,gartenbohne,fazol,feijão,feijao,فاصوليا,インゲンマメ,菜豆,강낭콩,фасоль,poroto,judía,alubia,habichuela,caraota,ejote,pallar,pinto bean,navy bean,butter bean,flageolet,haricot vert,vagem,feijão-fava,feijão-lima,fagiolo,feijão comum,frijol común,haricot sec,french bean,snap bean'),
  crop('chickpea', 'Chickpea', 'Cicer', 'chick pea,garbanzo,bengal gram,gram,pois chiche,kichererbse,cizrna,grão-de-bico,grão de bico,حمص,ヒヨコマメ,鹰嘴豆,병아리콩,нут,garbanzo bean'),
  crop('lentil', 'Lentil', 'Lens', 'lentils,lenteja,lentille,linse,čočka,lentilha,عدس,レンズマメ,렌즈콩,чечевица', 'Vicia lens'),
  crop('fababean', 'Faba bean', '', 'faba bean,fava bean,broad bean,horse bean,field bean,bean,haba,fève,féverole,feve,ackerbohne,bob,fava,فول,ソラマメ,蚕豆,잠두,бобы', 'Vicia faba'),
  crop('vetch', 'Vetch', 'Vicia', 'veza,vesce,wicke,vikev,ervilhaca,вика'),
  crop('cowpea', 'Cowpea', 'Vigna', 'black-eyed pea,black eyed pea,southern pea,yardlong bean,caupí,caupi,niébé,niebe,augenbohne,feijão-caupi,feijão caupi,لوبيا,ササゲ,豇豆,동부,вигна,feijão-fradinho,feijão-de-corda,frijol de carita,judía carilla,frijol cabecita negra'),
  crop('mungbean', 'Mung bean', '', 'mungbean,green gram,mungo,frijol mungo,haricot mungo,緑豆,绿豆', 'Vigna radiata'),
  crop('bambaragroundnut', 'Bambara groundnut', '', 'bambara bean,bambara nut,voandzou,pois bambara,jugo bean', 'Vigna subterranea,Voandzeia subterranea'),
  crop('soybean', 'Soybean', 'Glycine', 'soya,soya bean,soy bean,soja,sója,soybeans,فول الصويا,ダイズ,大豆,콩,соя,soy,soya beans'),
  crop('groundnut', 'Groundnut', 'Arachis', 'peanut,goober,earthnut,monkey nut,perennial peanut,rhizoma peanut,forage peanut,pinto peanut,spanish peanut,valencia peanut,virginia peanut,runner peanut,maní,mani,cacahuate,cacahuete,arachide,cacahuète,erdnuss,erdnuß,podzemnice,podzemnice olejná,arašíd,amendoim,فول سوداني,ラッカセイ,落花生,花生,땅콩,арахис,'),
  crop('pigeonpea', 'Pigeonpea', 'Cajanus', 'pigeon pea,red gram,gandul,guandú,guandu,pois d’angole,pois cajan,straucherbse,キマメ,木豆,feijão-guandu,frijol de palo,ambrevade'),
  crop('pea', 'Pea', 'Pisum', 'peas,field pea,garden pea,guisante,arveja,pois,erbse,hrách,ervilha,بازلاء,エンドウ,豌豆,완두,горох,petit pois', 'Lathyrus oleraceus'),
  crop('grasspea', 'Grass pea', 'Lathyrus', 'grass pea,chickling pea,khesari,almorta,gesse,saatplatterbse,hrachor,chícharo,чина'),
  crop('lupin', 'Lupin', 'Lupinus', 'lupine,lupins,tarwi,altramuz,lupino,tremoço,lupina,люпин,chocho'),
  crop('potato', 'Potato', '', 'potatoes,spud,wild potato,andean potato,papa,patata,pomme de terre,kartoffel,brambor,batata,بطاطس,ジャガイモ,马铃薯,감자,картофель,papa andina,patate,batata-inglesa,batatinha,batateira', 'Solanum tuberosum,Solanum andigenum,Solanum stenotomum,Solanum phureja,Solanum goniocalyx,Solanum chaucha,Solanum juzepczukii,Solanum curtilobum,Solanum ajanhuiri,Solanum acaule,Solanum bulbocastanum,Solanum brevicaule,Solanum commersonii,Solanum chacoense,Solanum candolleanum,Solanum demissum,Solanum stoloniferum,Solanum boliviense,Solanum berthaultii,Solanum microdontum,Solanum jamesii,Solanum cardiophyllum,Solanum raphanifolium,Solanum verrucosum,Solanum vernei,Solanum sparsipilum,Solanum infundibuliforme,Solanum leptophyes,Solanum bukasovii'),
  crop('tomato', 'Tomato', 'Lycopersicon', 'tomatoes,wild tomato,tomate,jitomate,tomate de mesa,rajče,tomat,طماطم,بندورة,トマト,番茄,토마토,томат,tomateiro', 'Solanum lycopersicum,Solanum pimpinellifolium,Solanum peruvianum,Solanum habrochaites,Solanum pennellii,Solanum cheesmaniae,Solanum galapagense,Solanum chilense,Solanum chmielewskii,Solanum neorickii,Solanum corneliomulleri,Solanum arcanum,Solanum huaylasense,Solanum lycopersicoides,Solanum sitiens'),
  crop('eggplant', 'Eggplant', '', 'aubergine,brinjal,garden egg,african eggplant,scarlet eggplant,berenjena,berinjela,lilek,باذنجان,ナス,茄子,가지,баклажан', 'Solanum melongena,Solanum aethiopicum,Solanum macrocarpon,Solanum incanum,Solanum insanum,Solanum linnaeanum,Solanum anguivi,Solanum dasyphyllum,Solanum torvum'),
  crop('pepper', 'Pepper', 'Capsicum', 'sweet pepper,hot pepper,chili,chilli,chile,bell pepper,capsicum,peppers,ají,pimiento,piment,poivron,paprika,pimenta,pimentão,فلفل,トウガラシ,辣椒,고추,перец,rocoto,locoto,guindilla,malagueta,piment fort,chili pepper,chilli pepper,chile pepper'),
  crop('blackpepper', 'Black pepper', 'Piper', 'pepper,pimienta,poivre,pfeffer,pepř,pimenta-do-reino'),
  crop('sweetpotato', 'Sweet potato', 'Ipomoea', 'sweet potato,sweetpotatoes,sweet potatoes,camote,batata dulce,boniato,patate douce,süßkartoffel,batáty,batata-doce,batata doce,بطاطا حلوة,サツマイモ,甘薯,고구마,батат'),
  crop('cassava', 'Cassava', 'Manihot', 'manioc,tapioca,yuca,mandioca,maniok,manihot,كاسافا,キャッサバ,木薯,카사바,маниок,macaxeira,aipim,guacamote'),
  crop('yam', 'Yam', 'Dioscorea', 'yams,ñame,igname,jamswurzel,inhame,cará,يام,ヤムイモ,薯蓣,마,ямс'),
  crop('taro', 'Taro', 'Colocasia', 'cocoyam,dasheen,malanga,サトイモ,芋头,yautía,inhame-coco'),
  crop('banana', 'Banana', 'Musa', 'bananas,plantain,banano,plátano,platano,banane,bananier,banán,bananeira,موز,バナナ,香蕉,바나나,банан,cambur,guineo,bananier plantain,banana-da-terra'),
  crop('sunflower', 'Sunflower', 'Helianthus', 'wild sunflower,girasol,tournesol,sonnenblume,slunečnice,girassol,عباد الشمس,ヒマワリ,向日葵,해바라기,подсолнечник'),
  crop('jerusalemartichoke', 'Jerusalem artichoke', '', 'topinambur,topinambour,sunchoke,aguaturma', 'Helianthus tuberosus'),
  crop('flax', 'Flax', 'Linum', 'linseed,fibre flax,fiber flax,lino,linaza,lin,lein,len,linho,كتان,アマ,亚麻,아마,лён,лен,linhaça'),
  crop('safflower', 'Safflower', 'Carthamus', 'cártamo,carthame,saflor,светлица'),
  crop('sesame', 'Sesame', 'Sesamum', 'ajonjolí,sésamo,sésame,sezam,gergelim,سمسم,ゴマ,芝麻,참깨,кунжут'),
  crop('brassica', 'Brassicas', 'Brassica', 'cabbage,rapeseed,oilseed rape,canola,mustard,turnip,kale,cauliflower,broccoli,col,chou,kohl,raps,colza,řepka,choux,choux-fleurs,couve,coliflor,brócoli,brócolis,repollo,chou-fleur,navet,nabo,mostaza,mostarda,moutarde,swede,rutabaga,coles,repolho,oilseed brassica'),
  crop('beet', 'Beet', 'Beta', 'sugar beet,beetroot,chard,remolacha,betterave,rübe,řepa,beterraba,свёкла,betabel,betarraga,acelga,blette,betterave sucrière,betterave à sucre,remolacha azucarera,beterraba sacarina,beterraba açucareira'),
  crop('cotton', 'Cotton', 'Gossypium', 'algodón,algodon,coton,baumwolle,bavlník,algodão,قطن,ワタ,棉花,목화,хлопчатник,algodonero,cotonnier,algodoeiro'),
  crop('sugarcane', 'Sugarcane', 'Saccharum', 'sugar cane,caña de azúcar,canne à sucre,zuckerrohr,cana-de-açúcar,サトウキビ,甘蔗,caña,canne'),
  crop('onion', 'Onion', 'Allium', 'onions,shallot,bunching onion,welsh onion,chives,cebolla,oignon,zwiebel,cibule,cebola,بصل,タマネギ,洋葱,양파,лук,cebolleta,cebollino,ciboulette,échalote,cebolinha'),
  crop('garlic', 'Garlic', '', 'ajo,ail,knoblauch,česnek,alho,ثوم,ニンニク,大蒜,마늘,чеснок', 'Allium sativum,Allium longicuspis'),
  crop('leek', 'Leek', '', 'puerro,poireau,poireaux,lauch,porree,pór,alho-poró,лук-порей', 'Allium porrum,Allium ampeloprasum'),
  crop('carrot', 'Carrot', 'Daucus', 'wild carrot,zanahoria,carotte,möhre,karotte,mrkev,cenoura,جزر,ニンジン,胡萝卜,당근,морковь'),
  crop('lettuce', 'Lettuce', 'Lactuca', 'lechuga,laitue,salat,salát,alface,خس,レタス,莴苣,상추,салат'),
  crop('spinach', 'Spinach', 'Spinacia', 'espinaca,épinard,spinat,špenát,espinafre,ホウレンソウ,菠菜,шпинат'),
  crop('parsley', 'Parsley', 'Petroselinum', 'perejil,persil,petersilie,petržel,salsa,петрушка'),
  crop('mint', 'Mint', 'Mentha', 'peppermint,spearmint,menta,menthe,minze,máta,hortelã,نعناع,ミント,мята'),
  crop('okra', 'Okra', 'Abelmoschus', 'lady’s finger,gombo,quimbombó,quiabo,bamia,bamya,オクラ,quingombó,ocra,bombó,ladyfinger'),
  crop('cucurbits', 'Pumpkins and squashes', 'Cucurbita', 'pumpkin,squash,calabaza,courge,kürbis,dýně,abóbora,カボチャ,南瓜,호박,тыква,zapallo,auyama,ahuyama,ayote,calabacín,zucchini,courgette,marrow,gourd,potiron,citrouille,courge musquée,abobrinha,jerimum,moranga'),
  crop('cucumber', 'Cucumber and melon', 'Cucumis', 'cucumber,melon,muskmelon,pepino,melón,concombre,gurke,okurka,melão,خيار,شمام,오이,멜론,メロン,キュウリ,огурец'),
  crop('watermelon', 'Watermelon', 'Citrullus', 'sandía,pastèque,wassermelone,meloun,melancia,بطيخ,スイカ,西瓜,수박,арбуз,patilla'),
  crop('groundcherry', 'Tomatillo and ground cherry', 'Physalis', 'tomatillo,ground cherry,cape gooseberry,uchuva,physalis,coqueret'),
  crop('tobacco', 'Tobacco', 'Nicotiana', 'tabaco,tabac,tabak,tabák,تبغ,タバコ,烟草,담배,табак'),
  crop('apple', 'Apple', 'Malus', 'apples,crabapple,crab apple,manzana,manzano,pomme,pommier,apfel,jabloň,jablko,maçã,macieira,تفاح,リンゴ,苹果,사과,яблоня,manzanero'),
  crop('pear', 'Pear', 'Pyrus', 'pera,peral,poire,poirier,birne,hrušeň,pereira,كمثرى,ナシ,梨,배,груша'),
  crop('peach', 'Peach', '', 'nectarine,melocotón,durazno,pêche,pêcher,pfirsich,broskvoň,pêssego,خوخ,モモ,桃,복숭아,персик,pessegueiro,duraznero,melocotonero', 'Prunus persica,Prunus davidiana,Prunus mira,Prunus kansuensis'),
  crop('apricot', 'Apricot', '', 'albaricoque,damasco,abricot,abricotier,aprikose,meruňka,مشمش,アンズ,杏,살구,абрикос,albaricoquero,chabacano', 'Prunus armeniaca,Prunus mume,Prunus sibirica,Prunus mandshurica'),
  crop('cherry', 'Cherry', '', 'sweet cherry,sour cherry,cereza,guinda,cerise,cerisier,kirsche,třešeň,višeň,cereja,كرز,サクランボ,樱桃,체리,вишня,черешня,cerezo,cerejeira,griotte', 'Prunus avium,Prunus cerasus,Prunus fruticosa,Prunus mahaleb,Prunus tomentosa,Prunus serotina'),
  crop('plum', 'Plum', '', 'prune,damson,ciruela,prunier,pflaume,zwetschge,švestka,slivoň,ameixa,برقوق,スモモ,李,자두,слива,ciruelo,ameixeira', 'Prunus domestica,Prunus salicina,Prunus cerasifera,Prunus americana,Prunus hortulana,Prunus angustifolia,Prunus rivularis,Prunus spinosa,Prunus insititia,Prunus mexicana,Prunus munsoniana,Prunus nigra,Prunus maritima'),
  crop('almond', 'Almond', '', 'almendra,almendro,amande,amandier,mandel,mandloň,amêndoa,لوز,アーモンド,扁桃,아몬드,миндаль,amendoeira', 'Prunus dulcis,Prunus amygdalus,Prunus webbii,Prunus argentea'),
  crop('stonefruit', 'Stone fruits', 'Prunus', 'prunus,stone fruit,frutales de hueso,fruits à noyau,steinobst,peckoviny'),
  crop('grape', 'Grape', 'Vitis', 'grapes,grapevine,vine,wild grape,vid,uva,vigne,raisin,rebe,weinrebe,réva,videira,عنب,ブドウ,葡萄,포도,виноград,viña,cepa de vid,parra'),
  crop('strawberry', 'Strawberry', 'Fragaria', 'strawberries,wild strawberry,fresa,frutilla,fraise,fraisier,erdbeere,jahodník,jahoda,morango,فراولة,イチゴ,草莓,딸기,земляника,клубника,morangueiro'),
  crop('raspberry', 'Raspberry and blackberry', 'Rubus', 'raspberry,blackberry,black raspberry,dewberry,bramble,frambuesa,zarzamora,mora,framboise,mûre,himbeere,brombeere,maliník,ostružiník,framboesa,amora,ラズベリー,малина,ежевика'),
  crop('blueberry', 'Blueberry', 'Vaccinium', 'blueberries,bilberry,lingonberry,huckleberry,arándano,myrtille,heidelbeere,borůvka,mirtilo,ブルーベリー,蓝莓,블루베리,голубика,черника'),
  crop('cranberry', 'Cranberry', '', 'arándano rojo,canneberge,moosbeere,klikva,oxicoco,клюква', 'Vaccinium macrocarpon,Vaccinium oxycoccos'),
  crop('currant', 'Currant and gooseberry', 'Ribes', 'currant,black currant,blackcurrant,red currant,redcurrant,gooseberry,grosella,cassis,groseille,groseillier,johannisbeere,stachelbeere,rybíz,angrešt,groselha,スグリ,смородина,крыжовник'),
  crop('serviceberry', 'Serviceberry', 'Amelanchier', 'saskatoon,juneberry,guillomo,amélanchier,felsenbirne,muchovník,ирга'),
  crop('walnut', 'Walnut', 'Juglans', 'persian walnut,english walnut,black walnut,butternut,nuez,nogal,noix,noyer,walnuss,ořešák,noz,nogueira,جوز,クルミ,核桃,호두,орех грецкий'),
  crop('hazelnut', 'Hazelnut', 'Corylus', 'hazel,filbert,cobnut,avellana,avellano,noisette,noisetier,haselnuss,líska,avelã,بندق,ヘーゼルナッツ,榛子,개암,лещина,фундук,aveleira'),
  crop('pecan', 'Pecan and hickory', 'Carya', 'pecan,hickory,pacana,nuez pecanera,noix de pécan,pecannuss,noz-pecã'),
  crop('citrus', 'Citrus', 'Citrus,Poncirus,Fortunella', 'orange,lemon,lime,mandarin,grapefruit,naranja,limón,agrumes,zitrus,laranja,naranjo,mandarina,pomelo,cítrico,citrino,oranger,citronnier,limão,laranjeira,limonero,citron,citrus fruit'),
  crop('coffee', 'Coffee', 'Coffea', 'café,kaffee,kávovník,قهوة,コーヒー,咖啡,커피,кофе,cafeto,caféier,cafeeiro'),
  crop('cacao', 'Cacao', 'Theobroma', 'cocoa,cacaotero,cacaoyer,kakao,kakaovník,cacau,カカオ,可可,cacaotier,cacaueiro'),
  crop('maple', 'Maple', 'Acer', 'sugar maple,arce,érable,ahorn,javor,bordo,カエデ,клён'),
  crop('wildrye', 'Wildrye and wheatgrass', 'Elymus,Leymus,Agropyron,Thinopyrum,Pascopyrum,Pseudoroegneria,Psathyrostachys,Pseudelymus', 'wild rye,wheatgrass,bluebunch wheatgrass,crested wheatgrass,intermediate wheatgrass,pýr,quecke'),
  crop('forages', 'Clovers, medics and forage grasses', 'Trifolium,Medicago,Lolium,Festuca,Dactylis,Bromus,Poa,Phleum,Stylosanthes,Desmodium,Urochloa,Brachiaria,Megathyrsus,Lotus,Onobrychis,Melilotus', 'forage,forages,clover,alfalfa,lucerne,medic,ryegrass,trébol,trèfle,luzerne,klee,jetel,trevo,trevos,alfafa,luzerna,raigrás,ray-grass,azevém,fétuque,festuca,dactyle,dáctilo'),
  crop('zinnia', 'Zinnia', 'Zinnia', 'cinia,ostálka,цинния'),
];

const byName = new Map<string, CropEntry[]>();
const byGenus = new Map<string, CropEntry>();
const bySpecies = new Map<string, CropEntry>();
for (const entry of CROPS) {
  for (const name of new Set([entry.shortName, entry.name, ...entry.otherNames].map(plain))) {
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  for (const genus of entry.genera) byGenus.set(plain(genus), entry);
  for (const species of entry.species ?? []) bySpecies.set(plain(species), entry);
}

const find = (cropName: string, genus: string, species: string): string | undefined => {
  const taxon = bySpecies.get(plain(`${genus} ${species}`)) ?? byGenus.get(plain(genus));
  const named = cropName ? byName.get(plain(cropName)) : undefined;
  // "pepper" and "millet" mean several crops: then the taxon decides.
  const entry = named && taxon && named.includes(taxon) ? taxon : (named?.[0] ?? taxon);
  return entry?.shortName;
};

const known = new Map<string, string | undefined>();
const MAX_KNOWN = 50_000;

/** The short name of the crop an accession belongs to: by CROPNAME, else by species, else by genus. */
export const cropOf = (taxon: { cropName?: string; genus: string; species?: string }): string | undefined => {
  const key = `${taxon.cropName ?? ''}\u001f${taxon.genus}\u001f${taxon.species ?? ''}`;
  if (known.has(key)) return known.get(key);
  const found = find(taxon.cropName ?? '', taxon.genus, taxon.species ?? '');
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, found);
  return found;
};
