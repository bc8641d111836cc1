import { paths } from '@coffeeattack/contract/pages'
import { LEARNING } from '@coffeeattack/domain/suggestions/learning/outcome'
import { OBJECTION } from '@coffeeattack/domain/suggestions/objection'
import { Document } from '@coffeeattack/ui/icons/Document'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Person } from '@coffeeattack/ui/icons/Person'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Box } from './Box.tsx'
import type { Criteria } from './criteria.ts'
import { Point, Points } from './Points.tsx'

/**
 * What the laws on personal data and on artificial intelligence ask a service for hiring to publish: for whom it is, the
 * kinds of data, the steps, sensitive data, the risks, a person's oversight, how to object, and who is in charge.
 */
export function Law({ inCharge }: Pick<Criteria, 'inCharge'>) {
  return (
    <Box title="법이 정한 것도 지켜요">
      <Points>
        <Point Icon={Eye} title="누구에게 추천하나요?">
          추천을 켠 분에게는 열린 포지션을, 회사에는 그 포지션에 맞는 분을 이름 없이 보여줘요. 처음 볼 때 이
          기준을 먼저 알려요.
        </Point>
        <Point Icon={Layers} title="어떤 정보로, 어떻게 정하나요?">
          프로필의 직무, 경력, 기술, 희망 연봉, 관심 회사와 포지션에 적힌 조건, 회사가 지킨 약속을 견줘요.
          하나씩 더하고 뺀 합이 순서예요. 민감정보와 주민등록번호는 쓰지 않아요.
        </Point>
        <Point Icon={Person} title="사람이 정해요">
          추천은 참고하는 순서예요. 개인정보 보호법이 말하는 ‘완전히 자동화된 결정’이 아니에요. 그래도
          거부하고, 설명을 듣고, 사람의 검토를 받을 수 있어요.
        </Point>
        <Point Icon={ShieldCheck} title="채용에 쓰는 인공지능처럼 관리해요">
          인공지능 기본법은 채용에 쓰는 인공지능을 영향이 큰 것으로 봐요. 그래서 배운 무게를 쓰기 전에 위험을
          살피고, 달마다 치우침을 견주고, 언제든 손으로 정한 무게로 되돌려요.
        </Point>
        <Point Icon={Document} title={`기록을 ${LEARNING.ledgerYears}년 남겨요`}>
          어떤 무게를 언제 왜 썼는지, 배운 기간과 견준 값을 남겨요.
        </Point>
        <Point Icon={Message} title="이의를 제기하려면">
          추천 화면의 ‘사람이 다시 봐 주세요’로 보내 주세요. 늦어도 {OBJECTION.mostWorkingDays}영업일 안에
          답해요.
          <span className="mt-1 block">
            책임자{' '}
            {inCharge.name ? (
              <span className="[overflow-wrap:anywhere]">
                {inCharge.name}
                {inCharge.contact && ` · ${inCharge.contact}`}
              </span>
            ) : (
              <a href={paths.ask(paths.matchCriteria())} className="underline underline-offset-4">
                문의 남기기
              </a>
            )}
          </span>
        </Point>
      </Points>
    </Box>
  )
}
