export type DensityPoint = { at: number; density: number }

export type Frame = { width: number; height: number; from: number; to: number; peak: number }

/** The scale of a curve: from its first point to its last, and up to its peak. */
export function frameOf(points: readonly DensityPoint[], width: number, height: number): Frame {
  return {
    width,
    height,
    from: points[0]?.at ?? 0,
    to: points.at(-1)?.at ?? 1,
    peak: Math.max(...points.map((point) => point.density), Number.MIN_VALUE),
  }
}

/** The x coordinate of an amount, kept inside the drawing. */
export function xOf({ width, from, to }: Frame, at: number): number {
  return (width * (Math.min(to, Math.max(from, at)) - from)) / (to - from || 1)
}

export function yOf({ height, peak }: Frame, density: number): number {
  return height * (1 - density / peak)
}

/** The density at an amount, interpolated between its two neighbours. */
export function densityAt(points: readonly DensityPoint[], at: number): number {
  const after = points.findIndex((point) => point.at >= at)
  const [left, right] = [points[after - 1], points[after]]
  if (after < 0) return points.at(-1)?.density ?? 0
  if (!left || !right) return right?.density ?? 0
  return left.density + ((right.density - left.density) * (at - left.at)) / (right.at - left.at)
}

/** The outline of the area under the curve between two amounts. */
export function areaPath(points: readonly DensityPoint[], frame: Frame, from: number, to: number): string {
  const [start, end] = [Math.max(frame.from, from), Math.min(frame.to, to)]
  if (end <= start) return ''
  const inside = points.filter(({ at }) => at > start && at < end)
  const edge = [edgeAt(start), ...inside, edgeAt(end)].map(place)
  return `M${x(start)} ${frame.height}L${edge.join('L')}L${x(end)} ${frame.height}Z`

  function edgeAt(at: number): DensityPoint {
    return { at, density: densityAt(points, at) }
  }
  function x(at: number): string {
    return xOf(frame, at).toFixed(1)
  }
  function place({ at, density }: DensityPoint): string {
    return `${x(at)} ${yOf(frame, density).toFixed(1)}`
  }
}
