// Whose password it is, for password managers: a field that is read and not seen.

export function KeptName({ email }: { email: string }) {
  // Of the type `hidden` it would be no username for them.
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
