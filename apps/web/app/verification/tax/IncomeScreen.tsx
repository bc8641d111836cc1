import { paths } from '@coffeeattack/contract/pages'
import { certificateOf } from '@coffeeattack/domain/verification/certificate'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { prefetch } from '../../api/queries.ts'
import { Page, PageSkeleton } from '../../layout/Page.tsx'
import { privateMeta } from '../../seo.ts'
import { verifiedQuery } from '../verified-query.ts'
import { TaxForm } from './TaxForm.tsx'

export const meta = () => privateMeta('소득 인증')

export const clientLoader = () => prefetch(verifiedQuery)

/** The tax office for a person who registered earlier, and whose income the health insurance lacks (VER-9). */
export default function IncomeScreen() {
  const navigate = useNavigate()
  return (
    <Loaded
      query={useQuery(verifiedQuery)}
      className="m-auto"
      skeleton={<PageSkeleton />}
      renderFrame={(inside, state) =>
        state === 'failed' ? <Page backTo={paths.my()}>{inside}</Page> : inside
      }
    >
      {({ userItems: { name, phone, birthday } }) => {
        // Name and birthday come with the verified career, so a person without one verifies it first.
        if (!name || !phone || !birthday) return <Navigate to={paths.submit()} replace />
        return (
          <TaxForm
            person={{ name, phone, birthday }}
            certificate={null}
            backTo={paths.my()}
            onWaiting={({ loginTypeLevel }) =>
              void navigate(paths.incomePending(certificateOf(loginTypeLevel)))
            }
            aside={
              <TextLink wide onClick={() => void navigate(paths.retry())}>
                건강보험으로 다시 확인하기
              </TextLink>
            }
          />
        )
      }}
    </Loaded>
  )
}
