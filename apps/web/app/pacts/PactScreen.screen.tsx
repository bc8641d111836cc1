import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { PACT_ADDRESS, test } from '../testing/pact-test.tsx'
import { sampleId } from '../testing/samples/offers.ts'
import {
  firstVersion,
  pact,
  PACT_NOON,
  requested,
  sealed,
  signed,
  signingAsked,
  version,
} from '../testing/samples/pacts.ts'

/** A pact from the candidate's side: read, asked about, signed, and what became of it. */

const title = page.getByRole('heading', { level: 1 })
const sign = page.getByRole('button', { name: '이 조건에 서명하기' })
const kakao = page.getByRole('button', { name: '카카오 인증서로 서명하기' })

/** The texts' order on the page. */
const before = (one: string, other: string) => {
  const text = document.body.innerText
  return text.indexOf(one) >= 0 && text.indexOf(one) < text.indexOf(other)
}

describe('reading', () => {
  test('[PACT-2] what is lower is named in the heading, and its reason stands above its bar', async ({
    openPact,
  }) => {
    await openPact()
    expect(document.title).toBe('처우 합의서 · 커피어택')
    await expect.element(title).toHaveTextContent('노을클라우드확인된 회사')
    await expect.element(page.getByText('7일 남았어요')).toBeVisible()
    await expect.element(page.getByRole('article').getByText('+2,000만 원')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '사이닝 보너스가 200만 원 적어요' })).toBeVisible()
    await expect.element(page.getByText('이도현 채용 리드가 남긴 이유')).toBeVisible()
    const lower = page.getByRole('img', { name: '사이닝 보너스 제안 500만 원, 합의 300만 원' })
    await expect.element(lower).toBeVisible()
    const top = (element: Element) => element.getBoundingClientRect().top
    expect(
      top(
        page
          .getByText(/사이닝 보너스는 올해 쓸 수 있는/)
          .last()
          .element(),
      ),
    ).toBeLessThan(top(lower.element()))
    const sums = page.getByRole('region', { name: '모두 더하면 이만큼이에요' })
    await expect.element(sums).toMatchTextContent('첫해 8,100~8,700만 원제안의 첫해 7,800~8,900만 원')
    await expect
      .element(sums)
      .toMatchTextContent('첫해는 제안보다 가장 적을 때 300만 원 많고, 가장 많을 때 200만 원 적어요.')
    // What stays as it was comes after, and the answers after all.
    expect(before('200만 원 적어요', '제안의 가장 높은 금액')).toBe(true)
    expect(before('제안 그대로예요', '모두 더하면 이만큼이에요')).toBe(true)
    await expect.element(page.getByText('2027년 1월 4일 월요일에 시작해요')).toBeVisible()
    await expect
      .element(page.getByRole('img', { name: /처음 3개월이 수습이고 급여는 100퍼센트/ }))
      .toBeVisible()
    await expect.element(page.getByRole('img', { name: /2일은 집에서 일해요/ })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(390)
    await expectAccessible()
  })

  test('[PACT-3] a new version is told as read, once, and the company knows which', async ({
    api,
    openPact,
  }) => {
    api.answers('POST /users/pacts/:id/read')
    const screen = await openPact({ versionItems: [firstVersion, version({ readAt: null })] })
    await expect.element(sign).toBeVisible()
    await screen.reload()
    await expect.element(sign).toBeVisible()
    expect(api.sent('POST /users/pacts/:id/read').map(({ body }) => body)).toContainEqual({ version: 2 })
  })

  test('[PACT-2] several lower figures are counted, and one that is gone is lower too', async ({
    openPact,
  }) => {
    await openPact({
      income: null,
      versionItems: [
        version({
          number: 1,
          terms: {
            base: 6_500,
            signing: null,
            probation: null,
            hours: '팀과 정함',
            reasons: { base: '하나', signing: '둘' },
          },
        }),
      ],
      requestItems: [],
    })
    await expect.element(page.getByRole('heading', { name: '제안보다 적은 것이 2가지 있어요' })).toBeVisible()
    await expect
      .element(page.getByRole('img', { name: '사이닝 보너스 제안 500만 원, 합의 없음' }))
      .toBeVisible()
    await expect.element(page.getByText('수습 기간이 없어요')).toBeVisible()
    // No week is drawn that the words do not tell, and there is nothing to compare.
    await expect.element(page.getByRole('img', { name: /월요일부터/ })).not.toBeInTheDocument()
    await expect.element(page.getByText(/에서 바뀐 것/)).not.toBeInTheDocument()
    await expect.element(page.getByText('지금보다')).not.toBeInTheDocument()
    await sign.click()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet).toMatchTextContent('연봉은 제안보다 200만 원 적어요.')
    await expect.element(sheet).toMatchTextContent('사이닝 보너스는 제안에 있었지만 빠졌어요.')
  })
})

describe('asking for a change', () => {
  test('[PACT-3] the words go with the version that was read; they can be taken back', async ({
    api,
    openPact,
  }) => {
    await openPact({ versionItems: [version({ number: 1 })], requestItems: [] })
    await page.getByRole('button', { name: '바꿔 달라고 하기' }).click()
    await page.getByRole('button', { name: '사이닝 보너스' }).click()
    const words = page.getByRole('textbox', { name: '부탁할 말' })
    await expect.element(words).toHaveValue('사이닝 보너스: ')
    await words.fill('사이닝 보너스: 제안대로 500만 원이면 좋겠어요')
    await expectAccessible()
    const asked = pact({
      state: 'CHANGE_ASKED',
      versionItems: [version({ number: 1 })],
      requestItems: [requested({ closedAt: null, text: '제안대로 500만 원이면 좋겠어요', at: PACT_NOON })],
    })
    api.answers('POST /users/pacts/:id/requests', asked)
    await page.getByRole('button', { name: '노을클라우드에 부탁하기' }).click()
    await expect.element(title).toHaveTextContent('노을클라우드에바꿔 달라고 했어요')
    expect(api.sent('POST /users/pacts/:id/requests')[0]?.body).toEqual({
      version: 1,
      text: '사이닝 보너스: 제안대로 500만 원이면 좋겠어요',
    })
    await expect.element(page.getByText('“제안대로 500만 원이면 좋겠어요”')).toBeVisible()
    await expect.element(page.getByRole('img', { name: '2번 가운데 1번 남았어요' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: '7일 가운데 7일 남았어요' })).toBeVisible()
    await expectAccessible()
    api.answers('DELETE /users/pacts/:id/requests', pact())
    await page.getByRole('button', { name: '부탁 거두고 첫 번째 안 보기' }).click()
    await expect.element(sign).toBeVisible()
  })

  test('[PACT-3] after two requests the link is gone', async ({ openPact }) => {
    await openPact({ requestItems: [requested(), requested({ at: '2026-11-17T20:00:00+09:00' })] })
    await expect.element(page.getByRole('button', { name: '함께하지 않을게요' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '바꿔 달라고 하기' })).not.toBeInTheDocument()
  })

  test('[PACT-3] a version that was replaced meanwhile is read anew', async ({ api, openPact }) => {
    await openPact({ versionItems: [version({ number: 1 })], requestItems: [] })
    await page.getByRole('button', { name: '함께하지 않을게요' }).click()
    api.refuses('POST /users/pacts/:id/decline', 'PACT_MOVED_ON')
    api.answers('GET /users/pacts/:id', pact())
    await page.getByRole('button', { name: '합의서 닫고 전하기' }).click()
    await expect.element(page.getByText('그 사이 합의서가 바뀌었어요')).toBeVisible()
    await page.getByRole('button', { name: '새로 불러오기' }).click()
    await expect.element(page.getByText('처우 합의서 · 두 번째 안')).toBeVisible()
  })
})

describe('signing', () => {
  test('[PACT-4] the sheet repeats what is lower, and the page waits for the phone with the same fingerprint', async ({
    api,
    clock,
    openPact,
  }) => {
    await openPact()
    await sign.click()
    const sheet = page.getByRole('dialog', { name: '두 번째 안에 서명할까요?' })
    await expect.element(sheet).toMatchTextContent('사이닝 보너스는 제안보다 200만 원 적어요.')
    await expect.element(sheet).toMatchTextContent('26C9 9426 … 8D93')
    await expectAccessible()
    const asked = pact({ signing: signingAsked })
    api.answers('POST /users/pacts/:id/signing', asked)
    api.answers('GET /users/pacts/:id/signing', asked)
    await kakao.click()
    await expect.element(title).toHaveTextContent('카카오톡으로 온 서명 요청을 확인해 주세요')
    expect(api.sent('POST /users/pacts/:id/signing')[0]?.body).toEqual({ version: 2 })
    const digits = page.getByText('26C9 9426', { exact: true })
    await expect.element(digits).toBeVisible()
    expect(getComputedStyle(digits.element()).fontFamily).toMatch(/monospace$/)
    await expect.element(page.getByRole('img', { name: /^문서 지문 26c9 9426/ })).toBeVisible()
    // A busy machine takes seconds to come this far.
    await expect.element(page.getByRole('timer')).toMatchTextContent(/^4:\d\d$/)
    await expectAccessible()
    // Closing keeps the request, which is led back to.
    await page.getByRole('button', { name: '닫기' }).click()
    await page.getByRole('button', { name: '서명 요청 다시 보기' }).click()
    await expect.element(page.getByRole('timer')).toBeVisible()
    api.answers('GET /users/pacts/:id/signing', pact(signed))
    clock.wakeAt(PACT_NOON)
    await expect.element(title).toHaveTextContent('서명했어요.이제 회사 차례예요')
  })

  test('[PACT-4] a failed signature says why and that nothing was signed; another request can be made', async ({
    api,
    clock,
    openPact,
  }) => {
    await openPact({ signing: signingAsked })
    const problem = { title: '서명할 시간이 지났어요', body: '아직 아무것도 서명되지 않았어요.' }
    await expect.element(title).toHaveTextContent('카카오톡으로 온 서명 요청을 확인해 주세요')
    api.answers(
      'GET /users/pacts/:id/signing',
      pact({ signing: { ...signingAsked, state: 'EXPIRED', problem } }),
    )
    clock.wakeAt(PACT_NOON)
    await expect.element(title).toHaveTextContent('서명할 시간이 지났어요')
    await expect.element(page.getByRole('region', { name: '두 번째 안은 그대로 있어요' })).toBeVisible()
    await expectAccessible()
    const again = pact({ signing: signingAsked })
    api.answers('POST /users/pacts/:id/signing', again)
    api.answers('GET /users/pacts/:id/signing', again)
    await page.getByRole('button', { name: '서명 다시 요청하기' }).click()
    await expect.element(title).toHaveTextContent('카카오톡으로 온 서명 요청을 확인해 주세요')
  })

  test('[PACT-4] who cannot be asked is told, and nothing changes', async ({ api, openPact }) => {
    await openPact()
    await sign.click()
    api.refuses('POST /users/pacts/:id/signing', 'SIGNER_UNKNOWN')
    await kakao.click()
    await expect.element(page.getByText('카카오톡에 등록된 정보를 찾지 못했어요')).toBeVisible()
  })

  test('[PACT-4] until the company signs, the signature can be taken back', async ({ api, openPact }) => {
    await openPact(signed)
    await expect.element(title).toHaveTextContent('서명했어요.이제 회사 차례예요')
    const both = page.getByRole('region', { name: '두 사람의 서명' })
    await expect.element(both).toMatchTextContent('나한지우카카오 인증서11월 18일 11:14')
    await expect.element(both).toMatchTextContent('노을클라우드 인사 총괄강세아기다려요')
    await expectAccessible()
    api.answers('DELETE /users/pacts/:id/signature', pact())
    await page.getByRole('button', { name: '서명 거두기' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '서명 거두기' }).click()
    await expect.element(sign).toBeVisible()
  })
})

describe('what became of it', () => {
  test('[PACT-4] the sealed file is fetched, and can be checked by anybody', async ({ api, openPact }) => {
    const screen = await openPact(sealed)
    await expect.element(title).toHaveTextContent('합의서를 봉인했어요')
    await expect.element(page.getByRole('img', { name: '커피어택 봉인, 2026.11.18' })).toBeVisible()
    await expect.element(page.getByText('47일 뒤 시작')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /파일이 그대로인지/ }))
      .toHaveAttribute('href', '/verify')
    await expectAccessible()
    api.answers('GET /users/pacts/:id/file', { url: '/files/sealed-once.pdf' })
    await page.getByRole('button', { name: '합의서 내려받기' }).click()
    await expect.poll(screen.address).toBe('/files/sealed-once.pdf')
  })

  test('[PACT-4] a file that is still being sealed cannot be fetched yet', async ({ openPact }) => {
    await openPact({ ...sealed, seal: null })
    await expect.element(title).toHaveTextContent('합의서를 봉인하고 있어요')
    await expect.element(page.getByRole('button', { name: '봉인하고 있어요' })).toBeDisabled()
  })

  test('[PACT-8] after the last day it is over, also before the server says so; one may ask again', async ({
    api,
    openPact,
  }) => {
    await openPact({ versionItems: [version({ number: 1, untilDay: '2026-11-17' })] })
    await expect.element(title).toHaveTextContent('서명할 수 있는 날이지났어요')
    await expect.element(page.getByText(/11월 17일 밤 12시에 닫혔어요/)).toBeVisible()
    await expectAccessible()
    api.answers('POST /users/pacts/:id/ask-again')
    await page.getByRole('button', { name: '다시 보내 달라고 하기' }).click()
    await expect.element(page.getByRole('button', { name: '다시 보내 달라고 했어요' })).toBeDisabled()
    await expect.element(toast('회사에 전했어요')).toBeVisible()
  })

  test('[PACT-8] a withdrawal is told with its words, and that the signature is void', async ({
    openPact,
  }) => {
    await openPact({
      state: 'WITHDRAWN',
      candidateSignature: signed.candidateSignature,
      withdrawn: {
        words: '시작일을 다시 정해야 해요.',
        at: '2026-11-18T11:20:00+09:00',
        by: '이도현 채용 리드',
      },
    })
    await expect.element(title).toHaveTextContent('노을클라우드가합의서를 거뒀어요')
    await expect
      .element(page.getByText('11월 18일 오전 11:20에 거뒀어요. 지우 님이 한 서명도 없던 일이 됐어요.'))
      .toBeVisible()
    await expect.element(page.getByText('“시작일을 다시 정해야 해요.”')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '메시지로 물어보기' }))
      .toHaveAttribute('href', `/my/message/${sampleId(601)}`)
    await expectAccessible()
  })

  test('[PACT-3] declining closes it with a word for the company', async ({ api, openPact }) => {
    await openPact()
    await page.getByRole('button', { name: '함께하지 않을게요' }).click()
    await page.getByRole('radio', { name: '지금 회사에 남기로 했어요' }).click()
    await expectAccessible()
    const words = '지금 회사에 남기로 했어요.'
    api.answers(
      'POST /users/pacts/:id/decline',
      pact({ state: 'DECLINED', declined: { words, at: PACT_NOON } }),
    )
    await page.getByRole('button', { name: '합의서 닫고 전하기' }).click()
    await expect.element(title).toHaveTextContent('함께하지 않기로 했어요')
    expect(api.sent('POST /users/pacts/:id/decline')[0]?.body).toEqual({ version: 2, words })
    await expect.element(page.getByText(`“${words}”`)).toBeVisible()
    await expectAccessible()
  })

  test('[PACT-2] an unknown pact is told', async ({ api, open }) => {
    api.refuses('GET /users/pacts/:id', 'NOT_FOUND')
    await open(PACT_ADDRESS)
    await expect.element(page.getByText('이 합의서는 없거나 다른 사람의 것이에요.')).toBeVisible()
  })
})
