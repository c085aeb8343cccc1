import type { Edit, Selected } from './markdown-edits';

/** Changes a text as if it had been typed: the browser's undo takes it back, and whoever listens hears of it. */
export function writeInto(input: HTMLTextAreaElement, change: (selected: Selected) => Edit): void {
  const { text, from, to, select } = change({
    text: input.value,
    from: input.selectionStart,
    to: input.selectionEnd,
  });
  input.focus();
  input.setSelectionRange(from, to);
  // Old, and nothing else in the platform writes so that it can be undone.
  const done = 'execCommand' in document && document.execCommand('insertText', false, text);
  if (!done) {
    input.setRangeText(text, from, to);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }
  input.setSelectionRange(...select);
}
