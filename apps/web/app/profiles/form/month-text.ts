/** A month as it is typed, '2014.03', beside how it is sent, '2014-03'. */
export function monthAsTyped(raw: string): string {
  const digits = raw.replaceAll(/\D/g, '').slice(0, 6)
  return digits.length > 4 ? `${digits.slice(0, 4)}.${digits.slice(4)}` : digits
}

export function typedMonth(month: string | null): string {
  return month?.replace('-', '.') ?? ''
}

/** Half a month stays half, so that whoever judges it can say so. */
export function sentMonth(typed: string): string {
  return typed.replace('.', '-')
}
