import { shareCard } from '@coffeeattack/domain/campaigns/share'
import { SAMPLE } from '@coffeeattack/domain/insight/standing-sample'
import { COLOURS } from './colours.ts'
import { bars, hill, plainColumns, risingColumns } from './drawings/charts.ts'
import { cup } from './drawings/cup.ts'
import { slip } from './drawings/slip.ts'
import type { Picture } from './picture.ts'

/** A shield with a check mark. */
function shield(): string {
  return `<path d="M210 20 370 82v120c0 98-66 160-160 198C116 362 50 300 50 202V82Z" fill="${COLOURS.paper}"/>
<path d="M210 52 340 102v102c0 78-52 128-130 162Z" fill="${COLOURS.fill}"/>
<path d="m140 212 50 50 96-104" fill="none" stroke="${COLOURS.shot}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A question and the answer to it, as in a chat. */
function questions(): string {
  return `<path d="M36 40h230a36 36 0 0 1 36 36v78a36 36 0 0 1-36 36H96l-44 38v-38H36a36 36 0 0 1-36-36V76a36 36 0 0 1 36-36z" fill="${COLOURS.paper}"/>
<text x="151" y="158" text-anchor="middle" font-size="120" font-weight="800" fill="${COLOURS.ink}">?</text>
<path d="M154 240h230a36 36 0 0 1 36 36v62a36 36 0 0 1-36 36h-16v34l-42-34H154a36 36 0 0 1-36-36v-62a36 36 0 0 1 36-36z" fill="${COLOURS.shot}"/>
<path d="M164 288h210M164 326h132" stroke="${COLOURS.hero}" stroke-width="16" stroke-linecap="round" opacity=".85"/>`
}

/** One salary in three sizes, each inside the other. */
function nestedPay(): string {
  const bar = (y: number, width: number, colour: string, label: string, ink: string) =>
    `<rect y="${y}" width="${width}" height="92" rx="20" fill="${colour}"/><text x="28" y="${y + 58}" font-size="32" font-weight="800" letter-spacing="-1" fill="${ink}">${label}</text>`
  return (
    bar(52, 420, COLOURS.shot, '계약 연봉', COLOURS.onShot) +
    bar(164, 372, COLOURS.track, '과세 소득', COLOURS.ink) +
    bar(276, 318, COLOURS.paper, '보수월액', COLOURS.ink)
  )
}

const offer = {
  head: '노을클라우드',
  lines: [
    { label: '지금 연봉', figure: '5,200만' },
    { label: '제안 연봉', figure: '6,800만', strong: true },
  ],
  rise: { label: '오른 금액', figure: '+1,600만 원' },
}

const about = (mode: 'money' | 'graph' | 'secret' | 'default') => shareCard(mode, { origin: '' }).description

/** The columns of the sample, as percentages of the highest. */
const samplePath = SAMPLE.path.map(({ income }) => (100 * income) / SAMPLE.income)

/** One picture per public page, by the name in its address. */
export const pages = {
  default: {
    title: ['연봉 먼저,', '커피는 그다음'],
    about: about('default'),
    drawing: cup({ x: -60, y: -40, size: 400 }) + slip({ ...offer, x: 130, y: 70 }),
  },
  introduce: {
    title: ['커리어를 인증하면', '제안이 먼저 와요'],
    about: '이름과 연락처는 내가 고른 회사에만 공개돼요.',
    drawing: cup(),
  },
  attack: {
    title: ['회사가 연봉을 걸고', '먼저 보내요'],
    about: '회사가 연봉을 먼저 걸고 보내는 제안을 어택이라고 불러요.',
    drawing: slip({ ...offer, x: 50, y: 10, width: 350 }),
  },
  coffeechat: {
    title: ['커피 한 잔으로', '시작하는 만남'],
    about: '커피챗에서 무엇을 묻고 어떻게 준비하면 좋은지 알려 드려요.',
    drawing: cup({ x: -90, y: 0, size: 300 }) + cup({ x: 160, y: 130, size: 300 }),
  },
  salary_guide: {
    title: ['같은 연봉이', '세 가지로 적혀요'],
    about: '계약 연봉과 과세 소득, 보수월액이 어떻게 다른지 알아봐요.',
    drawing: nestedPay(),
  },
  privacy: {
    title: ['무엇을 왜 받고', '언제 지우는지'],
    about: '맡겨 주신 정보를 어떻게 다루는지 모두 적어 두었어요.',
    drawing: shield(),
  },
  faq: {
    title: ['궁금한 것부터', '물어보세요'],
    about: '현재 회사에 알려지는지, 이름은 언제 공개되는지 답해 드려요.',
    drawing: questions(),
  },
  business: {
    title: ['연봉부터 말하면', '좋은 사람이 답해요'],
    about: '커리어와 소득이 확인된 사람에게 연봉을 걸고 먼저 제안해요.',
    drawing: cup({ x: 150, y: 120, size: 320 }) + slip({ ...offer, x: -20, y: -20, width: 350 }),
  },
  money: {
    title: ['나는 지금까지', '얼마를 벌었을까요?'],
    about: about('money'),
    drawing: plainColumns([18, 34, 46, 52, 61, 66, 74, 82, 91, 100]),
  },
  graph: {
    title: ['내 연봉은 어떻게', '올라왔을까요?'],
    about: about('graph'),
    drawing: risingColumns(samplePath),
  },
  secret: {
    title: ['내 소득은', '어디쯤 있을까요?'],
    about: about('secret'),
    drawing: hill(32, '상위 ?%'),
  },
  rankingtalk: {
    title: ['어떤 직무가 더', '많이 제안받을까요?'],
    about: '직무마다 제안받은 연봉을 보고 익명으로 이야기해요.',
    drawing: bars([96, 84, 71, 60, 48]),
  },
  partners: {
    title: ['아는 사람에게', '먼저 알려 주세요'],
    about: '추천 링크로 들어온 사람이 어디까지 갔는지 한눈에 봐요.',
    drawing:
      cup({ x: -60, y: -40, size: 400 }) +
      slip({
        x: 90,
        y: 190,
        width: 350,
        head: '커피챗 초대장',
        lines: [{ label: '보낸 사람', figure: '나' }],
      }),
  },
} as const satisfies Record<string, Picture>

export type PageName = keyof typeof pages

export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)
