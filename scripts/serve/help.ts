/** What `--help` prints. */
export const help = (command: string) => `Usage: ${command} -- [options]

  --data FILE…         serve these MCPD files (.csv, .tsv, .xlsx, .gz) in place of the demo accessions
  --traits FILE…       with observations of these accessions: one a row, or a column per descriptor
  --institute CODE     WIEWS code for rows without INSTCODE
  --encoding NAME      what the text of these files is in (windows-1250 …), where it is not found out
  --accessions N       size of the demo set, 20,000 by default
  --api URL            use a live server in place of the reference API
  --ai                 a demo assistant, which is no AI, answers questions in one's own words
  --translate URL      machine translation by this service, as of npm run ai -- --translate
  --fresh              forget accounts and changes of earlier runs
  --restore-clients    the portal may log people in again, where its OAuth client was switched off or deleted
  --renew-key          sign tokens with another key; those of the former one are taken until the next time
  --no-mailbox         no page shows the messages that would have been sent; they are printed here only
  --open-mailbox       a page shows them to everybody, also to those who come from elsewhere
  --demo-accounts      accounts with a published password, also for others and with data of one's own
  --no-password-grant  people log in on the reference API's own page; the portal's login takes no password
  --help               this text

Environment: PORT (8080), HOST (this machine only), DATA_FOLDER (.data), and the configuration in docs/operating.md.`;
