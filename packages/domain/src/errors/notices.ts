import { BRAND } from '../brand.ts'
import { withdrawalNotice } from '../profiles/withdrawal.ts'
import type { Wording } from './row.ts'

/** Dialogs and toasts that the client opens by itself; no call answers with them. */
export const notices = {
  NETWORK_FAILED: {
    show: 'dialog',
    title: '인터넷에 연결되어 있지 않아요',
    body: '연결을 확인하고 다시 시도해 주세요.',
    button: '다시 시도하기',
    next: 'retry',
  },
  /** My data, my attack, salary, offer detail and group loads (ROUTE-3). */
  LOAD_FAILED: { show: 'silent', title: '', body: '', button: '', next: { go: '/' } },
  /** The overlay closes without a message (VER-5). */
  ANALYSIS_FAILED: { show: 'silent', title: '', body: '', button: '', next: 'close' },
  /** Any group-offer patch error other than 409 (ROUTE-5). */
  GROUP_PATCH_FAILED: { show: 'silent', title: '', body: '', button: '', next: { go: '/my', replace: true } },
  MISSING_CFID: {
    show: 'dialog',
    title: '잘못된 경로입니다.',
    body: `${BRAND.ko} 메인 페이지에서 다시 들어와 주세요.`,
    button: '메인으로 가기',
    next: { go: '/', replace: true },
  },
  STOP_FAILED: { show: 'toast', title: '다시 시도해 주세요', body: '', button: '', next: 'close' },
  WITHDRAW_FAILED: { show: 'toast', title: '다시 시도해 주세요', body: '', button: '', next: 'close' },
  UNSAVED_CHANGES: {
    show: 'dialog',
    title: '저장하지 않은 내용이 있어요',
    body: '지금 나가면 고친 내용이 사라져요.',
    button: '저장하기',
    next: 'save',
    other: { button: '그냥 나가기', next: 'leave' },
  },
  /** The browser's own prompt on closing the tab; it shows one sentence. */
  UNSAVED_CHANGES_ON_UNLOAD: {
    show: 'dialog',
    title: '작성하던 내용이 모두 사라집니다. 계속하시겠습니까?',
    body: '',
    button: '나가기',
    next: 'leave',
  },
  RESUME_MISSING: {
    show: 'dialog',
    title: '이력서 파일이 없어요',
    body: '파일 없이 그대로 보낼까요?',
    button: '그대로 보내기',
    next: 'proceed',
    other: { button: '파일 첨부하기', next: 'close' },
  },
  FILE_DELETE: {
    show: 'dialog',
    title: '파일을 지울까요?',
    body: '지운 파일은 되돌릴 수 없어요.',
    button: '지우기',
    next: 'proceed',
    other: { button: '그대로 두기', next: 'close' },
  },
  /** Shown to a person who opens another person's short link (ROUTE-9). */
  PREVIEW_ONLY: {
    show: 'page',
    title: '나에게 온 링크가 아니에요.',
    body: '여기서 신청해도 제안이 반드시 오는 건 아니에요.',
    button: '내 어택 보기',
    next: { go: '/my/attack' },
  },
  DELETE_DONE: {
    show: 'dialog',
    title: '탈퇴가 끝났어요',
    body: '모든 정보를 바로 지웠어요.',
    button: '홈으로 가기',
    next: { go: '/', replace: true },
  },
  DELETE_DONE_SOON: {
    show: 'dialog',
    title: '탈퇴 요청을 받았어요',
    body: '정보를 지우고 있어요. 한 시간 안에 모두 지워져요.',
    button: '홈으로 가기',
    next: { go: '/', replace: true },
  },
  DELETE_DONE_KEPT: {
    show: 'dialog',
    title: '탈퇴 요청을 받았어요',
    body: withdrawalNotice(true),
    button: '홈으로 가기',
    next: { go: '/', replace: true },
  },
} as const satisfies Record<string, Wording>
