export const filterNames = ['q', 'operatorId', 'action', 'subject', 'subjectId', 'from', 'until'] as const
export type Filter = { [N in (typeof filterNames)[number]]?: string }

/** The address holds the filter, so that it can be shared as a link. */
export function readFilter(params: URLSearchParams): Filter {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
}

/** The address with changed filters; empty ones are removed. */
export function withFilter(params: URLSearchParams, change: Filter): URLSearchParams {
  return Object.entries(change).reduce((was, [name, value]) => withParam(was, name, value ?? ''), params)
}

export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}
