import type { ReactNode } from 'react'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import barsCss from './bars.css?inline'

type Bar = { name: string; figure: string; parts: readonly { kind: string; size: number }[] }

type PayBarsProps = {
  bars: readonly Bar[]
  /** What each kind of part stands for. */
  legend: Readonly<Record<string, string>>
  children?: ReactNode
}

const total = ({ parts }: Bar) => parts.reduce((sum, { size }) => sum + size, 0)

/** Pay in parts, all bars on one scale from zero. */
export function PayBars({ bars, legend, children }: PayBarsProps) {
  const longest = Math.max(...bars.map(total))
  return (
    <>
      <PageStyle name="content-bars" css={import.meta.env.SSR ? barsCss : ''} />
      <figure className="pays">
        <dl>
          {bars.map(({ name, figure, parts }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tnum">{figure}</dd>
              <dd className="pay-bar" aria-hidden="true">
                {parts.map(({ kind, size }) => (
                  <i
                    key={kind}
                    className={kind}
                    style={{ width: `${((size / longest) * 100).toFixed(2)}%` }}
                  />
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <ul className="legend">
          {Object.entries(legend).map(([kind, name]) => (
            <li key={kind}>
              <i className={kind} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
        {children}
      </figure>
    </>
  )
}
