import { WAITING } from '../verification/waiting.ts'
import type { Answer } from './row.ts'

const NO_CAREER_PAGE = '/submit_kakao/nocareer'

/** The server does not know what the person looks at; the screen that does puts its name here. */
export const EITHER_APP = '카카오톡이나 PASS 앱'

/** Verification of career and income (VER-11, VER-12). 420 means two things; the situation tells which. */
export const verification = {
  VERIFY_INPUT_WRONG: {
    status: 400,
    show: 'dialog',
    title: '입력 정보가 잘못되었습니다.',
    body: '이름, 생년월일, 휴대전화 번호를 확인하고 다시 요청해 주세요.',
    button: '입력 내용 고치기',
    next: 'close',
  },
  VERIFY_LOAD_FAILED: {
    status: 403,
    show: 'dialog',
    title: '정보를 불러오지 못했어요',
    body: `이전 화면에서 ${EITHER_APP} 인증을 다시 해 주세요.`,
    button: '다시 시도하기',
    next: 'back',
  },
  VERIFY_NOT_COMPLETED: {
    status: 409,
    show: 'dialog',
    title: '아직 인증이 끝나지 않았어요',
    body: `${EITHER_APP}에서 인증을 마친 뒤 다시 눌러 주세요.`,
    button: '인증하러 가기',
    next: 'close',
  },
  VERIFY_NOT_COMPLETED_TWICE: {
    status: 409,
    show: 'dialog',
    title: '아직 인증이 끝나지 않았어요',
    body: `${EITHER_APP}에서 인증을 마친 뒤 눌러 주세요. 인증하지 않고 한 번 더 누르면 처음부터 다시 요청해야 해요.`,
    button: '인증하러 가기',
    next: 'close',
  },
  VERIFY_TIME_EXCEEDED: {
    status: 410,
    show: 'dialog',
    title: '인증 시간이 지났어요',
    body: `인증은 ${WAITING.minutes}분 안에 마쳐야 해요. 아래 버튼을 눌러 다시 요청해 주세요.`,
    button: '다시 요청하기',
    next: 'back',
  },
  VERIFY_DAILY_LIMIT: {
    status: 412,
    show: 'dialog',
    title: '오늘 요청할 수 있는 횟수를 넘었어요',
    body: '하루에 요청할 수 있는 횟수가 정해져 있어요. 내일 다시 시도해 주세요.',
    button: '닫기',
    next: 'close',
  },
  VERIFY_REDO: {
    status: 418,
    show: 'dialog',
    title: '요청을 완료하지 못했습니다.',
    body: '인증을 처음부터 다시 요청해 주세요.',
    button: '다시 요청하기',
    next: 'back',
  },
  VERIFY_MAINTENANCE: {
    status: 419,
    show: 'dialog',
    title: '지금은 서비스 점검 중입니다.',
    body: '내일 오전 10시 이후에 다시 시도해 주세요.',
    button: '닫기',
    next: 'close',
  },
  CERTIFICATE_NOT_ISSUED_KAKAO: {
    status: 420,
    show: 'dialog',
    title: '카카오톡 인증서가 발급되지 않았습니다.',
    body: '카카오톡 지갑에서 인증서를 발급한 뒤 다시 요청해 주세요.',
    button: '닫기',
    next: 'close',
  },
  CERTIFICATE_NOT_ISSUED_PASS: {
    status: 420,
    show: 'dialog',
    title: 'PASS 인증서가 발급되지 않았습니다.',
    body: '통신사 PASS 앱에서 인증서를 발급한 뒤 다시 요청해 주세요.',
    button: '닫기',
    next: 'close',
  },
  RESIDENT_NUMBER_MISMATCH: {
    status: 420,
    show: 'dialog',
    title: '주민등록번호가 일치하지 않아요',
    body: '뒷자리를 확인하고 다시 시도해 주세요.',
    button: '다시 입력하기',
    next: 'close',
  },
  CAREER_NOT_FOUND: {
    status: 422,
    show: 'dialog',
    title: '경력 정보를 찾지 못했어요',
    body: '재직 이력을 확인할 수 있는 분만 참여할 수 있어요.',
    button: '자세히 보기',
    next: { go: NO_CAREER_PAGE, replace: true },
  },
  PREVIOUS_PARTICIPATION: {
    status: 409,
    show: 'dialog',
    title: '이전에 참여한 기록이 있어요',
    body: '로그인하면 이어서 볼 수 있어요.',
    button: '이어서 보기',
    next: { go: '/login', signedIn: '/my' },
  },
  TAX_REQUEST_FAILED: {
    status: 500,
    show: 'dialog',
    title: '요청을 완료하지 못했습니다.',
    body: '국세청에서 소득을 불러오지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    button: '닫기',
    next: 'close',
  },
  SALARY_PENDING_403: {
    status: 403,
    show: 'dialog',
    title: '소득 정보를 불러오지 못했어요',
    body: `이전 화면에서 ${EITHER_APP} 인증을 다시 해 주세요.`,
    button: '다시 시도하기',
    next: 'back',
  },
  SALARY_PENDING_409: {
    status: 409,
    show: 'dialog',
    title: '아직 소득을 확인하지 못했어요',
    body: '국민건강보험공단에서 아직 소득이 오지 않았어요. 잠시 뒤 다시 눌러 주세요.',
    button: '닫기',
    next: 'close',
  },
} as const satisfies Record<string, Answer>
