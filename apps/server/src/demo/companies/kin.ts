/** Companies of one group, by slug: who hides from one of them hides from all. */
export const GROUPS: readonly (readonly string[])[] = [
  ['doodle-pay', 'yeoul-finance', 'joyakdol-insure'],
  ['neoul-energy', 'baramgaebi-power'],
  ['byeolmuri-games', 'mulsujebi', 'byeolsatang-studio'],
  ['mocha-logis', 'surebakwi-auto'],
]

/** Other names that a register, a contract or a person might write. */
export const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'noeul-cloud': ['Noeul Cloud', '노을시스템'],
  'doodle-pay': ['Doodle Pay', '두들랩'],
  'ongyeol-health': ['Ongyeol Health'],
  'mocha-logis': ['Mocha Logis', '모카물류'],
  'bandal-labs': ['Bandal Labs', '반달연구소'],
  'neoul-energy': ['Neoul Energy'],
  'semo-store': ['Semo Store', '세모마켓'],
  'byeolmuri-games': ['Byeolmuri Games', '별무리엔터'],
  'solbangul-soft': ['Solbangul Soft'],
  'batu-robotics': ['Batu Robotics'],
}

/** Known to us, but they do not hire at the moment. */
export const RESTING: readonly string[] = ['sageumpari', 'motungi-hwalja']
