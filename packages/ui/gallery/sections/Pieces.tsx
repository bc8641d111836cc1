import { AccordionItem } from '../../src/Accordion.tsx'
import { Avatar } from '../../src/Avatar.tsx'
import { BrandMark, Wordmark } from '../../src/BrandMark.tsx'
import { Card } from '../../src/Card.tsx'
import { Cup } from '../../src/Cup.tsx'
import { Bars } from '../../src/icons/Bars.tsx'
import { Bolt } from '../../src/icons/Bolt.tsx'
import { Home } from '../../src/icons/Home.tsx'
import { Message } from '../../src/icons/Message.tsx'
import { Person } from '../../src/icons/Person.tsx'
import { Money } from '../../src/Money.tsx'
import { RailItem, railLook, TabItem, tabLook } from '../../src/TabItem.tsx'
import { Box } from '../Box.tsx'

const tabs = [
  { label: '홈', icon: <Home size={24} strokeWidth={1.8} /> },
  { label: '어택', icon: <Bolt size={24} strokeWidth={1.8} />, count: 2 },
  { label: '메시지', icon: <Message size={24} strokeWidth={1.8} />, count: 1 },
  { label: '리포트', icon: <Bars size={24} strokeWidth={1.8} /> },
  { label: '프로필', icon: <Person size={24} strokeWidth={1.8} /> },
]

export function Tabs() {
  return (
    <Box title="탭과 레일">
      <nav aria-label="탭" className="grid auto-cols-fr grid-flow-col border-t border-line pt-1.5 pb-2">
        {tabs.map((tab, i) => (
          <a key={tab.label} href="#tabs" aria-current={i === 0 ? 'page' : undefined} className={tabLook}>
            <TabItem {...tab} />
          </a>
        ))}
      </nav>
      <nav
        aria-label="레일"
        className="mt-3 flex flex-col items-start gap-0.5 rounded-card bg-shot py-4 pl-7"
      >
        {tabs.slice(0, 3).map((tab, i) => (
          <a key={tab.label} href="#rail" aria-current={i === 0 ? 'page' : undefined} className={railLook}>
            <RailItem {...tab} />
          </a>
        ))}
      </nav>
    </Box>
  )
}

export function Brand() {
  return (
    <Box title="상징">
      <div className="flex flex-wrap items-center gap-5">
        <Wordmark size={30}>커피어택</Wordmark>
        <span className="rounded-button-sm bg-shot p-2">
          <BrandMark tone="on-shot" />
        </span>
        <Cup size={48} />
        <Cup size={96} label="위에서 본 커피 한 잔" />
        <Avatar name="이도현" size="sm" />
        <Avatar name="Sam" />
        <Avatar name="한지우" size="lg" />
      </div>
      <div className="mt-4 flex flex-wrap items-baseline gap-4">
        <Money size={56} amount="5,340" />
        <Money size={32} amount="5,340" />
        <Money size={20} amount="5,340" />
      </div>
    </Box>
  )
}

export function Disclosures() {
  return (
    <Box title="펼침과 카드">
      <AccordionItem title="지금 다니는 회사가 볼까 봐 걱정돼요" group="faq" open>
        지금 다니는 회사와 내가 막은 회사에는 프로필이 보이지 않아요.
      </AccordionItem>
      <AccordionItem title="연락처는 언제 공개되나요?" group="faq">
        내가 고른 회사에만 공개돼요.
      </AccordionItem>
      <div className="mt-4 grid gap-2">
        <Card ground="fill">채운 카드</Card>
        <Card ground="line">선 카드</Card>
        <Card ground="shot">에스프레소 카드</Card>
      </div>
    </Box>
  )
}
