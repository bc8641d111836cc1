import type { PageContext } from '@coffeeattack/contract/page-context'
import { consents, consentTermNames } from '@coffeeattack/domain/accounts/consents'
import { useLoaderData } from 'react-router'

/** Every consent about personal data in full, as in the registration. The terms of service are a page of their own. */
export function ConsentTables() {
  return (
    <div className="consents grid gap-2.5">
      {Object.entries(consents).map(
        ([kind, { label, required, terms }]) =>
          terms && (
            <section
              key={kind}
              aria-labelledby={`consent-${kind}`}
              className="rounded-option bg-surface-2 px-5 py-4.5"
            >
              <h3 id={`consent-${kind}`} className="text-[.9375rem] leading-[1.5] text-ink">
                {required ? '[필수]' : '[선택]'} {label}
              </h3>
              <dl>
                {consentTermNames.map(([part, title]) => (
                  <div
                    key={part}
                    className="mt-2 grid grid-cols-[84px_1fr] gap-2.5 text-[.875rem] leading-[1.55]"
                  >
                    <dt className="text-ink-3">{title}</dt>
                    <dd>{terms[part]}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ),
      )}
    </div>
  )
}

/** Name, department and contact, as the law requires. */
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
