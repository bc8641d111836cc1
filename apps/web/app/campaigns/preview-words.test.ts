import { expect, test } from 'vitest'
import type { LinkPreview } from './find-preview.server.ts'
import { previewTarget, previewWords } from './preview-words.ts'

const preview: LinkPreview = {
  type: 'offer',
  id: '0190a6f0-0000-7000-8000-000000000001',
  name: '노을클라우드',
  logo: null,
  position: '프론트엔드 개발자',
  companyCount: 1,
  salaryMin: 6300,
  salaryMax: 6800,
  status: 'WAITING',
  expiredAt: '2026-11-20T14:59:59Z',
}
const group = { ...preview, type: 'group', companyCount: 5 } as const

test('[ROUTE-9] an open offer names the company, a group the number of companies, a message its sender', () => {
  expect(previewWords(preview).title.join(' ')).toBe('노을클라우드가 연봉을 걸고 어택했어요')
  expect(previewWords({ ...preview, name: '달그락' }).title[0]).toBe('달그락이')
  const words = { ...preview, salaryMin: null, salaryMax: null }
  expect(previewWords(words).title.join(' ')).toBe('노을클라우드가 메시지를 보냈어요')
  expect(previewWords(group).title.join(' ')).toBe('에이전트가 어울리는 회사 5곳을 골랐어요')
  expect(previewWords({ ...preview, type: 'message', status: null }).title.join(' ')).toBe(
    '노을클라우드가 메시지를 보냈어요',
  )
})

test('[ROUTE-9] several offers are counted, a coffee chat names the company', () => {
  const offers = { ...preview, type: 'offers', name: '', status: null, companyCount: 3 } as const
  expect(previewWords(offers).title.join(' ')).toBe('답을 기다리는 어택이 3건 있어요')
  expect(previewWords({ ...offers, companyCount: 0 }).title).toEqual(['모두 답한 어택이에요'])
  expect(previewWords({ ...preview, type: 'coffeechat', name: '달그락', status: null }).title.join(' ')).toBe(
    '달그락 커피챗에 새 소식이 있어요',
  )
})

test('[ROUTE-9] a stranger learns that an offer is over or answered, not how', () => {
  expect(previewWords({ ...preview, status: 'EXPIRED' }).title).toEqual(['커피챗 수락 기간이 만료되었어요.'])
  expect(previewWords({ ...group, status: 'EXPIRED' }).title).toEqual(['선택 가능한 기한이 만료되었어요!'])
  const answered = (['MATCHED', 'REFUSED', 'AGENT'] as const).map((status) =>
    previewWords({ ...preview, status }),
  )
  expect(new Set(answered.map((words) => JSON.stringify(words))).size).toBe(1)
  expect(answered[0]!.title).toEqual(['이미 답한 제안이에요'])
})

test('[ROUTE-9] the button leads to the offer, the group or the messages', () => {
  expect(previewTarget(preview)).toBe(`/my/result/${preview.id}`)
  expect(previewTarget(group)).toBe(`/my/result/curation/${preview.id}`)
  expect(previewTarget({ ...preview, type: 'message' })).toBe(`/my/message/${preview.id}`)
  expect(previewTarget({ ...preview, type: 'offers' })).toBe('/my/attack')
  expect(previewTarget({ ...preview, type: 'coffeechat' })).toBe(
    `/my/result/like/${preview.id}?company=${encodeURIComponent('노을클라우드')}`,
  )
})
