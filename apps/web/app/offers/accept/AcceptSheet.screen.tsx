import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../../testing/offer-test.tsx'
import { disclosure } from '../../testing/samples/coffeechats.ts'
import { curatedCompany, curation, GROUP_ID } from '../../testing/samples/curations.ts'
import { messageOnly, offer } from '../../testing/samples/offers.ts'

/** The consequences of accepting are told first (OFR-18). */

const DISCLOSURE = 'GET /users/coffeechats/disclosure'
const ACCEPT = 'POST /v2.1/users/coffeechat'

const ASKED = ['010-1234-5678', 'me@example.com', 'https://open.kakao.com/o/abc123'].map((text) => ({
  kind: 'ASKED_CONTACT' as const,
  text,
}))

const accept = page.getByRole('button', { name: '커피챗 할래요' })
const sheet = page.getByRole('dialog')
const tell = sheet.getByRole('button', { name: '알리고 커피챗 시작하기' })
const later = sheet.getByRole('button', { name: '조금 더 생각할게요' })
const texts = (role: 'term' | 'definition') =>
  sheet
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent)

describe('[OFR-18] accepting a single offer', () => {
  test('names the company and each thing it will see, what follows, and who still sees nothing', async ({
    api,
    openOffer,
  }) => {
    api.answers(DISCLOSURE, disclosure())
    await openOffer()
    await accept.click()
    await expect.element(sheet.getByRole('heading', { name: '노을클라우드와 커피챗 할까요?' })).toBeVisible()
    await expect.element(sheet).toMatchTextContent('지금부터 이 회사만 아래 다섯 가지를 읽을 수 있어요.')
    await expect.element(sheet.getByRole('region', { name: '노을클라우드가 읽는 내 정보' })).toBeVisible()
    expect(texts('term')).toEqual(['이름', '휴대전화 번호', '이메일', '이력서 파일', '깃허브'])
    expect(texts('definition')).toEqual([
      '윤하람',
      '010-3141-5926',
      'haram@example.com',
      '윤하람_이력서_2026.pdf',
      'github.com/haram-demo',
    ])
    await expect.element(sheet).toMatchTextContent('나도 이도현 채용 리드의 이름과 업무 메일을 받아요.')
    await expect.element(sheet).toMatchTextContent('다른 회사와 지금 다니는 두들페이에는 그대로 가려져요.')
    expect(api.sent(DISCLOSURE).map(({ query }) => query)).toEqual([
      { to: 'COMPANY', offerIds: [offer().id] },
    ])
    await expectAccessible()
  })

  test('[FIRM-10] shows what the company promises', async ({ api, openOffer }) => {
    api.answers(DISCLOSURE, disclosure())
    await openOffer()
    await accept.click()
    await expect
      .element(sheet.getByRole('region', { name: '회사가 지키는 약속' }))
      .toMatchTextContent(
        '내가 허락하기 전에는 평판 조회를 하지 않아요.이번 채용이 아닌 일에는 내 정보를 쓰지 않아요.채용이 끝나면 내 정보를 지워요.',
      )
  })

  test('counts and lists the contacts in anonymous messages', async ({ api, openOffer }) => {
    const askedItems = [{ company: '노을클라우드', items: ASKED }]
    api.answers(DISCLOSURE, disclosure({ askedItems }))
    await openOffer()
    await accept.click()
    await expect.element(sheet).toMatchTextContent('지금부터 이 회사만 아래 여섯 가지를 읽을 수 있어요.')
    expect(texts('term').at(-1)).toBe('이름 없이 물을 때 적은 연락처 3개')
    expect(texts('definition').slice(-3)).toEqual(ASKED.map(({ text }) => text))
    await expectAccessible()
  })

  test('can be cancelled: nothing is disclosed, and the list is fetched again the next time', async ({
    api,
    openOffer,
  }) => {
    api.answers(DISCLOSURE, disclosure())
    await openOffer()
    await accept.click()
    await later.click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(accept).toHaveFocus()
    api.answers(DISCLOSURE, disclosure({ items: [{ kind: 'NAME', text: '윤하람' }], employer: null }))
    await accept.click()
    await expect.element(sheet).toMatchTextContent('지금부터 이 회사만 아래 한 가지를 읽을 수 있어요.')
    expect(texts('definition')).toEqual(['윤하람'])
    expect(api.sent(ACCEPT)).toEqual([])
  })

  test('waits for the list', async ({ api, openOffer }) => {
    api.answers(DISCLOSURE, disclosure())
    const gate = api.holds(DISCLOSURE)
    await openOffer()
    await accept.click()
    await expect.element(sheet.getByText('알리게 될 정보를 불러오는 중이에요')).toBeInTheDocument()
    await expect.element(tell).toBeDisabled()
    gate.open()
    await expect.element(tell).toBeEnabled()
  })

  test('is disabled without the list; one that fails to load can be retried', async ({ api, openOffer }) => {
    api.refuses(DISCLOSURE, 'INTERNAL')
    await openOffer()
    await accept.click()
    await expect.element(sheet.getByText('알리게 될 정보를 불러오지 못했어요')).toBeVisible()
    await expect.element(tell).toBeDisabled()
    await expectAccessible()
    api.answers(DISCLOSURE, disclosure())
    await sheet.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(tell).toBeEnabled()
    expect(texts('term')).toHaveLength(5)
  })

  test('of our agent’s own message discloses to the agent only, without files', async ({
    api,
    openOffer,
  }) => {
    api.answers(DISCLOSURE, disclosure({ items: [{ kind: 'NAME', text: '윤하람' }] }))
    const operator = {
      id: '0190a6f0-0000-7000-8000-000000000702',
      name: '정하린',
      title: '',
      photo: null,
      role: 'AGENT',
    } as const
    await openOffer({ ...messageOnly, isMaster: true, company: null, name: '정하린', operator })
    await accept.click()
    await expect
      .element(sheet.getByRole('heading', { name: '정하린 에이전트와 커피챗 할까요?' }))
      .toBeVisible()
    await expect.element(sheet).toMatchTextContent('지금부터 이 에이전트만 아래 한 가지를 읽을 수 있어요.')
    expect(api.sent(DISCLOSURE).map(({ query }) => query)).toEqual([{ to: 'AGENT', offerIds: [offer().id] }])
  })
})

test('[OFR-18] a group: anonymous messages are listed under their company', async ({
  api,
  open,
  openOffer: _atNoon,
}) => {
  const offerItems = ['노을클라우드', '온결헬스', '반달랩스'].map((name, place) =>
    curatedCompany(name, place),
  )
  api.answers('GET /users/offers/group/:groupId', curation({ offerItems }))
  api.answers(DISCLOSURE, disclosure({ askedItems: [{ company: '온결헬스', items: ASKED }] }))
  await open(`/my/result/curation/${GROUP_ID}`)
  await page.getByRole('checkbox', { name: /노을클라우드/ }).click()
  await page.getByRole('checkbox', { name: /온결헬스/ }).click()
  await page.getByRole('button', { name: '2곳과 커피챗 연결하기' }).click()
  await expect.element(sheet.getByText('온결헬스에만, 이름 없이 물을 때 적은 연락처 3개')).toBeVisible()
  expect(texts('definition').slice(-3)).toEqual(ASKED.map(({ text }) => text))
  expect(api.sent(DISCLOSURE).map(({ query }) => query)).toEqual([
    { to: 'COMPANY', offerIds: offerItems.slice(0, 2).map(({ id }) => id) },
  ])
})

test('[OFR-18] a group: the chosen companies, the same list, and how many still see nothing', async ({
  api,
  open,
  openOffer: _atNoon,
}) => {
  const offerItems = ['노을클라우드', '온결헬스', '반달랩스', '달그락', '새벽상회'].map((name, place) =>
    curatedCompany(name, place),
  )
  api.answers('GET /users/offers/group/:groupId', curation({ offerItems }))
  api.answers(DISCLOSURE, disclosure())
  await open(`/my/result/curation/${GROUP_ID}`)
  await page.getByRole('checkbox', { name: /노을클라우드/ }).click()
  await page.getByRole('checkbox', { name: /온결헬스/ }).click()
  await page.getByRole('button', { name: '2곳과 커피챗 연결하기' }).click()
  await expect.element(sheet.getByRole('heading', { name: '2곳과 커피챗 할까요?' })).toBeVisible()
  await expect
    .element(sheet)
    .toMatchTextContent('노을클라우드, 온결헬스와 담당 에이전트만 아래 다섯 가지를 읽을 수 있어요.')
  await expect.element(sheet.getByRole('region', { name: '두 회사가 읽는 내 정보' })).toBeVisible()
  expect(texts('term')).toHaveLength(5)
  await expect.element(sheet).toMatchTextContent('나도 정하린 에이전트의 이름과 업무 메일을 받아요.')
  await expect.element(sheet).toMatchTextContent('고르지 않은 3곳과 두들페이에는 그대로 가려져요.')
  await expectAccessible()
  await later.click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(api.sent('PATCH /users/offers/group/:groupId')).toEqual([])
})
