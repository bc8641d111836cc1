const LEAVES = [
  [24, 268, 16],
  [43, 246, 25],
  [57, 224, 32],
  [64, 202, 36],
  [62, 180, 36],
  [53, 158, 32],
  [39, 136, 25],
] as const

/** Half width, height of the tip, length: one leaf of the latte art, as the app's own cup has it. */
function leaf([half, tip, drop]: (typeof LEAVES)[number]): string {
  const end = tip + drop
  const side = (sign: 1 | -1, part: number) => 200 + sign * half * part
  const [high, low] = [end - 0.75 * drop, tip + 0.3 * drop]
  return `M${side(-1, 1)} ${end}C${side(-1, 0.7)} ${high} ${side(-1, 0.3)} ${low} 200 ${tip}C${side(1, 0.3)} ${low} ${side(1, 0.7)} ${high} ${side(1, 1)} ${end}`
}

type CupProps = { x?: number; y?: number; size?: number }

/** A cup of coffee from above on its saucer. */
export function cup({ x = 0, y = 0, size = 420 }: CupProps = {}): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 400})">
<circle cx="200" cy="214" r="188" fill="#2c1812" fill-opacity=".05"/><circle cx="200" cy="207" r="188" fill="#2c1812" fill-opacity=".05"/>
<circle cx="200" cy="200" r="188" fill="#fff"/><circle cx="200" cy="200" r="150" fill="none" stroke="#e9e1db" stroke-width="1.5"/>
<circle cx="200" cy="208" r="124" fill="#2c1812" fill-opacity=".08"/>
<path d="M304 172h34a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14h-34z" fill="#efe8e2"/><path d="M312 188h18a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-18z" fill="#e0d5cd"/>
<circle cx="200" cy="200" r="122" fill="#f4eeea"/><circle cx="200" cy="200" r="110" fill="#4a2613"/><circle cx="200" cy="201" r="108" fill="#9a5b2f"/><circle cx="200" cy="201" r="98" fill="#6f3b1f"/>
<path d="${LEAVES.map(leaf).join('')}" fill="none" stroke="#f9eee1" stroke-width="13.5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M200 113c-4-7-17-6.5-18 4-.7 8 7.5 14 18 22 10.5-8 18.7-14 18-22-1-10.5-14-11-18-4z" fill="#f9eee1"/>
<path d="M200 140v150" stroke="#74401f" stroke-width="2.6" stroke-linecap="round"/></g>`
}
