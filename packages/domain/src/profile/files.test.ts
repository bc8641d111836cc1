import { describe, expect, test } from 'vitest'
import { profile as situations } from '../errors/profile.ts'
import { FILE, fileProblem, fileTypeOf, needsUpload, sizeText } from './files.ts'

describe('[VAL-10] files', () => {
  const MB20 = 20 * 1024 * 1024

  test.each([
    [MB20 - 1, null],
    [MB20, null],
    [MB20 + 1, '최대 20MB 이하의 파일만 등록 가능합니다.'],
    [1, null],
    [0, '빈 파일은 올릴 수 없어요'],
  ])('%i bytes: %s', (size, problem) => expect(fileProblem({ name: '이력서.pdf', size })).toBe(problem))

  test.each(['a.pdf', 'a.PNG', 'a.b.jpg', '이력서 최종.JPEG'])('%s may be chosen', (name) => {
    expect(fileProblem({ name, size: 1 })).toBeNull()
  })

  test.each(['a.hwp', 'a.pdf.exe', 'pdf', 'a.', 'a.svg', ''])('%j may not', (name) => {
    expect(fileProblem({ name, size: 1 })).toBe('pdf, png, jpg, jpeg 파일만 올릴 수 있어요')
  })

  test.each([
    ['a.pdf', 'pdf'],
    ['a.PNG', 'png'],
    ['a.jpg', 'jpg'],
    ['a.jpeg', 'jpeg'],
    ['a.heic', 'jpeg'],
    ['noextension', 'jpeg'],
  ])('%s is uploaded as %s', (name, type) => expect(fileTypeOf(name)).toBe(type))

  test('a field is uploaded only when it holds a file', () => {
    expect(
      [{ name: 'a.pdf' }, 'https://example.com/a.pdf', '', null, undefined].map((f) => needsUpload(f)),
    ).toEqual([true, false, false, false, false])
  })

  test('the server answers with the same sentences', () => {
    expect(situations.FILE_TOO_LARGE.title).toBe(FILE.tooLarge)
    expect(situations.FILE_TYPE_UNSUPPORTED.title).toBe(FILE.wrongType)
  })

  test('sizes', () => {
    expect([1, 1024, 839_680, 2_516_582, MB20].map(sizeText)).toEqual([
      '1KB',
      '1KB',
      '820KB',
      '2.4MB',
      '20.0MB',
    ])
  })
})
