import { BRAND } from '../brand.ts'
import { LIFETIME } from '../insight/lifetime-ranges.ts'
import type { Page } from '../page.ts'

export type ShareMode = 'money' | 'graph' | 'secret' | 'partners' | 'default'

/** A link preview in a messaging app (PUB-5). Its URLs are absolute. */
export type ShareCard = {
  title: string
  description: string
  imageUrl: string
  link: string
  button: string
}

type Template = { title: string; description: string; path: Page; button: string }

const templates: Readonly<Record<Exclude<ShareMode, 'partners'>, Template>> = {
  money: {
    title: '나는 지금까지 얼마를 벌었을까요?',
    description: `${LIFETIME.yearsPerRequest}년씩 거슬러 올라가며 평생 소득을 모아 봐요.`,
    path: '/money',
    button: '내 평생 소득 보기',
  },
  graph: {
    title: '내 연봉은 어떻게 올라왔을까요?',
    description: '같은 일을 하는 사람들과 연봉이 오른 길을 견줘 봐요.',
    path: '/graph',
    button: '내 연봉 그래프 보기',
  },
  secret: {
    title: '내 소득은 어디쯤 있을까요?',
    description: '인증한 소득으로 내 자리를 알아봐요. 이름은 보이지 않아요.',
    path: '/secret',
    button: '내 자리 알아보기',
  },
  default: {
    title: '연봉 먼저, 커피는 그다음',
    description: '커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.',
    path: '/',
    button: '연봉 제안받기',
  },
}

/** A partner's card greets with the partner's name and asks for a resume. */
function partnerTemplate(referrer: string): Template {
  return {
    title: `${referrer} 님이 ${BRAND.ko}에 초대했어요`,
    description: '이력서를 내면 회사가 연봉을 걸고 먼저 제안해요.',
    path: '/',
    button: '이력서 제출하기',
  }
}

export type ShareSource = {
  /** 'https://…' without a closing slash. */
  origin: string
  /** The person's own page, if there is one: a result or a partner's link. */
  path?: string | undefined
  /** The person's part of the picture's URL: a share id or a partner's code. */
  pictureOf?: string | undefined
}

export function shareCard(mode: Exclude<ShareMode, 'partners'>, source: ShareSource): ShareCard {
  return cardOf(templates[mode], mode, source)
}

export function partnerShareCard(referrer: string, source: ShareSource): ShareCard {
  return cardOf(partnerTemplate(referrer), 'partners', source)
}

function cardOf(
  { title, description, path, button }: Template,
  mode: ShareMode,
  source: ShareSource,
): ShareCard {
  return {
    title,
    description,
    imageUrl: source.origin + picturePath(mode, source.pictureOf),
    link: source.origin + (source.path ?? path),
    button,
  }
}

/** The URL of a page's or a result's 1200 × 630 picture: '/og/money/….png'. */
export function picturePath(page: ShareMode, of?: string): string {
  return of === undefined ? `/og/${page}.png` : `/og/${page}/${encodeURIComponent(of)}.png`
}
