/** One year: its height (in any unit), and the others' value where it is known. */
export type PathColumn = {
  label: string
  height: number
  whole: boolean
  alike: number | null
  /** The column's label; a shape shared without amounts has none. */
  figure?: string | undefined
}

export type Bar = { x: number; width: number; base: number; rise: number }
export type Point = { x: number; y: number }

export type Frame = { width: number; height: number; gap: number }

/** Starts at zero, so that a raise is drawn in proportion: grey up to the first full year, coloured above. */
export function barsOf(columns: readonly PathColumn[], frame: Frame): Bar[] {
  const scale = scaleOf(columns, frame)
  const width = columnWidth(columns, frame)
  const first = columns.findIndex(({ whole }) => whole)
  const from = columns[first]?.height ?? Infinity
  return columns.map(({ height }, index) => {
    const base = index < first ? height : Math.min(height, from)
    return {
      x: index * (width + frame.gap),
      width,
      base: base * scale,
      rise: (height - base) * scale,
    }
  })
}

/** The others' line in pieces, with gaps where nothing is known. Points are measured from the top. */
export function peerLines(columns: readonly PathColumn[], frame: Frame): Point[][] {
  const scale = scaleOf(columns, frame)
  const width = columnWidth(columns, frame)
  const lines: Point[][] = []
  let open: Point[] | null = null
  for (const [index, { alike }] of columns.entries()) {
    if (alike === null) {
      open = null
      continue
    }
    if (!open) lines.push((open = []))
    open.push({ x: index * (width + frame.gap) + width / 2, y: frame.height - alike * scale })
  }
  return lines
}

function scaleOf(columns: readonly PathColumn[], { height }: Frame): number {
  return height / Math.max(1, ...columns.flatMap((column) => [column.height, column.alike ?? 0]))
}

function columnWidth({ length }: readonly PathColumn[], { width, gap }: Frame): number {
  return (width - gap * (length - 1)) / length
}
