/**
 * Every action of the audit trail as a sentence without its subject (BIZ-18). `{의}` stands for the owner's name, if
 * there is one. `recordDeed` accepts only a `DeedAction`.
 */
const sentences = {
  'profile.view': '후보자의 프로필을 열어 봤어요',
  'profile.compare': '후보자들을 나란히 놓고 봤어요',
  'contact.view': '매칭된 후보자의 연락처를 봤어요',
  'memory.mark': '후보자를 담아 두거나 숨기거나 태그를 바꿨어요',
  'note.list': '후보자에 관한 메모를 봤어요',
  'note.leave': '후보자에 관한 메모를 남겼어요',
  'note.change': '후보자에 관한 메모를 고쳤어요',
  'note.delete': '후보자에 관한 메모를 지웠어요',
  'list.create': '후보자 목록을 만들었어요',
  'list.rename': '후보자 목록의 이름을 바꿨어요',
  'list.delete': '후보자 목록을 지웠어요',
  'list.put-in': '후보자를 목록에 넣었어요',
  'list.take-out': '후보자를 목록에서 뺐어요',
  'offer.send': '{의}어택을 보냈어요',
  'offer.undo': '{의}어택을 되돌렸어요',
  'offer.export': '보낸 어택을 내려받았어요',
  'figures.export': '성과를 내려받았어요',
  'offer.nudge': '{의}어택을 다시 알렸어요',
  'offer.answer-counter': '{의}어택에서 되물은 연봉에 답했어요',
  'position.create': '{의}포지션을 만들었어요',
  'position.change': '{의}포지션을 고쳤어요',
  'position.close': '{의}포지션을 닫았어요',
  'position.open': '{의}포지션을 다시 열었어요',
  'curation.send': '큐레이션을 보냈어요',
  'curation.undo': '큐레이션을 되돌렸어요',
  'notice.list': '알림을 봤어요',
  'coffeechat.list': '커피챗 목록을 봤어요',
  'coffeechat.view': '{의}커피챗을 열어 봤어요',
  'coffeechat.propose': '{의}커피챗 시간을 제안했어요',
  'coffeechat.confirm': '{의}커피챗 시간을 정했어요',
  'coffeechat.reschedule': '{의}커피챗 시간을 다시 잡았어요',
  'coffeechat.take-back': '{의}커피챗에서 제안한 시간을 거뒀어요',
  'coffeechat.place': '{의}커피챗 장소를 정했어요',
  'coffeechat.cancel': '{의}커피챗을 취소했어요',
  'coffeechat.ask': '{의}커피챗에서 질문을 보냈어요',
  'coffeechat.outcome': '{의}커피챗이 어땠는지 답했어요',
  'coffeechat.stage': '{의}커피챗 뒤 진행 상황을 적었어요',
  'pipeline.list': '파이프라인을 봤어요',
  'pipeline.view': '후보자와 있었던 일을 열어 봤어요',
  'pipeline.move': '후보자의 단계를 옮겼어요',
  'pipeline.change': '후보자의 담당, 다시 볼 날이나 포지션을 바꿨어요',
  'room.list': '대화 목록을 봤어요',
  'room.view': '{의}대화방을 열어 봤어요',
  'room.give': '{의}대화방을 다른 사람에게 맡겼어요',
  'room.close': '{의}대화방을 닫았어요',
  'room.reopen': '{의}대화방을 다시 열었어요',
  'message.send': '{의}대화방에서 메시지를 보냈어요',
  'survey.send': '후보자에게 설문을 보냈어요',
  'inquiry.view': '문의를 열어 봤어요',
  'inquiry.take': '문의를 맡았어요',
  'inquiry.answer': '문의에 답했어요',
  'inquiry.done': '문의를 마쳤어요',
  'more-request.take': '추가 제안 요청을 맡았어요',
  'more-request.done': '추가 제안 요청을 마쳤어요',
  'kept-word.list': '지켜지지 않은 약속을 봤어요',
  'kept-word.take': '약속에 관한 일을 맡았어요',
  'kept-word.talk': '약속에 관해 먼저 말을 걸었어요',
  'kept-word.done': '약속에 관한 일을 마쳤어요',
  'application.list': '에이전트 신청 목록을 봤어요',
  'application.open-file': '신청한 사람의 파일을 열어 봤어요',
  'application.take': '에이전트 신청을 맡았어요',
  'application.done': '에이전트 신청을 마쳤어요',
  'invitation.send': '{의}초대를 보냈어요',
  'invitation.cancel': '{의}초대를 취소했어요',
  'invitation.accept': '{의}초대를 받아들였어요',
  'operator.disable': '{의}계정을 막았어요',
  'operator.enable': '{의}계정을 다시 열었어요',
  'operator.move': '{의}역할과 회사를 바꿨어요',
  'operator.reset-second-factor': '{의}두 번째 인증을 초기화했어요',
  'operator.change': '자기 정보를 바꿨어요',
  'operator.change-password': '비밀번호를 바꿨어요',
  'operator.send-password-reset': '{의}비밀번호를 다시 정할 링크를 보냈어요',
  'operator.reset-password': '메일로 받은 링크로 비밀번호를 다시 정했어요',
  'operator.set-authenticator': '인증 앱을 등록했어요',
  'operator.remove-authenticator': '인증 앱을 지웠어요',
  'operator.add-passkey': '패스키를 등록했어요',
  'operator.remove-passkey': '패스키를 지웠어요',
  'operator.new-recovery-codes': '복구 코드를 새로 만들었어요',
  'operator.use-recovery-code': '복구 코드로 로그인했어요',
  'operator.new-calendar': '캘린더 주소를 만들었어요',
  'operator.change-calendar': '캘린더에 적을 내용을 바꿨어요',
  'operator.usual-hours': '늘 비워 두는 커피챗 시간을 바꿨어요',
  'operator.remove-calendar': '캘린더 주소를 없앴어요',
  'company.create': '{의}회사 정보를 등록했어요',
  'company.change': '{의}회사 정보를 바꿨어요',
  'company.logo': '{의}로고를 바꿨어요',
  'company.quota': '{의}어택 한도를 바꿨어요',
  'company.fee': '{의}성공 보수를 바꿨어요',
  'statement.close': '{의}정산서를 마감했어요',
  'statement.download': '{의}정산서를 내려받았어요',
  'statement.pay': '{의}정산서에 입금을 적었어요',
  'statement.unpay': '{의}정산서에 적은 입금을 지웠어요',
  'statement.correct': '{의}정산서를 바로잡았어요',
  'partner.create': '{의}파트너 계정을 만들었어요',
  'partner.disable': '{의}파트너 계정을 막았어요',
  'partner.enable': '{의}파트너 계정을 다시 열었어요',
  'partner.new-password': '{의}파트너 비밀번호 링크를 보냈어요',
  'handover.add-endpoint': '채용 시스템에서 소식을 받을 주소를 더했어요',
  'handover.change-endpoint': '채용 시스템에서 소식을 받는 주소를 바꿨어요',
  'handover.remove-endpoint': '채용 시스템에서 소식을 받는 주소를 지웠어요',
  'handover.renew-secret': '채용 시스템의 서명 비밀키를 새로 만들었어요',
  'handover.ping': '채용 시스템 연결을 확인했어요',
  'handover.replay': '채용 시스템에 소식을 다시 보냈어요',
  'handover.add-key': '회사의 API 키를 만들었어요',
  'handover.revoke-key': '회사의 API 키를 못 쓰게 했어요',
  'talk.hide': '랭킹톡 글을 가렸어요',
  'talk.restore': '랭킹톡 글을 다시 보이게 했어요',
  export: '자료를 내려받았어요',
} as const

export type DeedAction = keyof typeof sentences

export const deedActions = Object.keys(sentences) as readonly DeedAction[]

const isKnown = (action: string): action is DeedAction => Object.hasOwn(sentences, action)

/** Read actions: the trail has one line per day, reader and subject. */
export const readings: readonly DeedAction[] = [
  'profile.view',
  'profile.compare',
  'contact.view',
  'note.list',
  'notice.list',
  'coffeechat.list',
  'coffeechat.view',
  'pipeline.list',
  'pipeline.view',
  'room.list',
  'room.view',
  'inquiry.view',
  'kept-word.list',
  'application.list',
  'application.open-file',
]

/** An action from before that is no longer written has no sentence of its own. */
const FORGOTTEN = '지금은 쓰지 않는 일을 했어요'

/** '노을클라우드의 대화방을 열어 봤어요'; without a name '대화방을 열어 봤어요'. */
export function deedText(action: string, whose: string | null = null): string {
  const sentence: string = isKnown(action) ? sentences[action] : FORGOTTEN
  return sentence.replace('{의}', whose ? `${whose}의 ` : '')
}

/** The name of the subject of a deed. */
export const subjectNames = {
  candidate: '후보자',
  list: '후보자 목록',
  offer: '어택',
  position: '포지션',
  curation: '큐레이션',
  coffeechat: '커피챗',
  room: '대화방',
  inquiry: '문의',
  'more-request': '추가 제안 요청',
  'kept-word': '약속',
  application: '에이전트 신청',
  invitation: '초대',
  operator: '콘솔 계정',
  company: '회사',
  partner: '파트너',
  webhook: '채용 시스템 연결',
  'api-key': 'API 키',
  'talk-post': '랭킹톡 글',
  export: '내려받기',
} as const

export type DeedSubject = keyof typeof subjectNames

/** The name in the sentence; a person's with 님. */
export const thingName = (subject: string, name: string | null): string | null =>
  name !== null && (subject === 'operator' || subject === 'invitation') ? `${name} 님` : name
