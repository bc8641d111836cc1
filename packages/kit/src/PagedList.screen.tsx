import { useInfiniteQuery } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PagedList } from './PagedList.tsx'
import { lost } from './testing/failures.ts'
import { test } from './testing/kitTest.tsx'

type Page = { items: string[]; nextCursor: string | null }
type Read = (cursor: string | null) => Promise<Page>

function Names({ read }: { read: Read }) {
  const names = useInfiniteQuery({
    queryKey: ['names'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  return (
    <PagedList
      query={names}
      title="이름을 불러오지 못했어요"
      skeleton={<p>불러오는 중이에요</p>}
      empty={<p>아직 아무도 없어요</p>}
      more={{ label: '지난 이름 더 보기' }}
    >
      {(items) => (
        <ul aria-label="이름">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

const more = page.getByRole('button', { name: '지난 이름 더 보기' })
const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent)

test('rows come page by page, and a page that failed says so and is asked for again', async ({ show }) => {
  const read = vi
    .fn<Read>()
    .mockResolvedValueOnce({ items: ['노을', '새벽'], nextCursor: 'two' })
    .mockRejectedValueOnce(lost())
    .mockResolvedValueOnce({ items: ['한낮'], nextCursor: null })
  await show(<Names read={read} />)
  await more.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('더 불러오지 못했어요. 다시 눌러 주세요.')
  expect(rows()).toEqual(['노을', '새벽'])
  await more.click()
  await expect.element(page.getByText('한낮')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(rows()).toEqual(['노을', '새벽', '한낮'])
  expect(read.mock.calls).toEqual([[null], ['two'], ['two']])
})

test('an empty list says so, a failed one why, with a way to try again', async ({ show }) => {
  const read = vi
    .fn<Read>()
    .mockRejectedValueOnce(lost())
    .mockResolvedValueOnce({ items: [], nextCursor: null })
  await show(<Names read={read} />)
  await expect.element(page.getByText('이름을 불러오지 못했어요')).toBeVisible()
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(page.getByText('아직 아무도 없어요')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
})
