import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OutsideLinks } from '../../campaigns/outside-links.ts'
import { PublicFooter } from './PublicFooter.tsx'

test('[PUB-2] leaving the service is offered only when a handler is given', () => {
  expect(renderToStaticMarkup(<PublicFooter path="/" outside={{}} />)).not.toContain('회원 탈퇴')
  expect(
    renderToStaticMarkup(<PublicFooter path="/my/account" outside={{}} onWithdraw={() => {}} />),
  ).toContain('회원 탈퇴')
})

test('[PUB-2] an inquiry takes along the page it began on', () => {
  expect(renderToStaticMarkup(<PublicFooter path="/faq" outside={{}} />)).toContain('href="/ask?from=%2Ffaq"')
})

test('[PUB-2] the footer leads outside only to places that there are', () => {
  const footer = (outside: OutsideLinks) => renderToStaticMarkup(<PublicFooter path="/" outside={outside} />)
  const none = footer({})
  for (const word of ['블로그', '인스타그램', '링크드인', '카카오톡', '바깥 서비스', 'https://'])
    expect(none).not.toContain(word)
  const some = footer({ blog: 'https://blog.coffee.example', kakaoChannel: 'https://pf.kakao.com/_coffee' })
  expect(some).toContain('href="https://blog.coffee.example"')
  expect(some).toMatch(/href="https:\/\/pf\.kakao\.com\/_coffee"[^>]*>카카오톡 상담/)
  expect(some).not.toContain('인스타그램')
})

test('[PUB-2] companies are led to a page of their own, and from there to the console', () => {
  const footer = renderToStaticMarkup(<PublicFooter path="/" outside={{}} />)
  expect(footer).toMatch(/href="\/business"[^>]*>기업 서비스/)
  expect(footer).toMatch(/href="\/console\/"[^>]*>채용 콘솔/)
  expect(footer).toMatch(/checked="" value="candidate"|value="candidate" checked=""/)
  const onTheirs = renderToStaticMarkup(<PublicFooter path="/business" outside={{}} />)
  expect(onTheirs).toMatch(/checked="" value="business"|value="business" checked=""/)
})
