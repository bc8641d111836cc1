import type { PageContext } from '@coffeeattack/contract/page-context'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'

export type Company = PageContext['company']

/** Null when the root's data failed to load. */
export const useCompany = (): Company | null => useRouteLoaderData<typeof loader>('root')?.company ?? null

/** The company that runs the service, as the law requires. */
export function CompanyAddress({ company }: { company: Company }) {
  const { name, phone, email } = company
  return (
    <address className="mt-6 not-italic">
      <b className="text-ink-2">{name}</b>
      {registrations(company).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="block">
        전화 <Contact href={`tel:${phone}`}>{phone}</Contact> · 이메일{' '}
        <Contact href={`mailto:${email}`}>{email}</Contact>
      </span>
    </address>
  )
}

const Contact = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="underline underline-offset-4">
    {children}
  </a>
)

function registrations(company: Company): string[] {
  const { representative, businessNumber, jobInformationNumber, mailOrderNumber, address } = company
  return [
    `대표 ${representative} · 사업자등록번호 ${businessNumber}`,
    `직업정보제공사업 신고번호 ${jobInformationNumber}`,
    ...(mailOrderNumber ? [`통신판매업 신고번호 ${mailOrderNumber}`] : []),
    address,
  ]
}
