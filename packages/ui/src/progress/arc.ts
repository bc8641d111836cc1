/** Half of the gap between two neighbouring segments, in degrees: leaves room for their round ends. */
const GAP = 10.5

/** The path of segment `index` of `count` on a ring, clockwise from the top. */
export function ringSegment(index: number, count: number, size: number, stroke: number): string {
  const radius = (size - stroke) / 2
  const turn = 360 / count
  const start = point(index * turn + GAP, radius, size)
  const end = point((index + 1) * turn - GAP, radius, size)
  return `M${start}A${radius} ${radius} 0 0 1 ${end}`
}

function point(degrees: number, radius: number, size: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  const at = (n: number) => (size / 2 + n).toFixed(2)
  return `${at(radius * Math.cos(angle))} ${at(radius * Math.sin(angle))}`
}
