/** Command line of `npm start`, `npm run dev` and `npm run api`. */
import { parseArgs } from 'node:util';
import { isWiewsCode } from '@/contract/patterns';
import { UsageError } from '../program';

/** What somebody may say on the command line of `npm start`, `npm run dev` and `npm run api`. */
export interface Options {
  /** MCPD files served in place of the demo accessions. */
  data: string[];
  /** Files of observations of those accessions, or of the demo's. */
  traits: string[];
  /** FAO WIEWS code for rows that name no institute. */
  institute?: string;
  /** What text files are in, as the Encoding Standard labels it. */
  encoding?: string;
  /** Size of the demo set. */
  accessions?: number;
  /** Address of a live server used in place of the reference API. */
  api?: string;
  /** The demo assistant answers questions in one's own words. */
  ai: boolean;
  /** Address of a service that translates. */
  translate?: string;
  /** Forget accounts and changes of earlier runs. */
  fresh: boolean;
  /** What administrators changed of the clients that are configured is forgotten. */
  restoreClients: boolean;
  /** Sign tokens with another key from now on. */
  renewKey: boolean;
  /** No page shows the messages of the reference API. */
  noMailbox: boolean;
  /** A page shows them to everybody, also to those who come from elsewhere. */
  openMailbox: boolean;
  /** The demo accounts with their published password, also where others can reach them or with one's own data. */
  demoAccounts: boolean;
  /** People log in on the reference API's own page only; no application trades a password for tokens. */
  noPasswordGrant: boolean;
  help: boolean;
}

const MAX_ACCESSIONS = 20_000_000;

/**
 * Reads the words after `--`.
 * `--data` and `--traits` take one or more files and may be repeated; every other word without a flag is refused.
 * @throws UsageError with one sentence that names the word at fault.
 */
export function parseOptions(words: string[]): Options {
  const { values, data, traits } = read(words);
  const options: Options = {
    data,
    traits,
    ai: values.ai,
    fresh: values.fresh,
    restoreClients: values['restore-clients'],
    renewKey: values['renew-key'],
    noMailbox: values['no-mailbox'],
    openMailbox: values['open-mailbox'],
    demoAccounts: values['demo-accounts'],
    noPasswordGrant: values['no-password-grant'],
    help: values.help,
  };
  if (values.institute !== undefined) options.institute = instituteCode(values.institute);
  if (values.encoding !== undefined) options.encoding = encodingLabel(values.encoding);
  if (values.accessions !== undefined) options.accessions = count(values.accessions);
  if (values.api !== undefined) options.api = serverAddress('--api', values.api);
  if (values.translate !== undefined) options.translate = serverAddress('--translate', values.translate);
  const contradiction = contradictionOf(options);
  if (contradiction !== undefined) throw new UsageError(contradiction);
  return options;
}

/** The environment as the options make it: the demo assistant answers at an address of the portal's own. */
export const environmentOf = (
  { ai, translate }: Pick<Options, 'ai' | 'translate'>,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => ({
  ...environment,
  ...(ai && { AI_URL: '/ai' }),
  ...(translate !== undefined && { TRANSLATE_URL: translate, MACHINE_TRANSLATION: 'true' }),
});

function contradictionOf(options: Options): string | undefined {
  const { data, traits, institute, encoding, accessions, noMailbox, openMailbox, demoAccounts } = options;
  const isLive = options.api !== undefined;
  const files = data.length + traits.length;
  // oxfmt-ignore
  const said: [boolean, string][] = [
    [isLive && data.length > 0, '--api uses a live server, so --data has nowhere to go: choose one of the two.'],
    [isLive && traits.length > 0, '--api uses a live server, so --traits has nowhere to go: choose one of the two.'],
    [isLive && noMailbox, '--api uses a live server, which sends its own mail: --no-mailbox has nothing to close.'],
    [isLive && (openMailbox || demoAccounts), '--api uses a live server, which has its own accounts and mail: leave out the demo’s.'],
    [isLive && options.ai, '--api uses a live server, which the demo assistant of --ai does not know: set AI_URL instead.'],
    [isLive && options.translate !== undefined, '--api uses a live server, which translates by itself or not: set MACHINE_TRANSLATION instead.'],
    [noMailbox && openMailbox, '--no-mailbox and --open-mailbox: choose one of the two.'],
    [isLive && options.noPasswordGrant, '--api uses a live server, which says itself how people log in: leave out --no-password-grant.'],
    [institute !== undefined && files === 0, '--institute needs --data: it completes the rows of a file.'],
    [encoding !== undefined && files === 0, '--encoding needs --data or --traits: it says what their text is in.'],
    [accessions !== undefined && (data.length > 0 || isLive), '--accessions sizes the demo set, which --data and --api replace.'],
  ];
  return said.find(([is]) => is)?.[1];
}

const FLAG = { type: 'boolean', default: false } as const;

function read(words: string[]) {
  try {
    const { values, tokens } = parseArgs({
      args: words,
      options: {
        data: { type: 'string', multiple: true },
        traits: { type: 'string', multiple: true },
        institute: { type: 'string' },
        encoding: { type: 'string' },
        accessions: { type: 'string' },
        api: { type: 'string' },
        ai: FLAG,
        translate: { type: 'string' },
        fresh: FLAG,
        'restore-clients': FLAG,
        'renew-key': FLAG,
        'no-mailbox': FLAG,
        'open-mailbox': FLAG,
        'demo-accounts': FLAG,
        'no-password-grant': FLAG,
        help: { ...FLAG, short: 'h' },
      },
      allowPositionals: true,
      tokens: true,
    });
    const files = { data: new Array<string>(), traits: new Array<string>() };
    let into: string[] | undefined;
    for (const token of tokens) {
      if (token.kind === 'option-terminator') continue;
      if (token.kind === 'positional') {
        if (!into) throw new UsageError(`"${token.value}" is not an option; files come after --data or --traits.`);
        into.push(token.value);
        continue;
      }
      into = token.name === 'data' || token.name === 'traits' ? files[token.name] : undefined;
      if (token.value) into?.push(token.value);
    }
    return { values, ...files };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // Node names the option and, over several sentences, how to escape it; the first sentence says enough.
    const [sentence] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/);
    throw new UsageError(`${sentence}. --help lists the options.`);
  }
}

function instituteCode(text: string): string {
  const code = text.trim().toUpperCase();
  if (!isWiewsCode(code)) {
    throw new UsageError(
      `--institute ${text}: a WIEWS code is three letters and three or four digits, such as NLD037.`,
    );
  }
  return code;
}

function encodingLabel(text: string): string {
  try {
    return new TextDecoder(text).encoding;
  } catch {
    throw new UsageError(
      `--encoding ${text}: no such encoding; windows-1250, iso-8859-2, gb18030 and shift_jis are some.`,
    );
  }
}

function count(text: string): number {
  const number = Number(text.replaceAll(/[_,]/g, ''));
  if (!Number.isInteger(number) || number < 1 || number > MAX_ACCESSIONS) {
    throw new UsageError(`--accessions ${text}: a whole number from 1 to ${MAX_ACCESSIONS} is needed.`);
  }
  return number;
}

function serverAddress(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${name} ${text}: an address such as https://api.example.org is needed.`);
  }
  return url.href.replace(/\/+$/, '');
}
