import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { landingFaq } from './landing-faq.ts'
import { SectionTitle } from './SectionTitle.tsx'

/** Questions that open by themselves: `details` needs no script. */
export function Faq() {
  return (
    <section id="faq" aria-labelledby="questions" className="px-(--gut) pt-11 pb-8">
      <SectionTitle id="questions" lines={['자주 묻는 질문']} />
      <div className="mt-3">
        {landingFaq.map(({ key, question, answer }, index) => (
          <details key={key} open={index === 0} className="group border-b border-line">
            <summary className="flex list-none items-start justify-between gap-4 py-4.5 leading-normal font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown className="mt-0.5 text-ink-3 transition-transform duration-(--t2) group-open:rotate-180" />
            </summary>
            <p className="-mt-1 pr-7 pb-5 text-body-s/relaxed text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
