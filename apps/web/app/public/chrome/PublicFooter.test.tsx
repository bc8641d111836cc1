import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OutsideLinks } from '../../campaigns/outside-links.ts'
import type { Company } from './CompanyAddress.tsx'
import { PublicFooter } from './PublicFooter.tsx'

test('[PUB-2] deleting the account is offered only when a handler is given', () => {
  expect(renderToStaticMarkup(<PublicFooter path="/" outside={{}} company={null} />)).not.toContain(
    '회원 탈퇴',
  )
  expect(
    renderToStaticMarkup(
      <PublicFooter path="/my/account" outside={{}} company={null} onWithdraw={() => {}} />,
    ),
  ).toContain('회원 탈퇴')
})

test('[PUB-2] an inquiry carries the page it started on', () => {
  expect(renderToStaticMarkup(<PublicFooter path="/faq" outside={{}} company={null} />)).toContain(
    'href="/ask?from=%2Ffaq"',
  )
})

test('[PUB-2] the footer has only the configured external links', () => {
  const footer = (outside: OutsideLinks) =>
    renderToStaticMarkup(<PublicFooter path="/" outside={outside} company={null} />)
  const none = footer({})
  for (const word of ['블로그', '인스타그램', '링크드인', '카카오톡', '바깥 서비스', 'https://'])
    expect(none).not.toContain(word)
  const some = footer({ blog: 'https://blog.coffee.example', kakaoChannel: 'https://pf.kakao.com/_coffee' })
  expect(some).toContain('href="https://blog.coffee.example"')
  expect(some).toMatch(/href="https:\/\/pf\.kakao\.com\/_coffee"[^>]*>카카오톡 상담/)
  expect(some).not.toContain('인스타그램')
})

test('[PUB-2] companies get a page of their own, which links to the console', () => {
  const footer = renderToStaticMarkup(<PublicFooter path="/" outside={{}} company={null} />)
  expect(footer).toMatch(/href="\/business"[^>]*>기업 서비스/)
  expect(footer).toMatch(/href="\/console\/"[^>]*>채용 콘솔/)
  expect(footer).toMatch(/checked="" value="candidate"|value="candidate" checked=""/)
  const onTheirs = renderToStaticMarkup(<PublicFooter path="/business" outside={{}} company={null} />)
  expect(onTheirs).toMatch(/checked="" value="business"|value="business" checked=""/)
})

test('[OPS-2] the footer names the company from the settings', () => {
  const company: Company = {
    name: '주식회사 콩볶기',
    representative: '나대표',
    businessNumber: '123-45-67891',
    jobInformationNumber: '제2026-01호',
    address: '서울특별시 볶음구 콩로 2',
    phone: '02-0000-0100',
    email: 'help@coffee.example',
  }
  const footer = (one: Company) => renderToStaticMarkup(<PublicFooter path="/" outside={{}} company={one} />)
  const text = footer(company).replaceAll(/<[^>]+>/g, ' ')
  for (const said of [
    '주식회사 콩볶기',
    '대표 나대표 · 사업자등록번호 123-45-67891',
    '직업정보제공사업 신고번호 제2026-01호',
    '서울특별시 볶음구 콩로 2',
  ])
    expect(text).toContain(said)
  expect(footer(company)).toMatch(/<a href="tel:02-0000-0100"[^>]*>02-0000-0100<\/a>/)
  expect(footer(company)).toMatch(/<a href="mailto:help@coffee\.example"[^>]*>help@coffee\.example<\/a>/)
  expect(text).not.toContain('통신판매업')
  expect(footer({ ...company, mailOrderNumber: '제2026-서울-1호' })).toContain(
    '통신판매업 신고번호 제2026-서울-1호',
  )
})
