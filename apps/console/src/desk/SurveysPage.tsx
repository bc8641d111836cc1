import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { agoText } from '@coffeeattack/domain/kst'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { Card } from '@coffeeattack/ui/Card'
import { Tag } from '@coffeeattack/ui/Tag'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedCards } from '../list/ConsoleList.tsx'
import { DeskPage } from './DeskPage.tsx'
import { surveysQuery, type SentSurvey } from './queries.ts'

/** The surveys I sent, and what was answered (MSG-3). */
export function SurveysPage() {
  const surveys = useInfiniteQuery(surveysQuery)
  return (
    <DeskPage>
      <PagedCards name="보낸 설문" query={surveys} empty="아직 보낸 설문이 없어요">
        {(survey) => <SurveyCard key={survey.id} survey={survey} />}
      </PagedCards>
    </DeskPage>
  )
}

function SurveyCard({ survey: { candidate, sentAt, userSurveyItems, answeredAt } }: { survey: SentSurvey }) {
  const now = useNow()
  const answerTo = new Map(userSurveyItems.map(({ surveyCode, answer }) => [surveyCode, answer]))
  return (
    <li>
      <Card className="px-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <p className="text-h3">
              <MaskedText text={anonymousName(candidate)} />
            </p>
            <p className="text-label text-ink-3 tnum">{agoText(new Date(sentAt), now)} 보냈어요</p>
          </div>
          <Tag kind={answeredAt ? 'shot' : 'plain'}>
            {answeredAt ? `${userSurveyItems.length}개에 답했어요` : '답을 기다려요'}
          </Tag>
        </div>
        {answeredAt && (
          <dl className="mt-4 grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-3">
            {surveyQuestions.map(({ surveyCode, question }) => (
              <div key={surveyCode}>
                <dt className="text-caption text-ink-3">{question}</dt>
                <dd className="mt-0.5 text-body-s font-medium text-pretty">
                  {answerTo.get(surveyCode) ?? '–'}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </li>
  )
}
