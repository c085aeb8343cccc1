/** Tells password managers whose password a form is about, where it does not ask for that. */
export function HiddenUsername({ account }: { account: string }) {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={account} />;
}
