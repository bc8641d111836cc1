/** The table's columns, for its head, its rows and their skeletons. */
export const columns =
  'grid grid-cols-[minmax(0,1fr)_62px] items-center gap-6 px-5 sm:grid-cols-[minmax(0,1fr)_236px_62px]'
