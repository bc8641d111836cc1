/** The cursor options for `infiniteQueryOptions`. */
export const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
}
