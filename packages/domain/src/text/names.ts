const KOREAN = /^[가-힣]+$/

/** Surnames of two syllables; everyone else has one. The last four may also be a surname and half a given name. */
const LONG_SURNAME = /^(?:남궁|독고|사공|제갈|(?:동방|서문|선우|황보)(?=.{2}))/

/**
 * The given name of a Korean name, '지우' of '한지우'; other names stay whole. In a name of three syllables 황보라 is read
 * as 황 and 보라, which it is far more often.
 */
export function givenName(name: string): string {
  if (!KOREAN.test(name)) return name
  const given = name.slice(LONG_SURNAME.test(name) ? 2 : 1)
  // Nobody is called by one syllable: 이황 stays 이황, 남궁민 stays 남궁민.
  return given.length < 2 ? name : given
}

/** How the product addresses a person: '지우 님'. */
export function politeName(name: string): string {
  return `${givenName(name)} 님`
}
