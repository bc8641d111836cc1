import { describe, expect, test } from 'vitest'
import { profile as situations } from '../errors/profile.ts'
import { FILE, fileIdOf, fileProblem, fileTypeOf, safeFileName, sizeText } from './files.ts'

describe('[VAL-10] files', () => {
  const MB20 = 20 * 1024 * 1024

  test.each([
    [MB20, null],
    [MB20 + 1, '최대 20MB 이하의 파일만 등록 가능합니다.'],
    [0, '빈 파일은 올릴 수 없어요'],
  ])('%i bytes: %s', (size, problem) => expect(fileProblem({ name: '이력서.pdf', size })).toBe(problem))

  test.each(['a.pdf', 'a.PNG', 'a.b.jpg', '이력서 최종.JPEG'])('%s may be chosen', (name) => {
    expect(fileProblem({ name, size: 1 })).toBeNull()
  })

  test.each(['a.hwp', 'a.pdf.exe', 'pdf', 'a.', 'a.svg', ''])('%j may not', (name) => {
    expect(fileProblem({ name, size: 1 })).toBe('pdf, png, jpg, jpeg 파일만 올릴 수 있어요')
  })

  test.each([
    ['a.PNG', 'png'],
    ['a.jpeg', 'jpeg'],
    ['a.heic', 'jpeg'],
    ['noextension', 'jpeg'],
  ])('%s is uploaded as %s', (name, type) => expect(fileTypeOf(name)).toBe(type))

  test('the server answers with the same sentences', () => {
    expect(situations.FILE_TOO_LARGE.title).toBe(FILE.tooLarge)
    expect(situations.FILE_TYPE_UNSUPPORTED.title).toBe(FILE.wrongType)
  })

  test.each([
    ['김지우 이력서.pdf', '김지우 이력서.pdf'],
    ['C:\\\\Users\\\\jiwoo\\\\이력서.PDF', '이력서.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a\r\nset-cookie: x=1.pdf', 'aset-cookie x=1.pdf'],
    ['이력서\u202Efdp.exe', '이력서fdp.pdf'],
    ['"; filename="x.html', 'filename=x.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['이력서.최종.pdf', '이력서.최종.pdf'],
    ['이력서'.normalize('NFD') + '.pdf', '이력서.pdf'],
    ['가'.repeat(300), `${'가'.repeat(100)}.pdf`],
    ['', '이력서.pdf'],
  ])('%j is kept as %j', (name, kept) =>
    expect(safeFileName(name, { kind: 'resume', type: 'pdf' })).toBe(kept),
  )

  test('a file is named by the id in its address, whatever stands around it', () => {
    const id = '0198c1f0-7a5e-7bbb-8f00-0123456789ab'
    expect(fileIdOf(`https://x.example/api/files/u/${id}.pdf?expires=1&signature=x`)).toBe(id)
    expect(fileIdOf(`/api/files/u/${id}.jpeg`)).toBe(id)
    for (const url of ['', 'https://x.example/a.pdf', `/files/${id}`, `/files/${id}.html`, `/${id}x.pdf`])
      expect(fileIdOf(url)).toBeNull()
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
