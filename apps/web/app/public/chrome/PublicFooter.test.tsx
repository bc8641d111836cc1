import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PublicFooter } from './PublicFooter.tsx'

test('[PUB-2] leaving the service is offered only when a handler is given', () => {
  expect(renderToStaticMarkup(<PublicFooter path="/" />)).not.toContain('회원 탈퇴')
  expect(renderToStaticMarkup(<PublicFooter path="/my/account" onWithdraw={() => {}} />)).toContain(
    '회원 탈퇴',
  )
})

test('[PUB-2] an inquiry takes along the page it began on', () => {
  expect(renderToStaticMarkup(<PublicFooter path="/faq" />)).toContain('href="/ask?from=%2Ffaq"')
})
