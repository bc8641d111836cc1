import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvText } from './csv.ts'

const cell = (text: string) =>
  csvText([], [[text]])
    .replace('\ufeff\r\n', '')
    .replace(/\r\n$/, '')

describe('[BIZ-6] exports open as plain text in a spreadsheet', () => {
  test.each([
    ['노을클라우드', '"노을클라우드"'],
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+82 10', `"'+82 10"`],
    ['-1+1', `"'-1+1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['  =1', `"'  =1"`],
    ['＝1', `"'＝1"`],
    ['a=b', '"a=b"'],
    ['say "hi", all', '"say ""hi"", all"'],
    ['', '""'],
  ])('%j becomes %j', (text, written) => expect(cell(text)).toBe(written))

  test('numbers are not quoted, null is empty, the header comes first', () => {
    expect(
      csvText(
        ['회사', '보낸 수'],
        [
          ['한빛식품', -3],
          ['모카로지스', null],
        ],
      ),
    ).toBe('\ufeff"회사","보낸 수"\r\n"한빛식품",-3\r\n"모카로지스",\r\n')
  })

  test('no text begins like a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', ' '), fc.string(), (head, rest) => {
        expect(cell(`${head}${rest}`)).not.toMatch(/^"[=+\-@\t\r]/)
      }),
    )
  })
})
