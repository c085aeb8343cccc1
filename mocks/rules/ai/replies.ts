import type { Language } from '@/contract/constants';
import type { Slip } from './reading/slips';

interface Said {
  /** Where the conversation begins anew. */
  anew: string;
  /** What answers. */
  demo: string;
  found: (count: string) => string;
  nothing: string;
  leftOut: string;
  /** What was typed with a letter wrong, and what it was taken for. */
  slips: (words: string) => string;
}

/** "Accessions: 12" needs no form of the noun, in no language. */
const SAID: Record<Language, Said> = {
  en: {
    anew: 'What you asked before is left behind.',
    demo: 'This is the demo assistant, which is no AI: it compares your words with the names in the catalogue.',
    found: (count) => `Matching accessions: **${count}**.`,
    nothing: 'None of your words names anything in the catalogue. Try a crop, a country, an institute or a year.',
    leftOut: 'Some of your words are not part of the filter.',
    slips: (words) => `Spelling corrected: ${words}.`,
  },
  es: {
    anew: 'Lo que preguntó antes ya no cuenta.',
    demo: 'Este es el asistente de demostración, que no es una IA: compara sus palabras con los nombres del catálogo.',
    found: (count) => `Accesiones que coinciden: **${count}**.`,
    nothing: 'Ninguna de sus palabras nombra algo del catálogo. Pruebe con un cultivo, un país, un instituto o un año.',
    leftOut: 'Algunas de sus palabras no forman parte del filtro.',
    slips: (words) => `Ortografía corregida: ${words}.`,
  },
  fr: {
    anew: 'Ce que vous aviez demandé avant ne compte plus.',
    demo: 'Ceci est l’assistant de démonstration, qui n’est pas une IA : il compare vos mots aux noms du catalogue.',
    found: (count) => `Accessions correspondantes : **${count}**.`,
    nothing:
      'Aucun de vos mots ne désigne quelque chose du catalogue. Essayez une culture, un pays, un institut ou une année.',
    leftOut: 'Certains de vos mots ne font pas partie du filtre.',
    slips: (words) => `Orthographe corrigée : ${words}.`,
  },
  cs: {
    anew: 'Na co jste se ptali předtím, už neplatí.',
    demo: 'Toto je ukázkový asistent, nikoli umělá inteligence: porovnává vaše slova s názvy v katalogu.',
    found: (count) => `Odpovídající položky: **${count}**.`,
    nothing: 'Žádné z vašich slov v katalogu nic neoznačuje. Zkuste plodinu, zemi, instituci nebo rok.',
    leftOut: 'Některá vaše slova součástí filtru nejsou.',
    slips: (words) => `Opravený pravopis: ${words}.`,
  },
  ar: {
    anew: 'لم يعد ما طلبته من قبل ساريًا.',
    demo: 'هذا هو المساعد التجريبي، وهو ليس ذكاءً اصطناعيًا: يقارن كلماتك بالأسماء الواردة في الفهرس.',
    found: (count) => `المدخلات المطابقة: **${count}**.`,
    nothing: 'لا تدل أي من كلماتك على شيء في الفهرس. جرّب محصولًا أو بلدًا أو معهدًا أو سنة.',
    leftOut: 'بعض كلماتك ليست جزءًا من عامل التصفية.',
    slips: (words) => `صُحّح الإملاء: ${words}.`,
  },
  'pt-BR': {
    anew: 'O que você pediu antes não vale mais.',
    demo: 'Este é o assistente de demonstração, que não é uma IA: ele compara suas palavras com os nomes do catálogo.',
    found: (count) => `Acessos correspondentes: **${count}**.`,
    nothing: 'Nenhuma das suas palavras nomeia algo do catálogo. Tente uma cultura, um país, um instituto ou um ano.',
    leftOut: 'Algumas das suas palavras não fazem parte do filtro.',
    slips: (words) => `Ortografia corrigida: ${words}.`,
  },
  ko: {
    anew: '앞서 물어본 내용은 지웠습니다.',
    demo: '이것은 AI가 아닌 데모 도우미입니다. 입력한 낱말을 목록에 있는 이름과 비교합니다.',
    found: (count) => `일치하는 자원: **${count}**.`,
    nothing: '목록에 있는 것을 가리키는 낱말이 없습니다. 작물, 국가, 기관 또는 연도를 입력해 보세요.',
    leftOut: '일부 낱말은 필터에 들어 있지 않습니다.',
    slips: (words) => `맞춤법을 고쳐 읽었습니다: ${words}.`,
  },
  ja: {
    anew: 'これまでの質問内容は取り消されました。',
    demo: 'これはAIではないデモ用アシスタントです。入力された言葉をカタログ内の名称と照合します。',
    found: (count) => `一致するアクセッション：**${count}**。`,
    nothing: 'カタログ内のものを指す言葉がありません。作物、国、機関、または年を入力してみてください。',
    leftOut: '一部の言葉はフィルターに含まれていません。',
    slips: (words) => `つづりを直して読みました：${words}。`,
  },
};

export interface Outcome {
  /** Of the filter; undefined where nothing of the message was understood. */
  count: number | undefined;
  isAnew: boolean;
  /** Whether some words are not in the filter. */
  isPartial: boolean;
  corrected: readonly Slip[];
}

/** What the demo assistant says. */
export function replyTo(language: Language, { count, isAnew, isPartial, corrected }: Outcome): string {
  const { anew, demo, found, nothing, leftOut, slips } = SAID[language];
  // Letters only: nothing of what was typed is read as Markdown.
  const changes = corrected
    .map(({ typed, name }) => `${typed.replaceAll(/[^\p{L}\p{M}]/gu, ' ')} → ${name}`)
    .join(', ');
  const number = count === undefined ? undefined : new Intl.NumberFormat(language).format(count);
  const outcome =
    number === undefined
      ? isAnew
        ? []
        : [nothing]
      : [found(number), ...(changes ? [slips(changes)] : []), ...(isPartial ? [leftOut] : [])];
  return [demo, [...(isAnew ? [anew] : []), ...outcome].join(' ')].join('\n\n');
}
