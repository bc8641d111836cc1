/** How a list goes on whose answers carry the way to the next of them, for `infiniteQueryOptions`. */
export const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
}
