import { Button } from '@coffeeattack/ui/Button'
import { SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { untilBack } from './away.ts'
import { wordsFor } from './failure.ts'
import { Loaded, together } from './Loaded.tsx'
import { lost, refusal } from './testing/failures.ts'
import { test } from './testing/kitTest.tsx'

type Read = () => Promise<string>
const shapes = <SkeletonGroup label="이름을 불러오는 중이에요">…</SkeletonGroup>
const retry = page.getByRole('button', { name: '다시 시도하기' })
const loading = page.getByText('이름을 불러오는 중이에요')

/** Each fetch waits until the test answers it. */
function reading() {
  const open: PromiseWithResolvers<string>[] = []
  const read: Read = () => {
    const answer = Promise.withResolvers<string>()
    open.push(answer)
    return answer.promise
  }
  const next = () => vi.waitFor(() => open.shift() ?? Promise.reject(new Error('nothing was asked')))
  return {
    read,
    answer: async (name: string) => (await next()).resolve(name),
    fail: async () => (await next()).reject(lost()),
    asked: () => open.length,
  }
}

function Name({ read }: { read: Read }) {
  const name = useQuery({ queryKey: ['name'], queryFn: read })
  return (
    <Loaded
      query={name}
      title="이름을 불러오지 못했어요"
      skeleton={shapes}
      renderFrame={(inside, state) => <section aria-label={state}>{inside}</section>}
    >
      {(shown) => (
        <>
          <p>{shown}</p>
          <Button onClick={() => void name.refetch()}>새로 읽기</Button>
        </>
      )}
    </Loaded>
  )
}

test('shows the skeleton, then the failure, the skeleton again during the retry, then the content', async ({
  show,
}) => {
  const { read, answer, fail } = reading()
  await show(<Name read={read} />)
  await expect
    .element(page.getByRole('region', { name: 'loading' }))
    .toMatchTextContent('이름을 불러오는 중이에요')
  await fail()
  const failed = page.getByRole('region', { name: 'failed' })
  await expect.element(failed.getByRole('alert')).toMatchTextContent('이름을 불러오지 못했어요')
  await retry.click()
  await expect.element(loading).toBeInTheDocument()
  await answer('노을')
  await expect.element(page.getByText('노을')).toBeVisible()
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

function Gone({ failure }: { failure: Error }) {
  const name = useQuery({ queryKey: ['gone'], queryFn: () => Promise.reject<string>(failure) })
  return (
    <Loaded
      query={name}
      skeleton={shapes}
      renderFailure={(why) => (wordsFor(why).show === 'page' ? <p>없어진 이름이에요</p> : null)}
    >
      {(shown) => <p>{shown}</p>}
    </Loaded>
  )
}

test('a failure without a retry has a view of its own', async ({ show }) => {
  await show(<Gone failure={refusal('NOT_FOUND')} />)
  await expect.element(page.getByText('없어진 이름이에요')).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
})

test('any other failure shows the plain error', async ({ show }) => {
  await show(<Gone failure={lost()} />)
  await expect.element(page.getByText('불러오지 못했어요')).toBeVisible()
  await expect.element(retry).toBeVisible()
})

test('loaded data stays when a later load fails', async ({ show }) => {
  const { read, answer, fail } = reading()
  await show(<Name read={read} />)
  await answer('노을')
  await page.getByRole('button', { name: '새로 읽기' }).click()
  await fail()
  await expect.element(page.getByText('노을')).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
})

function Both({ first, second }: { first: Read; second: Read }) {
  const name = useQuery({ queryKey: ['first'], queryFn: first })
  const greeting = useQuery({ queryKey: ['second'], queryFn: second })
  return (
    <Loaded query={together({ name, greeting })} skeleton={shapes}>
      {(both) => <p>{`${both.greeting}, ${both.name}`}</p>}
    </Loaded>
  )
}

test('two queries show their content when both have loaded, and only the failed one is retried', async ({
  show,
}) => {
  const name = reading()
  const greeting = reading()
  await show(<Both first={name.read} second={greeting.read} />)
  await name.answer('노을')
  await expect.element(loading).toBeInTheDocument()
  await greeting.fail()
  await retry.click()
  await greeting.answer('안녕하세요')
  await expect.element(page.getByText('안녕하세요, 노을')).toBeVisible()
  expect(name.asked()).toBe(0)
})

function Patient({ read }: { read: Read }) {
  const name = useQuery({ queryKey: ['patient'], queryFn: read, ...untilBack, retryDelay: 20 })
  return (
    <Loaded query={name} skeleton={shapes}>
      {(shown) => <p>{shown}</p>}
    </Loaded>
  )
}

test('[OPS-5] while the service is away it says so and comes back without a press', async ({ show }) => {
  let isBack = false
  const read = vi.fn<Read>(async () => {
    if (isBack) return '노을'
    throw refusal('UNAVAILABLE')
  })
  await show(<Patient read={read} />)
  await expect.element(page.getByText('지금은 연결할 수 없어요')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '무엇이 되는지 보기' }))
    .toHaveAttribute('href', '/status')
  await expect.element(retry).not.toBeInTheDocument()
  isBack = true
  await expect.element(page.getByText('노을')).toBeVisible()
})
