import type { PageContext } from '@coffeeattack/contract/page-context'
import { useLoaderData } from 'react-router'

/** Name, department and contact, as the law asks. */
export function PrivacyOfficer() {
  const { name, department, phone, email } = useLoaderData<PageContext['privacyOfficer']>()
  return (
    <ul>
      <li>
        개인정보 보호책임자 <b>{name}</b>
      </li>
      <li>부서 {department}</li>
      <li>
        연락처 <a href={`tel:${phone}`}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
  )
}
