import { paths } from '@coffeeattack/contract/pages'
import { APPLICATION } from '@coffeeattack/domain/companies/application'
import { businessNumberProblem, businessNumberText } from '@coffeeattack/domain/companies/business-number'
import {
  businessNumberAsTyped,
  businessNumberProblemWhileTyping,
  openingDayAsTyped,
  openingDayFrom,
  openingDayProblem,
} from '@coffeeattack/domain/companies/firm-as-typed'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { companies } from '@coffeeattack/domain/errors/companies'
import { lengthProblem } from '@coffeeattack/domain/text/length'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useForm } from '@coffeeattack/kit/useForm'
import { TextField } from '@coffeeattack/ui/TextField'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useId, useState } from 'react'
import { joinApi } from './api.ts'
import { Agreements } from './Agreements.tsx'
import { type Application, changing } from './application.ts'
import { CheckingView } from './CheckingView.tsx'
import { JoinPage, Submit } from './JoinPage.tsx'
import { NoMatch } from './NoMatch.tsx'

const MOST = 60

const nameProblem = (typed: string) =>
  companyKey(typed) === '' ? '회사 이름을 입력해 주세요' : lengthProblem(typed, MOST)
const representativeProblem = (typed: string) =>
  typed.trim() === '' ? '대표자 이름을 입력해 주세요' : lengthProblem(typed, MOST)

type FirmStepProps = { secret: string; application: Application; onMatched: () => void }

/**
 * The third step: the firm, which the tax office checks at once (FIRM-1). A mismatch marks the three as a group, never a
 * field. While the office is asked, the form waits unseen, so that it stands as it was when the answer is no.
 */
export function FirmStep({ secret, application, onMatched }: FirmStepProps) {
  const id = useId()
  const [noMatch, setNoMatch] = useState(false)
  const [agreed, setAgreed] = useState({ terms: false, pledge: false })
  const { onDone, onSettled } = changing(secret)
  const form = useForm({
    first: {
      companyName: application.companyName,
      businessNumber: application.businessNumber ? businessNumberText(application.businessNumber) : '',
      representative: '',
      openedOn: application.openedOn ? openingDayAsTyped(application.openedOn) : '',
      homepage: application.homepage,
    },
    rules: {
      companyName: nameProblem,
      businessNumber: businessNumberProblem,
      representative: representativeProblem,
      openedOn: openingDayProblem,
    },
    send: ({ openedOn, ...firm }) =>
      joinApi('POST /business/applications/firm', {
        body: {
          ...firm,
          secret,
          openedOn: openingDayFrom(openedOn) ?? '',
          agreedToTerms: true,
          pledged: true,
        },
      }),
    onFailed(failure) {
      const isNoMatch = isApiError(failure) && failure.code === 'FIRM_NOT_MATCHED'
      setNoMatch(isNoMatch)
      return isNoMatch
    },
    onDone(answered) {
      if (answered.matchedAt !== null && answered.state === 'IN_REVIEW') onMatched()
      onDone(answered)
    },
    onSettled,
  })
  const { companyName, businessNumber, representative, openedOn } = form.values
  const isWhole =
    agreed.terms &&
    agreed.pledge &&
    [companyName, businessNumber, representative, openedOn].every((typed) => typed.trim() !== '')
  const number = form.field('businessNumber')
  const wrongNumber = businessNumberProblemWhileTyping(businessNumber)

  return (
    <>
      {form.busy && <CheckingView />}
      <div className={form.busy ? 'hidden' : 'flex flex-1 flex-col'}>
        <JoinPage
          step={3}
          lines={['회사를 확인할게요']}
          lead="사업자등록증에 적힌 그대로 적어 주세요."
          cta={
            <>
              <Submit form={id} disabled={!isWhole || wrongNumber !== null}>
                {noMatch ? '다시 확인하기' : '국세청에서 확인하기'}
              </Submit>
              {noMatch && (
                <a
                  href={paths.ask(paths.businessJoin(), { as: 'company' })}
                  target="_blank"
                  rel="noreferrer"
                  className={`${textLinkLook} w-full`}
                >
                  사업자등록증으로 문의하기
                </a>
              )}
            </>
          }
        >
          {noMatch && <NoMatch {...companies.FIRM_NOT_MATCHED} />}
          <form {...form.props} id={id} className="mt-6 grid gap-4.5" onChange={() => setNoMatch(false)}>
            <TextField
              label="회사 이름"
              autoComplete="organization"
              maxLength={MOST}
              {...form.field('companyName')}
            />
            <fieldset className="grid min-w-0 gap-4.5" aria-describedby={noMatch ? 'no-match' : undefined}>
              <legend className="sr-only">국세청에서 확인하는 세 가지</legend>
              <TextField
                label="사업자등록번호"
                inputMode="numeric"
                placeholder="000-00-00000"
                format={businessNumberAsTyped}
                {...number}
                error={wrongNumber ? <span role="alert">{wrongNumber}</span> : number.error}
              />
              <div className="grid grid-cols-2 gap-2.5">
                <TextField label="대표자 이름" maxLength={MOST} {...form.field('representative')} />
                <TextField
                  label="개업일"
                  inputMode="numeric"
                  placeholder="2019. 03. 04"
                  format={openingDayAsTyped}
                  {...form.field('openedOn')}
                />
              </div>
            </fieldset>
            <TextField
              label="홈페이지"
              hint="선택"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="www.회사.kr"
              maxLength={APPLICATION.homepageLimit}
              {...form.field('homepage')}
            />
          </form>
          <Agreements agreed={agreed} onChange={setAgreed} />
        </JoinPage>
      </div>
    </>
  )
}
