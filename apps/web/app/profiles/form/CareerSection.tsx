import { useQuery } from '@tanstack/react-query'
import { chosenAs } from '../../companies/cards.ts'
import { companiesQuery } from '../../companies/queries.ts'
import type { ProfileFormState } from './use-profile-form.ts'
import { CareerItemFields } from './CareerItemFields.tsx'
import { Section } from './Section.tsx'

type CareerSectionProps = { form: ProfileFormState; onChangeJob: (careerId: string) => void }

/** The verified career: its job and what was done in it can be told, the rest is as the office knows it. */
export function CareerSection({ form, onChangeJob }: CareerSectionProps) {
  const { careerItems } = form.form
  const logos = useQuery(companiesQuery).data?.items ?? []
  return (
    <Section title="경력" part="detail">
      {careerItems.length === 0 && (
        <p className="text-body-s text-ink-3">아직 확인된 경력이 없어요. 커리어를 인증하면 여기에 보여요.</p>
      )}
      <ul className="divide-y divide-line">
        {careerItems.map((item, index) => (
          <li key={item.id} className="py-5 first:pt-0 last:pb-0">
            <CareerItemFields
              item={item}
              logo={logos.find(({ name }) => chosenAs(name, [item.company]))?.logo ?? null}
              startsOpen={index === 0}
              problem={form.problemOf(item.id)}
              onLeave={() => form.judge(item.id)}
              onChange={(change) => form.changeCareer(item.id, change)}
              onChangeJob={() => onChangeJob(item.id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
