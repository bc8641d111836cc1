import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { PART_YEAR_NOTE } from '@coffeeattack/domain/salary/full-year'
import { isTaxOfficeAsked } from '@coffeeattack/domain/verification/tax-office'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useGoBack } from '../../layout/Header.tsx'
import { Page, PageSkeleton } from '../../layout/Page.tsx'
import { StepPage } from '../after/StepPage.tsx'
import { taxOfficeQuery } from './tax-office.ts'

type TaxOffice = ApiResult<'GET /users/tax'>

type Before = { lines: readonly [string, string]; lead: string; about: string; goOn: string | null }

/** What is said before the number is asked for; null when there is nothing to say. */
function wordsBefore(office: TaxOffice): Before | null {
  if (isTaxOfficeAsked(office))
    return {
      lines: ['국세청에서', '이미 확인했어요'],
      lead: `${office.year}년 소득까지 모두 불러왔어요.`,
      about: '다음 해 소득은 국세청이 내년 7월부터 알려 줘요. 지금 다시 조회해도 달라지는 건 없어요.',
      goOn: '그래도 다시 조회하기',
    }
  if (office.outlook === 'PART')
    return {
      lines: ['국세청에도', '한 해를 채운 소득은 없어요'],
      lead: PART_YEAR_NOTE,
      about:
        '인증한 경력을 보면 해마다 몇 달만 일했어요. 지금 조회해도 같은 달치만 나와서 주민등록번호를 묻지 않을게요.',
      goOn: null,
    }
  if (office.outlook === 'OUTSIDE_JOBS')
    return {
      lines: ['인증한 경력에는', '한 해를 채운 소득이 없어요'],
      lead: PART_YEAR_NOTE,
      about:
        '인증한 직장에서 번 소득은 지금 조회해도 같은 달치만 나와요. 직장 밖에서 한 해 동안 번 소득이 있을 때만 불러올 게 있어요.',
      goOn: '직장 밖에서 번 소득이 있어요',
    }
  return null
}

type TaxGateProps = {
  backTo: string
  /** The form that asks for the resident number. */
  children: ReactNode
}

/** Nobody types a resident number for nothing: what can come back is said before (VER-9). */
export function TaxGate({ backTo, children }: TaxGateProps) {
  const office = useQuery(taxOfficeQuery)
  const navigate = useNavigate()
  const goBack = useGoBack(backTo)
  const [goesOn, setGoesOn] = useState(false)
  return (
    <Loaded
      query={office}
      className="m-auto"
      skeleton={<PageSkeleton />}
      renderFrame={(inside, state) => (state === 'failed' ? <Page backTo={backTo}>{inside}</Page> : inside)}
    >
      {(told) => {
        const before = goesOn ? null : wordsBefore(told)
        if (!before) return children
        const { lines, lead, about, goOn } = before
        return (
          <StepPage
            lines={lines}
            lead={lead}
            next={{ label: '돌아가기', onPress: goBack }}
            aside={
              goOn ? (
                <TextLink wide onClick={() => setGoesOn(true)}>
                  {goOn}
                </TextLink>
              ) : (
                <TextLink wide onClick={() => void navigate(paths.retry())}>
                  건강보험으로 다시 확인하기
                </TextLink>
              )
            }
          >
            <p className="mt-6 px-5 text-body text-pretty text-ink-2">{about}</p>
          </StepPage>
        )
      }}
    </Loaded>
  )
}
