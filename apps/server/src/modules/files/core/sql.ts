/** A file that arrived whole and was not removed, as SQL text about one row of `files`, named as the statement names it. */
export const fileIsKept = (file: string): string =>
  `(${file}.state = 'STORED' and ${file}.removed_at is null)`
