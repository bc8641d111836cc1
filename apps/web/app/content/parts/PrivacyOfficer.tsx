import { useLoaderData } from 'react-router'
import type { loader } from '../../routes/privacy.tsx'

/** Name, department and contact, as the law asks. */
export function PrivacyOfficer() {
  const officer = useLoaderData<typeof loader>()
  if (!officer) return null
  const { name, department, phone, email } = officer
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
