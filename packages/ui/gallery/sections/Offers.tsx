import { BenefitList } from '../../src/BenefitList.tsx'
import { CountdownBadge } from '../../src/CountdownBadge.tsx'
import { Logo } from '../../src/Logo.tsx'
import { Money } from '../../src/Money.tsx'
import { OfferCard } from '../../src/OfferCard.tsx'
import { SenderNote } from '../../src/SenderNote.tsx'
import { TextLink } from '../../src/TextLink.tsx'
import { Box } from '../Box.tsx'
import { linkTo } from '../linkTo.tsx'
import { marks } from '../marks.tsx'

export function Offers() {
  return (
    <Box title="받은 어택">
      <div className="grid gap-2.5">
        <OfferCard
          logo={<Logo name="노을클라우드" src={marks.noeul} />}
          company="노을클라우드"
          position="프론트엔드 개발자"
          badge={<CountdownBadge kind="today">오늘 마감</CountdownBadge>}
          money={<Money amount="6,300" to="6,800" label="육천삼백만 원에서 육천팔백만 원" />}
          rate="+30.8%"
          render={linkTo('#offer')}
        />
        <OfferCard
          logo={<Logo name="온결헬스" src={marks.ongyeol} />}
          company="온결헬스"
          position="웹 프론트엔드 리드"
          badge={<CountdownBadge kind="soft">커피챗 매칭</CountdownBadge>}
          money={<Money amount="7,000" label="칠천만 원" />}
          rate="+34.6%"
          render={linkTo('#matched')}
        />
        <OfferCard
          logo={<Logo name="세모상점" src={marks.semo} muted />}
          company="세모상점"
          position="웹 플랫폼 개발자"
          badge={<CountdownBadge kind="over">기한이 지났어요</CountdownBadge>}
          money={<Money amount="5,800" label="오천팔백만 원" />}
          action={
            <TextLink size="sm" className="-my-3">
              다시 연결하기
            </TextLink>
          }
          muted
        />
      </div>
    </Box>
  )
}

export function MoreOffers() {
  return (
    <Box title="어택의 다른 상태">
      <div className="grid gap-2.5">
        <OfferCard
          logo={<Logo name="달그락" />}
          company="달그락"
          position="프로덕트 엔지니어"
          fresh
          badge={<CountdownBadge kind="soft">6일 남았어요</CountdownBadge>}
          money={<Money amount="6,000" to="7,200" />}
          rate="+38.5%"
          render={linkTo('#new')}
        />
        <OfferCard
          logo={<Logo name="반달랩스" muted />}
          company="반달랩스"
          position="백엔드 개발자"
          badge={<CountdownBadge kind="over">거절한 제안</CountdownBadge>}
          money={<Money amount="5,400" />}
          rate="+3.8%"
          muted
        />
        <OfferCard
          logo={<Logo name="너울에너지" />}
          company="너울에너지"
          position="데이터 엔지니어"
          badge={<CountdownBadge kind="soft">3일 남았어요</CountdownBadge>}
          message="지우 님, 저희 팀이 어떤 일을 하는지 먼저 이야기하고 싶어요. 연봉은 만나서 함께 정해요."
          render={linkTo('#message')}
        />
      </div>
    </Box>
  )
}

export function OfferParts() {
  return (
    <Box title="제안의 글과 혜택">
      <div className="grid gap-2.5 rounded-card bg-canvas p-3">
        <SenderNote
          label="담당자의 메시지"
          name="이도현"
          title="노을클라우드 채용 담당자"
          isOwn={false}
          message="결제 화면을 함께 만들 분을 찾고 있어요."
        />
        <SenderNote
          label="에이전트의 메시지"
          name="정하린"
          title="커피어택 에이전트"
          isOwn
          message="조건에 맞는 회사를 찾았어요."
        />
        <BenefitList
          title="연봉 말고도 드려요"
          items={[
            { text: '주 2회 재택', kind: 'home' },
            { text: '사이닝 보너스 500만 원', kind: 'money' },
            { text: '반려견과 함께 일해요', kind: 'other' },
          ]}
        />
      </div>
    </Box>
  )
}
