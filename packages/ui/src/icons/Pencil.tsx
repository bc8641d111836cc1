import { icon } from './Icon.tsx'

export const Pencil = icon(
  <path d="M12 20h9M16.38 3.62a2.12 2.12 0 0 1 3 3L7.37 18.64a2 2 0 0 1-.86.5l-2.87.84a.5.5 0 0 1-.62-.62l.84-2.87a2 2 0 0 1 .5-.86z" />,
)
