import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Band } from './Band.tsx'

const pages = [
  { to: paths.myGraph(), title: '연봉 그래프', about: '내 연봉이 걸어온 길을 비슷한 사람들과 견줘요' },
  { to: paths.mySecret(), title: '내 소득의 자리', about: '먼저 짐작하고, 어디쯤인지 열어 봐요' },
  { to: paths.myMoney(), title: '평생 소득', about: '지금까지 번 소득을 해마다 모아 봐요' },
]

/** Other ways to look at the same verified incomes (PUB-6, PUB-7). */
export function Further() {
  return (
    <>
      <Band />
      <nav aria-label="더 들여다보기" className="px-5 lg:px-7 py-8">
        <h2 className="text-h2">더 들여다보기</h2>
        <ul className="mt-3 grid gap-2">
          {pages.map(({ to, title, about }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex items-center gap-3 rounded-card bg-surface-2 px-5 py-4 text-ink-3 press:bg-surface-3"
              >
                <span className="min-w-0 flex-1">
                  <b className="block text-h3 text-ink">{title}</b>
                  <span className="block text-caption">{about}</span>
                </span>
                <ChevronRight size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
