import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { consent } from '../testing/samples/account.ts'
import { test } from '../testing/screen-test.tsx'

const rows = page.getByRole('main').getByRole('listitem')

describe('[TRUST-6] given consents', () => {
  test('are listed in the order of the response, with the text that was agreed to', async ({ api, open }) => {
    api.answers('GET /users/consents', {
      items: [
        consent({ kind: 'marketing', agreed: false, at: '2026-11-12T10:30:00+09:00' }),
        consent({ kind: 'collection', version: '2025-01-01', at: '2026-11-11T10:30:00+09:00' }),
        consent({ kind: 'thirdParty', at: '2026-11-10T10:30:00+09:00' }),
      ],
    })
    await open('/my/account/consents')
    await expect.element(rows).toHaveLength(3)
    const [news, collection, thirdParty] = rows.elements().map(({ textContent }) => textContent)
    expect(news).toMatch(
      /새 소식과 혜택을 받아 볼게요.*동의하지 않았어요.*2026년 11월 12일 오전 10:30.*내용 보기/,
    )
    expect(collection).toMatch(
      /개인정보 수집과 이용에 동의해요.*동의했어요.*2026년 11월 11일 오전 10:30.*2025.01.01부터 쓰던 글/,
    )
    expect(thirdParty).toMatch(
      /개인정보 제3자 제공에 동의해요.*동의했어요.*2026년 11월 10일 오전 10:30.*내용 보기/,
    )
    await expectAccessible()
    await page.getByRole('button', { name: '개인정보 제3자 제공에 동의해요 내용 보기' }).click()
    const sheet = page.getByRole('dialog', { name: '개인정보 제3자 제공에 동의해요' })
    await expect.element(sheet).toMatchTextContent('동의하지 않을 수 있어요. 그러면 경력을 인증할 수 없어요.')
    await sheet.getByRole('button', { name: '다 읽었어요' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
  })

  test('an empty list, and a list that fails to load', async ({ api, open }) => {
    api.refuses('GET /users/consents', 'INTERNAL')
    await open('/my/account/consents')
    await expect.element(page.getByText('동의 내역을 불러오지 못했어요')).toBeVisible()
    api.answers('GET /users/consents', { items: [] })
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(page.getByText('아직 동의한 내용이 없어요')).toBeVisible()
  })
})
