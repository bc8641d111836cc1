import type { FaqItem } from '@coffeeattack/domain/campaigns/faq-item'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'

/** Opens by itself. The anchor stands on the answer, so a link to it opens the question too. */
export function FaqQuestion({ question, answer, more, anchor }: Omit<FaqItem, 'key'> & { anchor: string }) {
  return (
    <details className="faq-question">
      <summary>
        {question}
        <ChevronDown />
      </summary>
      <p id={anchor}>
        {answer}
        {more && (
          <>
            {' '}
            <a href={more.path}>{more.label}</a>
          </>
        )}
      </p>
    </details>
  )
}
