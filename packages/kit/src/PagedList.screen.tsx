import { useInfiniteQuery } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PagedList } from './PagedList.tsx'
import { lost } from './testing/failures.ts'
import { test } from './testing/kitTest.tsx'

type Page = { items: string[]; nextCursor: string | null }
type Read = (cursor: string | null) => Promise<Page>

type NamesProps = { read: Read; asOneScrolls?: boolean; rowHeight?: number }

function Names({ read, asOneScrolls, rowHeight = 400 }: NamesProps) {
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
      more={{ label: '지난 이름 더 보기', ...(asOneScrolls && { asOneScrolls }) }}
    >
      {(items) => (
        <ul aria-label="이름">
          {items.map((item) => (
            <li key={item} style={{ minHeight: rowHeight }}>
              <a href={`#${item}`}>{item}</a>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

const more = page.getByRole('button', { name: '지난 이름 더 보기' })
const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent)

test('rows load page by page, and a failed page says so and can be retried', async ({ show }) => {
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

test('an empty list says so, a failed one says why, with a retry', async ({ show }) => {
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

const day = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `${from + at}번`)

test('scrolling loads the next page early, and a failed one waits for a press', async ({ show }) => {
  const read = vi
    .fn<Read>()
    .mockResolvedValueOnce({ items: day(10), nextCursor: 'two' })
    .mockRejectedValueOnce(lost())
    .mockResolvedValueOnce({ items: day(10, 10), nextCursor: null })
  await show(
    <div style={{ height: 600, overflowY: 'auto' }} data-testid="scroller">
      <Names read={read} asOneScrolls />
    </div>,
  )
  await expect.element(page.getByText('9번')).toBeInTheDocument()
  // Four thousand pixels are still above it.
  expect(read).toHaveBeenCalledTimes(1)
  const scroller = page.getByTestId('scroller').element()
  scroller.scrollTop = 3_000
  await expect.element(page.getByRole('alert')).toBeInTheDocument()
  scroller.scrollTop = 0
  scroller.scrollTop = 4_000
  expect(read).toHaveBeenCalledTimes(2)
  await more.click()
  await expect.element(page.getByText('19번')).toBeInTheDocument()
  expect(read).toHaveBeenCalledTimes(3)
})

test('a page that leaves the button in view is followed by the next, and the focus moves into the new rows', async ({
  show,
}) => {
  const read = vi
    .fn<Read>()
    .mockResolvedValueOnce({ items: day(1), nextCursor: 'two' })
    .mockResolvedValueOnce({ items: day(1, 1), nextCursor: 'three' })
    .mockResolvedValueOnce({ items: day(30, 2), nextCursor: 'four' })
    .mockResolvedValueOnce({ items: day(2, 32), nextCursor: null })
  // Two rows leave the button well inside the window, however much of it is visible.
  await show(<Names read={read} asOneScrolls rowHeight={200} />)
  await expect.element(page.getByText('31번')).toBeInTheDocument()
  expect(read).toHaveBeenCalledTimes(3)
  ;(more.element() as HTMLElement).focus()
  await expect.element(page.getByText('32번')).toHaveFocus()
})
