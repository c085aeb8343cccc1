import { html } from './html';

/** For light and dark, from the width of a phone on; controls are at least 44 px high. */
export const PAGE_STYLE = html`
  :root { color-scheme: light dark; --text: #1f2a1f; --quiet: #55604f; --paper: #fff; --line: #8a9384; --act: #2f6b2f;
  --on-act: #fff; --bad: #a3211b; } @media (prefers-color-scheme: dark) { :root { --text: #e9ece6; --quiet: #b3bcab;
  --paper: #171b16; --line: #7d8776; --act: #9ccf8f; --on-act: #10200d; --bad: #ff9d93; } } * { box-sizing: border-box;
  } body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--paper); } main {
  max-width: 440px; margin-inline: auto; padding: 40px 16px 64px; } h1 { margin: 0 0 16px; font-size: 1.75rem;
  line-height: 1.2; } p { margin: 0 0 16px; overflow-wrap: anywhere; } .quiet { color: var(--quiet); } .bad { padding:
  12px 16px; border: 1px solid var(--bad); border-radius: 4px; color: var(--bad); } form { display: grid; gap: 16px;
  margin: 0 0 16px; } label { display: grid; gap: 4px; } input { font: inherit; min-height: 48px; padding: 8px 12px;
  color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 4px; } button, .button {
  display: block; width: 100%; min-height: 48px; padding: 10px 16px; font: inherit; text-align: start; text-decoration:
  none; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 4px; cursor: pointer; }
  .main { color: var(--on-act); background: var(--act); border-color: var(--act); text-align: center; font-weight: 600;
  } button small { display: block; color: var(--quiet); font-size: 0.875rem; } a { color: var(--act); } :focus-visible {
  outline: 3px solid var(--act); outline-offset: 2px; } ul { list-style: none; margin: 0 0 16px; padding: 0; display:
  grid; gap: 8px; }
`;
