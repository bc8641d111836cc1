/** Parameters of an address or a form, each once: of a repeated one the first counts. */
export type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>

export function one(parameters: Parameters, name: string): string | null {
  const value = parameters[name]
  return (typeof value === 'string' ? value : value?.[0]) ?? null
}

export const all = (parameters: Parameters, name: string): readonly string[] =>
  [parameters[name] ?? []].flat()
