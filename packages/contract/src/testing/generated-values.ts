/** Limits of integers in the database, JSON and the calendar. */
export const NUMBERS: readonly number[] = [
  0, 1, -1, 2, 12, 30, 60, 1.5, 2_400, 6_300, 2_026, 32_767, 32_768, 200_001, 999_999, 2_147_483_646,
  2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649, 253_402_300_799_999, 8_640_000_000_000_001,
  9_007_199_254_740_991, 9_007_199_254_740_992, -9_007_199_254_740_991, 1e300, -1e300, 5e-324,
]

const listed = (texts: string) => texts.split(' ')

const NUMERALS = listed(
  `0 1 30 100 000000 010000 123456 950314 1234567 19950314 999999999 ${'9'.repeat(19)} 01012345678 010-1234-5678 1208147521 220-81-62517`,
)
const DAYS = listed('2026-11-20 2026-12 2015-03 2019-02 0000-01 0000-01-01 0001-01-01 9999-12 9999-12-31')
const MOMENTS = listed(
  '2026-11-20T10:00:00+09:00 0000-01-01T00:00:00Z 0001-01-01T00:00:00+14:00 9999-12-31T23:59:59-14:00',
)
const ADDRESSES = listed(
  'https://dawn.example/a https://hooks.dawn.example/in https://127.0.0.1/x http://[::1]/ dawn.example somebody@dawn.example /my //evil.test',
)
const TOKENS = listed(
  `true false cursor Zm9v iVBORw0KGgo= ${'A'.repeat(43)} ${'1'.repeat(13)}_00000000-0000-4000-8000-000000000000`,
)
const WORDS = listed(
  '가 A 한지우 React React,결제 카카오페이 프론트엔드 개발 한빛대학교 q=결제 q=%ff jobLabel=개발',
)
const FAMILY = '👩‍👩‍👧‍👦'
const STRANGE = ['', ' ', '\n\t', '%', '\\', '{}', FAMILY, '\u{202E}뒤집힌 글', "'; drop table users; --"]
const LONG = ['correct horse battery', '가'.repeat(50), '나'.repeat(1_000), 'x'.repeat(4_000)]

/** Texts in the formats of the contract, at the edge of each. */
export const TEXTS: readonly string[] = [
  NUMERALS,
  DAYS,
  MOMENTS,
  ADDRESSES,
  TOKENS,
  WORDS,
  STRANGE,
  LONG,
].flat()

const SOME_ID = '00000000-0000-4000-8000-000000000000'
const NUMBERS_IN_PLACES = [
  0, -1, 2_147_483_648, -9_007_199_254_740_991, 8_640_000_000_000_000, -8_640_000_000_000_000, 1e300,
]
const PARTS = [SOME_ID, '-'.repeat(36), '2026-11', '9999-12-31', 'a\0', '\uD800', null, {}]

/** Forged cursors. */
export const CURSORS: readonly string[] = [
  ...NUMBERS_IN_PLACES.flatMap((number) => [[number], [number, SOME_ID], [number, number, SOME_ID]]),
  ...PARTS.flatMap((part) => [
    [part],
    [part, SOME_ID],
    [part, part],
    [part, part, SOME_ID],
    [0, part, SOME_ID],
  ]),
].map((parts) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(parts))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', ''),
)

export const TOO_LONG = ['x'.repeat(100_000), '가'.repeat(5_000), FAMILY.repeat(2_000)]
/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
export const UNSAFE = ['\0', 'a\0b', '\uD800', '한\uDFFF']
export const FIELD_NAMES = listed('unknown __proto__ constructor toString id userId a\0b').concat('')

export const ODD_PARTS = listed(
  `x null 0 -1 .. %2e%2e%2f %27%3B-- %F0%9F%91%A9 %ff %00 %ED%A0%80 ${'A'.repeat(600)} 00000000-0000-4000-8000-000000000000 00000000-0000-4000-8000-00000000000G 0198C0DE-0000-7000-8000-00000000000A`,
)
export const ODD_VALUES = listed(
  `0 -1 1e9 2147483648 NaN null 0000-01-01 9999-12-31 %00 %ED%A0%80 %ff %25 %2C%2C %5B%5D ${'9'.repeat(30)} ${'%EA%B0%80'.repeat(300)} ${'x'.repeat(5_000)}`,
).concat('')
const DEEP = 5_000
export const ODD_BODIES = listed(
  String.raw`null [] 7 "x" { {"a":1e400} {"__proto__":{"a":1}} {"a":"\ud800"} {"\u0000":1}`,
).concat('', ' ', '\u{FEFF}{}', '['.repeat(DEEP) + ']'.repeat(DEEP))
export const ODD_TOKENS = [
  '',
  'Bearer',
  'Bearer x',
  'Bearer a.b.c',
  'Basic YTpi',
  `Bearer ${'x'.repeat(4_000)}`,
]
