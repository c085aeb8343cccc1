import type { Citation, CitationType } from '@/contract/citation/citation';
import { URL_NAMESPACE, uuidV5 } from '@/mcpd/accession-uuid';

type Details = Partial<
  Pick<
    Citation,
    | 'publication'
    | 'volume'
    | 'issue'
    | 'pages'
    | 'publisher'
    | 'doi'
    | 'language'
    | 'keywords'
    | 'crops'
    | 'collections'
  >
>;

type Row = readonly [type: CitationType, year: number, authors: string, title: string, details: Details];

/**
 * Real publications on plant genetic resources. The rule for an entry: it exists, and its facts (authors in their
 * order, year, title, where it appeared) are those of its title page or of the publisher's record; a DOI stands here
 * only where it is known for sure, volume and pages likewise. Abstracts are their publishers' and are left out. Keywords,
 * crops and collections are ours: what it is about, and the WIEWS codes of the collections studied or of those who
 * published it. Authors are parted by semicolons.
 */
// oxfmt-ignore
const ROWS: readonly Row[] = [
  ['article', 1926, 'Vavilov, N. I.', 'Studies on the origin of cultivated plants', { publication: 'Bulletin of Applied Botany and Plant Breeding', volume: '16', issue: '2', pages: '1–248', language: 'ru', keywords: ['centres of origin', 'domestication'], collections: ['RUS001'] }],
  ['article', 1951, 'Vavilov, N. I.', 'The origin, variation, immunity and breeding of cultivated plants', { publication: 'Chronica Botanica', volume: '13', pages: '1–366', language: 'en', keywords: ['centres of origin', 'crop evolution', 'plant breeding'], collections: ['RUS001'] }],
  ['book', 1959, 'Mansfeld, R.', 'Vorläufiges Verzeichnis landwirtschaftlich oder gärtnerisch kultivierter Pflanzenarten', { publisher: 'Akademie-Verlag, Berlin', language: 'de', keywords: ['taxonomy', 'cultivated plants'], collections: ['DEU146'] }],
  ['book', 1970, 'Frankel, O. H.; Bennett, E.', 'Genetic resources in plants: their exploration and conservation', { publisher: 'Blackwell, Oxford', language: 'en', keywords: ['conservation', 'collecting'] }],
  ['article', 1971, 'Harlan, J. R.; de Wet, J. M. J.', 'Toward a rational classification of cultivated plants', { publication: 'Taxon', volume: '20', issue: '4', pages: '509–517', doi: '10.2307/1218252', language: 'en', keywords: ['gene pools', 'taxonomy', 'crop wild relatives'] }],
  ['article', 1971, 'Harlan, J. R.', 'Agricultural origins: centers and noncenters', { publication: 'Science', volume: '174', issue: '4008', pages: '468–474', doi: '10.1126/science.174.4008.468', language: 'en', keywords: ['centres of origin', 'domestication'] }],
  ['chapter', 1975, 'Marshall, D. R.; Brown, A. H. D.', 'Optimum sampling strategies in genetic conservation', { publication: 'Crop genetic resources for today and tomorrow', publisher: 'Cambridge University Press', pages: '53–80', language: 'en', keywords: ['collecting', 'conservation', 'sampling'] }],
  ['article', 1980, 'Ellis, R. H.; Roberts, E. H.', 'Improved equations for the prediction of seed longevity', { publication: 'Annals of Botany', volume: '45', issue: '1', pages: '13–30', doi: '10.1093/oxfordjournals.aob.a085797', language: 'en', keywords: ['seed storage', 'seed longevity'], crops: ['barley'] }],
  ['book', 1982, 'IBPGR', 'Phaseolus vulgaris descriptors', { publisher: 'International Board for Plant Genetic Resources, Rome', language: 'en', keywords: ['descriptors'], crops: ['beans'] }],
  ['book', 1983, 'Hawkes, J. G.', 'The diversity of crop plants', { publisher: 'Harvard University Press, Cambridge, Massachusetts', language: 'en', keywords: ['crop evolution', 'conservation'] }],
  ['article', 1984, 'Peeters, J. P.; Williams, J. T.', 'Towards better use of genebanks with special reference to information', { publication: 'Plant Genetic Resources Newsletter', volume: '60', pages: '22–32', language: 'en', keywords: ['documentation', 'passport data', 'use of collections'] }],
  ['chapter', 1984, 'Frankel, O. H.; Brown, A. H. D.', 'Plant genetic resources today: a critical appraisal', { publication: 'Crop genetic resources: conservation and evaluation', publisher: 'George Allen & Unwin, London', pages: '249–257', language: 'en', keywords: ['core collections', 'conservation'] }],
  ['book', 1984, 'Debouck, D. G.; Hidalgo, R.', 'Morfología de la planta de frijol común', { publisher: 'Centro Internacional de Agricultura Tropical (CIAT), Cali', language: 'es', keywords: ['morphology', 'characterization'], crops: ['beans'], collections: ['COL003'] }],
  ['book', 1985, 'IBPGR', 'Descriptors for wheat (revised)', { publisher: 'International Board for Plant Genetic Resources, Rome', language: 'en', keywords: ['descriptors'], crops: ['wheat'] }],
  ['article', 1989, 'Brown, A. H. D.', 'Core collections: a practical approach to genetic resources management', { publication: 'Genome', volume: '31', issue: '2', pages: '818–824', doi: '10.1139/g89-144', language: 'en', keywords: ['core collections', 'sampling'] }],
  ['chapter', 1989, 'Brown, A. H. D.', 'The case for core collections', { publication: 'The use of plant genetic resources', publisher: 'Cambridge University Press', pages: '136–156', language: 'en', keywords: ['core collections'] }],
  ['book', 1990, 'Fowler, C.; Mooney, P.', 'Shattering: food, politics, and the loss of genetic diversity', { publisher: 'University of Arizona Press, Tucson', language: 'en', keywords: ['genetic erosion', 'policy'] }],
  ['book', 1991, 'IBPGR; CIMMYT', 'Descriptors for maize', { publisher: 'International Board for Plant Genetic Resources, Rome', language: 'en', keywords: ['descriptors'], crops: ['maize'], collections: ['MEX002'] }],
  ['book', 1992, 'IBPGR; ICRISAT', 'Descriptors for groundnut', { publisher: 'International Board for Plant Genetic Resources, Rome', language: 'en', keywords: ['descriptors'], crops: ['groundnut'], collections: ['IND002'] }],
  ['book', 1992, 'Harlan, J. R.', 'Crops and man', { publisher: 'American Society of Agronomy, Madison', language: 'en', keywords: ['domestication', 'crop evolution'] }],
  ['book', 1993, 'IBPGR; ICRISAT', 'Descriptors for sorghum [Sorghum bicolor (L.) Moench]', { publisher: 'International Board for Plant Genetic Resources, Rome', language: 'en', keywords: ['descriptors'], crops: ['sorghum'], collections: ['IND002'] }],
  ['book', 1993, 'IBPGR; ICRISAT; ICARDA', 'Descriptors for chickpea (Cicer arietinum L.)', { publisher: 'International Board for Plant Genetic Resources, Rome', language: 'en', keywords: ['descriptors'], crops: ['chickpea'], collections: ['IND002', 'LBN002'] }],
  ['article', 1993, 'Holbrook, C. C.; Anderson, W. F.; Pittman, R. N.', 'Selection of a core collection from the U.S. germplasm collection of peanut', { publication: 'Crop Science', volume: '33', issue: '4', pages: '859–861', language: 'en', keywords: ['core collections'], crops: ['groundnut'], collections: ['USA016'] }],
  ['book', 1994, 'IPGRI', 'Descriptors for barley (Hordeum vulgare L.)', { publisher: 'International Plant Genetic Resources Institute, Rome', language: 'en', keywords: ['descriptors'], crops: ['barley'] }],
  ['book', 1994, 'van Slageren, M. W.', 'Wild wheats: a monograph of Aegilops L. and Amblyopyrum (Jaub. & Spach) Eig (Poaceae)', { publisher: 'Wageningen Agricultural University', language: 'en', keywords: ['taxonomy', 'crop wild relatives'], crops: ['wheat'], collections: ['LBN002'] }],
  ['book', 1995, 'Guarino, L.; Ramanatha Rao, V.; Reid, R.', 'Collecting plant genetic diversity: technical guidelines', { publisher: 'CAB International, Wallingford', language: 'en', keywords: ['collecting'] }],
  ['book', 1995, 'IPGRI; AVRDC; CATIE', 'Descriptors for Capsicum (Capsicum spp.)', { publisher: 'International Plant Genetic Resources Institute, Rome', language: 'en', keywords: ['descriptors'], crops: ['pepper'], collections: ['TWN001', 'CRI001'] }],
  ['book', 1996, 'IPGRI', 'Descriptors for tomato (Lycopersicon spp.)', { publisher: 'International Plant Genetic Resources Institute, Rome', language: 'en', keywords: ['descriptors'], crops: ['tomato'] }],
  ['book', 1997, 'Pistorius, R.', 'Scientists, plants and politics: a history of the plant genetic resources movement', { publisher: 'International Plant Genetic Resources Institute, Rome', language: 'en', keywords: ['history', 'policy'] }],
  ['article', 1997, 'Tanksley, S. D.; McCouch, S. R.', 'Seed banks and molecular maps: unlocking genetic potential from the wild', { publication: 'Science', volume: '277', issue: '5329', pages: '1063–1066', doi: '10.1126/science.277.5329.1063', language: 'en', keywords: ['crop wild relatives', 'genomics', 'use of collections'], crops: ['tomato', 'rice'] }],
  ['article', 1997, 'Heun, M.; Schäfer-Pregl, R.; Klawan, D.; Castagna, R.; Accerbi, M.; Borghi, B.; Salamini, F.', 'Site of einkorn wheat domestication identified by DNA fingerprinting', { publication: 'Science', volume: '278', issue: '5341', pages: '1312–1314', doi: '10.1126/science.278.5341.1312', language: 'en', keywords: ['domestication', 'genomics'], crops: ['wheat'] }],
  ['article', 1999, 'Hoisington, D.; Khairallah, M.; Reeves, T.; Ribaut, J.-M.; Skovmand, B.; Taba, S.; Warburton, M.', 'Plant genetic resources: what can they contribute toward increased crop productivity?', { publication: 'Proceedings of the National Academy of Sciences', volume: '96', issue: '11', pages: '5937–5943', doi: '10.1073/pnas.96.11.5937', language: 'en', keywords: ['use of collections', 'plant breeding'], crops: ['maize', 'wheat'], collections: ['MEX002'] }],
  ['report', 2000, 'van Hintum, Th. J. L.; Brown, A. H. D.; Spillane, C.; Hodgkin, T.', 'Core collections of plant genetic resources', { publication: 'IPGRI Technical Bulletin', volume: '3', publisher: 'International Plant Genetic Resources Institute, Rome', language: 'en', keywords: ['core collections'] }],
  ['article', 2000, 'Badr, A.; Müller, K.; Schäfer-Pregl, R.; El Rabey, H.; Effgen, S.; Ibrahim, H. H.; Pozzi, C.; Rohde, W.; Salamini, F.', 'On the origin and domestication history of barley (Hordeum vulgare)', { publication: 'Molecular Biology and Evolution', volume: '17', issue: '4', pages: '499–510', doi: '10.1093/oxfordjournals.molbev.a026330', language: 'en', keywords: ['domestication', 'genomics'], crops: ['barley'] }],
  ['article', 2000, 'Gollin, D.; Smale, M.; Skovmand, B.', 'Searching an ex situ collection of wheat genetic resources', { publication: 'American Journal of Agricultural Economics', volume: '82', issue: '4', pages: '812–827', doi: '10.1111/0002-9092.00075', language: 'en', keywords: ['economics', 'use of collections'], crops: ['wheat'], collections: ['MEX002'] }],
  ['article', 2001, 'Upadhyaya, H. D.; Ortiz, R.', 'A mini core subset for capturing diversity and promoting utilization of chickpea genetic resources in crop improvement', { publication: 'Theoretical and Applied Genetics', volume: '102', pages: '1292–1298', doi: '10.1007/s00122-001-0556-y', language: 'en', keywords: ['core collections'], crops: ['chickpea'], collections: ['IND002'] }],
  ['article', 2002, 'Upadhyaya, H. D.; Bramel, P. J.; Ortiz, R.; Singh, S.', 'Developing a mini core of peanut for utilization of genetic resources', { publication: 'Crop Science', volume: '42', pages: '2150–2156', doi: '10.2135/cropsci2002.2150', language: 'en', keywords: ['core collections'], crops: ['groundnut'], collections: ['IND002'] }],
  ['article', 2002, 'Matsuoka, Y.; Vigouroux, Y.; Goodman, M. M.; Sanchez G., J.; Buckler, E.; Doebley, J.', 'A single domestication for maize shown by multilocus microsatellite genotyping', { publication: 'Proceedings of the National Academy of Sciences', volume: '99', issue: '9', pages: '6080–6084', doi: '10.1073/pnas.052125199', language: 'en', keywords: ['domestication', 'genomics'], crops: ['maize'] }],
  ['article', 2005, 'Esquinas-Alcázar, J.', 'Protecting crop genetic diversity for food security: political, ethical and technical challenges', { publication: 'Nature Reviews Genetics', volume: '6', pages: '946–953', doi: '10.1038/nrg1729', language: 'en', keywords: ['policy', 'conservation'] }],
  ['article', 2005, 'Spooner, D. M.; McLean, K.; Ramsay, G.; Waugh, R.; Bryan, G. J.', 'A single domestication for potato based on multilocus amplified fragment length polymorphism genotyping', { publication: 'Proceedings of the National Academy of Sciences', volume: '102', issue: '41', pages: '14694–14699', doi: '10.1073/pnas.0507400102', language: 'en', keywords: ['domestication', 'genomics'], crops: ['potato'] }],
  ['article', 2006, 'Gepts, P.', 'Plant genetic resources conservation and utilization: the accomplishments and future of a societal insurance policy', { publication: 'Crop Science', volume: '46', issue: '5', pages: '2278–2292', doi: '10.2135/cropsci2006.03.0169gas', language: 'en', keywords: ['conservation', 'policy', 'use of collections'] }],
  ['article', 2006, 'Doebley, J. F.; Gaut, B. S.; Smith, B. D.', 'The molecular genetics of crop domestication', { publication: 'Cell', volume: '127', issue: '7', pages: '1309–1321', doi: '10.1016/j.cell.2006.12.006', language: 'en', keywords: ['domestication', 'genomics'] }],
  ['article', 2006, 'Tanno, K.; Willcox, G.', 'How fast was wild wheat domesticated?', { publication: 'Science', volume: '311', issue: '5769', pages: '1886', doi: '10.1126/science.1124635', language: 'en', keywords: ['domestication', 'archaeobotany'], crops: ['wheat'] }],
  ['book', 2006, 'Rao, N. K.; Hanson, J.; Dulloo, M. E.; Ghosh, K.; Nowell, D.; Larinde, M.', 'Manual of seed handling in genebanks', { publisher: 'Bioversity International, Rome', language: 'en', keywords: ['seed storage', 'genebank management'] }],
  ['article', 2007, 'Pickersgill, B.', 'Domestication of plants in the Americas: insights from Mendelian and molecular genetics', { publication: 'Annals of Botany', volume: '100', issue: '5', pages: '925–940', doi: '10.1093/aob/mcm193', language: 'en', keywords: ['domestication'], crops: ['pepper', 'beans'] }],
  ['book', 2007, 'Bioversity International; IRRI; WARDA', 'Descriptors for wild and cultivated rice (Oryza spp.)', { publisher: 'Bioversity International, Rome', language: 'en', keywords: ['descriptors'], crops: ['rice'], collections: ['PHL001', 'CIV033'] }],
  ['article', 2009, 'Thachuk, C.; Crossa, J.; Franco, J.; Dreisigacker, S.; Warburton, M.; Davenport, G. F.', 'Core Hunter: an algorithm for sampling genetic resources based on multiple genetic measures', { publication: 'BMC Bioinformatics', volume: '10', pages: '243', doi: '10.1186/1471-2105-10-243', language: 'en', keywords: ['core collections', 'sampling', 'software'] }],
  ['article', 2009, 'Upadhyaya, H. D.; Pundir, R. P. S.; Dwivedi, S. L.; Gowda, C. L. L.; Reddy, V. G.; Singh, S.', 'Developing a mini core collection of sorghum for diversified utilization of germplasm', { publication: 'Crop Science', volume: '49', pages: '1769–1780', doi: '10.2135/cropsci2009.01.0014', language: 'en', keywords: ['core collections'], crops: ['sorghum'], collections: ['IND002'] }],
  ['report', 2009, 'FAO', 'International Treaty on Plant Genetic Resources for Food and Agriculture', { publisher: 'Food and Agriculture Organization of the United Nations, Rome', language: 'en', keywords: ['policy', 'access and benefit-sharing'] }],
  ['report', 2010, 'FAO', "The second report on the state of the world's plant genetic resources for food and agriculture", { publisher: 'Food and Agriculture Organization of the United Nations, Rome', language: 'en', keywords: ['conservation', 'policy'] }],
  ['article', 2011, 'van Hintum, T.; Menting, F.; van Strien, E.', 'Quality indicators for passport data in ex situ genebanks', { publication: 'Plant Genetic Resources', volume: '9', issue: '3', pages: '478–485', doi: '10.1017/S1479262111000682', language: 'en', keywords: ['passport data', 'documentation', 'PDCI'], collections: ['NLD037'] }],
  ['article', 2011, 'Endresen, D. T. F.; Street, K.; Mackay, M.; Bari, A.; De Pauw, E.', 'Predictive association between biotic stress traits and eco-geographic data for wheat and barley landraces', { publication: 'Crop Science', volume: '51', issue: '5', pages: '2036–2055', doi: '10.2135/cropsci2010.12.0717', language: 'en', keywords: ['landraces', 'climate', 'use of collections'], crops: ['wheat', 'barley'], collections: ['LBN002'] }],
  ['article', 2013, 'Odong, T. L.; Jansen, J.; van Eeuwijk, F. A.; van Hintum, T. J. L.', 'Quality of core collections for effective utilisation of genetic resources review, discussion and interpretation', { publication: 'Theoretical and Applied Genetics', volume: '126', pages: '289–305', doi: '10.1007/s00122-012-1971-y', language: 'en', keywords: ['core collections', 'sampling'] }],
  ['article', 2013, 'Westengen, O. T.; Jeppson, S.; Guarino, L.', 'Global ex-situ crop diversity conservation and the Svalbard Global Seed Vault: assessing the current status', { publication: 'PLoS ONE', volume: '8', issue: '5', pages: 'e64146', doi: '10.1371/journal.pone.0064146', language: 'en', keywords: ['conservation', 'safety duplication'] }],
  ['report', 2014, 'FAO', 'Genebank standards for plant genetic resources for food and agriculture', { publisher: 'Food and Agriculture Organization of the United Nations, Rome', language: 'en', keywords: ['genebank management', 'seed storage'] }],
  ['article', 2014, 'Khoury, C. K.; Bjorkman, A. D.; Dempewolf, H.; Ramirez-Villegas, J.; Guarino, L.; Jarvis, A.; Rieseberg, L. H.; Struik, P. C.', 'Increasing homogeneity in global food supplies and the implications for food security', { publication: 'Proceedings of the National Academy of Sciences', volume: '111', issue: '11', pages: '4001–4006', doi: '10.1073/pnas.1313490111', language: 'en', keywords: ['food supply', 'diversity'] }],
  ['article', 2014, 'Dempewolf, H.; Eastwood, R. J.; Guarino, L.; Khoury, C. K.; Müller, J. V.; Toll, J.', 'Adapting agriculture to climate change: a global initiative to collect, conserve, and use crop wild relatives', { publication: 'Agroecology and Sustainable Food Systems', volume: '38', issue: '4', pages: '369–377', doi: '10.1080/21683565.2013.870629', language: 'en', keywords: ['crop wild relatives', 'climate', 'collecting'] }],
  ['report', 2015, 'Alercia, A.; Diulgheroff, S.; Mackay, M.', 'FAO/Bioversity multi-crop passport descriptors V.2.1 [MCPD V.2.1]', { publisher: 'FAO and Bioversity International, Rome', language: 'en', keywords: ['passport data', 'descriptors', 'documentation'] }],
  ['article', 2016, 'Castañeda-Álvarez, N. P.; Khoury, C. K.; Achicanoy, H. A.; Bernau, V.; Dempewolf, H.; Eastwood, R. J.; Guarino, L.; Harker, R. H.; Jarvis, A.; Maxted, N.; Müller, J. V.; Ramirez-Villegas, J.; Sosa, C. C.; Struik, P. C.; Vincent, H.; Toll, J.', 'Global conservation priorities for crop wild relatives', { publication: 'Nature Plants', volume: '2', pages: '16022', doi: '10.1038/nplants.2016.22', language: 'en', keywords: ['crop wild relatives', 'conservation'] }],
  ['article', 2017, 'Fick, S. E.; Hijmans, R. J.', 'WorldClim 2: new 1-km spatial resolution climate surfaces for global land areas', { publication: 'International Journal of Climatology', volume: '37', issue: '12', pages: '4302–4315', doi: '10.1002/joc.5086', language: 'en', keywords: ['climate'] }],
];

const listed = (authors: string) => authors.split('; ');

/** The newest first. */
export const publications = (): Citation[] =>
  ROWS.map(([type, year, authors, title, details]): Citation => ({
    // Its own words name it: the same entry has the same address everywhere.
    uuid: uuidV5(URL_NAMESPACE, `https://pgr-portal.example/bibliography/${year}/${title}`),
    type,
    status: 'PUBLISHED',
    title,
    authors: listed(authors),
    year,
    keywords: [],
    collections: [],
    crops: [],
    ...details,
  })).sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
