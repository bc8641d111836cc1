import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import columnsCss from './columns.css?inline'

const rows = [
  { what: '연봉 이야기', interview: '마지막에', coffeechat: '처음부터' },
  { what: '묻는 사람', interview: '회사', coffeechat: '서로' },
  { what: '준비물', interview: '완성된 이력서', coffeechat: '궁금한 것 두세 개' },
  { what: '끝나면', interview: '합격이나 불합격', coffeechat: '더 만날지 함께 정해요' },
]

/** An interview and a coffee chat, compared line by line. */
export function TwoSides() {
  return (
    <>
      <PageStyle name="content-columns" css={import.meta.env.SSR ? columnsCss : ''} />
      <table className="sides">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">견줄 것</span>
            </th>
            <th scope="col">면접</th>
            <th scope="col">커피챗</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, interview, coffeechat }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{interview}</td>
              <td>{coffeechat}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
