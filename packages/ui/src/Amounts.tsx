import { Fragment } from 'react'

/** '8,833~', '1억 666', '9,500만', '1억 2,000만 원' */
const AMOUNT = /(\d[\d,]*(?:억(?: \d[\d,]*)?)?만?(?: 원)?~?)/

/** A text with amounts in it: a line may end after the tilde of a range, but never inside an amount. */
export function Amounts({ children: text }: { children: string }) {
  let at = 0
  return text.split(AMOUNT).map((part, place) => {
    const key = (at += part.length + 1)
    if (place % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <Fragment key={key}>
        <span className="whitespace-nowrap">{part}</span>
        {part.endsWith('~') && <wbr />}
      </Fragment>
    )
  })
}
