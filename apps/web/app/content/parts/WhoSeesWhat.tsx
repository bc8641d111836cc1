import { Check } from '@coffeeattack/ui/icons/Check'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Sliders } from '@coffeeattack/ui/icons/Sliders'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import columnsCss from './columns.css?inline'

type Sight = 'seen' | 'chosen' | 'locked'

const viewers = [
  { who: '찾아온 회사', when: '고르기 전' },
  { who: '고른 회사', when: '고른 뒤' },
  { who: '지금 회사', when: '막은 회사' },
]

const rows: readonly { what: string; sights: readonly [Sight, Sight, Sight] }[] = [
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
    <>
      <PageStyle name="content-columns" css={import.meta.env.SSR ? columnsCss : ''} />
      <table className="sights">
        <caption className="sr-only">누가 언제 무엇을 볼 수 있는지</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">무엇을</span>
            </th>
            {viewers.map(({ who, when }) => (
              <th key={who} scope="col">
                {who}
                <span>{when}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, sights }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {sights.map((sight, column) => (
                <td key={viewers[column]!.who} className={sight}>
                  <Mark of={sight} />
                  {words[sight]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Mark({ of: sight }: { of: Sight }) {
  if (sight === 'seen') return <Check size={18} strokeWidth={2.6} />
  return sight === 'chosen' ? <Sliders size={18} /> : <Lock size={16} />
}
