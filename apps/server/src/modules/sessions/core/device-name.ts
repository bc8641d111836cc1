/** The name in the list of devices: 'iPhone · Safari'. It comes from the user agent, so it is not proof. */
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, '안드로이드'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, '크롬북'],
  [/Linux/, 'Linux'],
]

/** Browsers name each other in their user agent, so the most specific comes first. */
const browsers: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, '카카오톡'],
  [/NAVER\(inapp/i, '네이버 앱'],
  [/Whale\//, '웨일'],
  [/SamsungBrowser\//, '삼성 인터넷'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const first = (table: readonly [RegExp, string][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1]

export function deviceName(userAgent: string): string {
  const parts = [first(systems, userAgent), first(browsers, userAgent)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : '알 수 없는 기기'
}
