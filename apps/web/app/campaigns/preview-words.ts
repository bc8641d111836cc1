import { paths } from '@coffeeattack/contract/pages'
import { offers } from '@coffeeattack/domain/errors/offers'
import { isJustMessage } from '@coffeeattack/domain/offers/offer'
import { withJosa } from '@coffeeattack/domain/text/josa'
import type { LinkPreview } from './find-preview.server.ts'

type Words = { title: readonly string[]; about: string; button: string }

/** The preview's text: the sender, or that nothing is left to answer. It never names the recipient. */
export function previewWords({ type, name, companyCount, status, salaryMin, salaryMax }: LinkPreview): Words {
  if (type === 'message') {
    return {
      title: [withJosa(name, '이/가'), '메시지를 보냈어요'],
      about: '로그인하면 메시지를 읽을 수 있어요.',
      button: '메시지 보기',
    }
  }
  if (type === 'offers') {
    return {
      title:
        companyCount > 0 ? ['답을 기다리는', `어택이 ${companyCount}건 있어요`] : ['모두 답한 어택이에요'],
      about: '로그인하면 받은 어택을 모두 볼 수 있어요.',
      button: '받은 어택 보기',
    }
  }
  if (type === 'coffeechat') {
    return {
      title: [`${name} 커피챗에`, '새 소식이 있어요'],
      about: '로그인하면 시간과 질문을 볼 수 있어요.',
      button: '커피챗 보기',
    }
  }
  if (status === 'EXPIRED') {
    const { title, body } = type === 'group' ? offers.GROUP_EXPIRED : offers.OFFER_EXPIRED
    return { title: [title], about: body, button: '제안 보기' }
  }
  if (status !== null && status !== 'WAITING') {
    return {
      title: [offers.OFFER_NOT_WAITING.title],
      about: '로그인하면 어떻게 답했는지 볼 수 있어요.',
      button: '제안 보기',
    }
  }
  if (type === 'group') {
    return {
      title: ['에이전트가 어울리는', `회사 ${companyCount}곳을 골랐어요`],
      about: '로그인하면 제안을 자세히 보고 답할 수 있어요.',
      button: '회사 보고 고르기',
    }
  }
  if (isJustMessage({ salaryMin, salaryMax })) {
    return {
      title: [withJosa(name, '이/가'), '메시지를 보냈어요'],
      about: '로그인하면 메시지를 읽고 답할 수 있어요.',
      button: '메시지 보고 답하기',
    }
  }
  return {
    title: [withJosa(name, '이/가'), '연봉을 걸고 어택했어요'],
    about: '로그인하면 제안을 자세히 보고 답할 수 있어요.',
    button: '제안 보고 답하기',
  }
}

/** Where the button leads. Without a login that page asks for one first and returns (ROUTE-7). */
export function previewTarget({ type, id, name }: LinkPreview): string {
  switch (type) {
    case 'offer':
      return paths.offer(id)
    case 'group':
      return paths.curation(id)
    case 'offers':
      return paths.offers()
    case 'coffeechat':
      return paths.accepted(id, name)
    case 'message':
      return paths.messageRoom(id)
  }
}
