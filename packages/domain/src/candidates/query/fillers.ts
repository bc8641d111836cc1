/* Words that are no conditions. What a list knows as a name of several words is read before ('환경 안전'). */

const words = (text: string) => new Set(text.split(/\s+/u).filter(Boolean))

/** Never a condition. */
const ALWAYS = words(`
  경력 경력자 경력직 연차 연봉 희망 희망연봉 만원 경험 경험자 유경험자 보유 보유자 보유하신 가능 가능한 가능하신 가능자 필수 필요 필요한 우대 우대합니다
  찾아요 찾습니다 찾아 찾아줘 찾아주세요 찾고 찾는 찾는중 찾을 찾는데 있습니다 있어요 구함 구해요 구합니다 구인 구인합니다 구하는 구하고 급구 급하게 급한 모집 모집합니다 모집중
  모십니다 모셔요 모시고 채용합니다 채용중 부탁 부탁해요 부탁드려요 부탁드립니다 추천해주세요 추천해요 원해요 원합니다 있나요 있을까요 있으신가요 있으면 있는 있으신 있는분 없나요 계신 계신가요 계실까요 계세요
  하는 하신 하시는 하던 하고 해본 해보신 할 수 줄 본 봤던 잘 잘하는 잘하시는 쓰는 쓰시는 써본 써보신 쓰고 다루는 다루시는 다뤄본 다뤄보신 다룰 다룬 아는 아시는 맡은 맡았던
  일하는 일하시는 일하신 일한 일했던 일해본 만든 만들어본 만들어보신 나온 나오신 졸업 졸업한 졸업하신 전공 전공자 전공한
  분 분들 분이 분을 사람 인재 인력 후보 후보자 명 한분 누구 좋은 괜찮은 혹시 좀 제발 빨리 얼른 급 저희 우리 쪽 쪽에 맞는 어울리는 이런 그런 저런 등 등의 및 중 중에 중에서 가운데
  내외 사이 정도 정도면 현재 지금 요즘 약 대략 만 총 곳 데 곳에서 뽑는 뽑을 뽑고 뽑아 만지는 만져본 되면 하면 어디 있고 있으며 있거나 있지만 숙련자 능통한 능통자 능통 하나 하나라도 둘 셋 둘다 다 모두 전부 쓴 일 이상 이하 능숙 능숙한 우수 우수한 뛰어난 풍부한 깊은 높은 이해도 이해가 이해를 근무 주에
  위한 대한 통한 관한 또한 그리고 단 다만 무관 무관한 안녕하세요 안녕 감사합니다 감사해요 고맙습니다 주세요 해주세요 되는 되시는 된
  모집분야 모집직무 채용분야 채용직무 근무형태 고용형태 업무내용 직책 실무 실무경험 업무경험 유관 유관경력 이내
  자격요건 자격 요건 조건 우대사항 필수사항 주요업무 담당업무 지원자격 포지션명 모집부문 해당 신입가능 경력무관 연차무관 학력무관 학력
  and & the a an for of in with who is are we need looking want wanted hiring please experience experienced exp required must have plus skills skill knows using on to at
`)

/** No condition beside others, but a word when nothing else is asked for. */
const BESIDE = words(`
  도메인 업계 분야 관련 기반 환경 업무 직무 포지션 직군 역할 회사 구축 사용 활용 설계 개선 구현 진행 담당 담당자 매니저 전문 인 담당하는 책임 능력 역량 지식 이해 기본 기본으로 전문성 숙련 심화 협의
`)

/** '개선해본', '사용하신', '운영해보신', '개발하던': a verb tells no more than that somebody did it. */
const VERB =
  /^[가-힣]{0,4}(?:해\s?본|해보신|해봤던|하신|하시는|했던|하셨던|하던|한|하는|할|해온|해오신|되는|된|하시던|해|하며|하여|했으면)$/u
const NOT_VERBS = /^(?:.*(?:북한|남한|대한|무한|유한|권한|기한|제한|상한|하한))$/u
const SURELY_VERB = /(?:해본|해보신|해봤던|하신|하시는|했던|하셨던|하던|해온|해오신|하시던)$/u

/** The end of a spoken sentence: '없을까', '좋겠어요', '중입니다', '소개해줘'. */
const SPOKEN =
  /^[가-힣]+(?:[아어여해줘세네군까나죠지이예에워와려져봐돼]요|[을를할될쓸실일]까|[가-힣]니다|[해봐아어려]\s?(?:줘|주실|주시면|드려|줄래)|바람|[음]니당|거든|는데요|[으하되시쓰루]면)$/u
/** Polite and past forms before a noun: '높으신', '담당하실', '만져본', '뽑았던'. */
const POLITE =
  /^[가-힣]*(?:(?:[하되보오가주이쓰]|으)(?:신|실|시는|시던|시고|시며|셨던|셨고)|[져뤄써러려겨춰켜쳐워봐봤해어아여녀](?:본|보신|봤던|보고|봤고|봤으며|봤는데)|[았었했겠](?:던|고|으며|는데))$/u
/** Nouns that end so. */
const NOT_SPOKEN = /(?:화면|장면|측면|대면|비대면|도면|단면|이면|정보통신)$/u

const isSpoken = (word: string) =>
  word.length > 1 && (SPOKEN.test(word) || POLITE.test(word)) && !NOT_SPOKEN.test(word)

export const isFiller = (word: string): boolean =>
  ALWAYS.has(word) ||
  isSpoken(word) ||
  (SURELY_VERB.test(word) && /^[가-힣]{2,}$/u.test(word)) ||
  (VERB.test(word) && word.length > 2 && !NOT_VERBS.test(word))

export const isFillerBeside = (word: string): boolean => BESIDE.has(word)

/** Words that make the condition before them an exclusion. */
const EXCLUDING =
  /^(?:제외|제외한|제외하고|제외하면|제외해\S*|제외요|제외입니다|빼고|빼구|빼고요|뺀|빼면|빼곤|빼주세요|빼줘|빼줘요|말고|말구|말고요|말고는|아닌|아닌데|아니고|아니며|아니지만|아니면서|없는|없이|없고|됐고|됐어요|싫고|싫어요|싫습니다|사절|사양|불가|배제|안돼요|except|exclude|excluded|excluding)$/u
export const isExcluding = (word: string): boolean => EXCLUDING.test(word)

/** The same glued to its word: '자바빼고'. */
export const EXCLUDING_AT_END = /^(.+?)(제외|빼고|말고|아닌)$/u

/** Words that make the condition behind them an exclusion. */
export const isExcludingNext = (word: string): boolean =>
  word === 'not' || word === 'no' || word === 'without'

const EITHER = words('or 또는 혹은 아니면 이나 나')
export const isEither = (word: string): boolean => EITHER.has(word)
