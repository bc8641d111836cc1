import { Check } from '@coffeeattack/ui/icons/Check'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Sliders } from '@coffeeattack/ui/icons/Sliders'

/* Tables whose third column stands out. */
const column = 'px-1 text-center align-middle nth-3:bg-surface-2'
const head = `${column} py-2.5 text-[.8125rem] leading-[1.4] font-semibold text-ink first:pl-0 nth-3:rounded-t-field`
const cell = `${column} py-3 group-last:border-b-0 group-last:nth-3:rounded-b-field`
const rowHead =
  'py-3 pr-1 pl-0 text-left align-middle text-[.875rem] leading-[1.45] font-medium text-ink group-last:border-b-0'

type Sight = 'seen' | 'chosen' | 'locked'

const viewers = [
  { who: '찾아온 회사', when: '고르기 전' },
  { who: '고른 회사', when: '고른 뒤' },
  { who: '지금 회사', when: '막은 회사' },
]

const rights: readonly { what: string; sights: readonly [Sight, Sight, Sight] }[] = [
  { what: '직무, 경력, 기술', sights: ['seen', 'seen', 'locked'] },
  { what: '소득', sights: ['chosen', 'chosen', 'locked'] },
  { what: '이름, 연락처', sights: ['locked', 'seen', 'locked'] },
  { what: '이력서, 링크', sights: ['locked', 'seen', 'locked'] },
  { what: '숨긴 경력', sights: ['locked', 'locked', 'locked'] },
]

const words: Record<Sight, string> = { seen: '보여요', chosen: '정한 만큼', locked: '안 보여요' }

/** What companies can read before and after the match, and who can never read anything (OFR-13). */
export function WhoSeesWhat() {
  return (
    <table className="my-6 table-fixed">
      <caption className="sr-only">누가 언제 무엇을 볼 수 있는지</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            <span className="sr-only">무엇을</span>
          </th>
          {viewers.map(({ who, when }) => (
            <th key={who} scope="col" className={head}>
              {who}
              <span className="block font-normal text-ink-3">{when}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rights.map(({ what, sights }) => (
          <tr key={what} className="group">
            <th scope="row" className={rowHead}>
              {what}
            </th>
            {sights.map((sight, column) => (
              <td
                key={viewers[column]!.who}
                className={`${cell} text-[.75rem] leading-[1.4] ${sight === 'locked' ? 'text-ink-3' : 'font-semibold text-ink'}`}
              >
                <Mark of={sight} />
                {words[sight]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Mark({ of: sight }: { of: Sight }) {
  const className = 'mx-auto mb-[3px] block'
  if (sight === 'seen') return <Check size={18} strokeWidth={2.6} className={className} />
  return sight === 'chosen' ? (
    <Sliders size={18} className={className} />
  ) : (
    <Lock size={16} className={className} />
  )
}

const differences = [
  { what: '연봉 이야기', interview: '마지막에', coffeechat: '처음부터' },
  { what: '묻는 사람', interview: '회사', coffeechat: '서로' },
  { what: '준비물', interview: '완성된 이력서', coffeechat: '궁금한 것 두세 개' },
  { what: '끝나면', interview: '합격이나 불합격', coffeechat: '더 만날지 함께 정해요' },
]

/** An interview and a coffee chat, compared line by line. */
export function TwoSides() {
  return (
    <table className="my-6 table-fixed">
      <thead>
        <tr>
          <th scope="col" className={head}>
            <span className="sr-only">견줄 것</span>
          </th>
          <th scope="col" className={head}>
            면접
          </th>
          <th scope="col" className={head}>
            커피챗
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ what, interview, coffeechat }) => (
          <tr key={what} className="group">
            <th scope="row" className={rowHead}>
              {what}
            </th>
            <td className={`${cell} text-ink-3`}>{interview}</td>
            <td className={`${cell} font-semibold text-ink`}>{coffeechat}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
