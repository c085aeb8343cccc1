/** Tells password managers whose password a form is about. */
export function HiddenUsername({ account }: { account: string }) {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={account} />;
}
