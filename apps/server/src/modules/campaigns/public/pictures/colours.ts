/** The light roles of the design language; a picture has no theme. */
export const COLOURS = {
  hero: '#f4efeb',
  paper: '#ffffff',
  line: '#ddd6d2',
  track: '#ddd6d2',
  fill: '#ede7e4',
  ink: '#271b17',
  ink2: '#50433e',
  ink3: '#6b5f5a',
  shot: '#2c1812',
  onShot: '#ffffff',
  rise: '#f43715',
} as const
