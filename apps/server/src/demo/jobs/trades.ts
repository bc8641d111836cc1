/** What the demo world knows of one job: how many do it, what they earn, what they say of their work. */
export type Trade = {
  label: string
  subLabel: string
  /** How many of a hundred people, roughly. */
  weight: number
  /** First year's pay in 만원. */
  entry: number
  /** Names the employer would print above the offer. */
  positions: string
  tech: string
  tags: string
  majors: string
  /** Sentences about work done; `#` stands for a figure. */
  work: readonly string[]
}

function trade(
  label: string,
  subLabel: string,
  weight: number,
  entry: number,
  words: Pick<Trade, 'positions' | 'tech' | 'tags' | 'majors' | 'work'>,
): Trade {
  return { label, subLabel, weight, entry, ...words }
}

const COMPUTING = '컴퓨터공학과, 소프트웨어학과, 컴퓨터과학과, 정보통신공학과, 전자공학과, 수학과, 산업공학과'
const BUSINESS = '경영학과, 경제학과, 국제통상학과, 심리학과, 사회학과, 영어영문학과'

export const TRADES: readonly Trade[] = [
  trade('개발', '프론트엔드 개발자', 17, 4400, {
    positions: '프론트엔드 개발자, 프론트엔드 엔지니어, 웹 프론트엔드 리드, UI 엔지니어, 웹 플랫폼 개발자',
    tech: 'React, TypeScript, Next.js, Vue.js, TanStack Query, Tailwind CSS, Storybook, Vite, Playwright, Redux, Svelte',
    tags: '디자인시스템, 웹성능, 접근성, 결제화면, 모노레포, 서버렌더링, 상태관리, 차트, 지도, 라이브옵스, 에디터, 다국어',
    majors: COMPUTING,
    work: [
      '첫 화면이 뜨는 시간을 #% 줄이고, 느려지면 배포를 막는 점검을 만들었어요. 모바일 이탈률이 눈에 띄게 내려갔어요.',
      '디자인 시스템 컴포넌트 #종을 만들고 여러 팀이 함께 쓰도록 문서로 남겼어요. 새 화면을 만드는 시간이 절반으로 줄었어요.',
      '오래된 관리자 화면을 React로 옮기면서 서비스를 멈추지 않았어요. #개 화면을 석 달에 걸쳐 나눠 바꿨어요.',
      '검색과 필터 화면을 다시 설계해 장바구니 전환율을 #% 올렸어요. 키보드와 화면 낭독기로도 쓸 수 있게 했어요.',
    ],
  }),
  trade('개발', '백엔드 개발자', 16, 4500, {
    positions: '백엔드 개발자, 서버 엔지니어, 백엔드 리드, 플랫폼 엔지니어, 결제 서버 개발자',
    tech: 'Spring Boot, Java, Kotlin, MySQL, Redis, Kafka, AWS, JPA, PostgreSQL, Docker, Node.js, NestJS, Go',
    tags: '대용량트래픽, 결제, 정산, MSA, 장애대응, 배치, 메시지큐, 테스트, 캐시, 인증, 주문, 재고',
    majors: COMPUTING,
    work: [
      '정산 배치를 다시 설계해 네 시간 걸리던 일을 #분으로 줄였어요. 금액이 어긋나면 그 자리에서 알 수 있게 대사를 붙였어요.',
      '주문 서비스를 나누고 메시지 큐를 넣어 할인 행사 때도 멈추지 않게 했어요. 평소의 세 배가 넘는 주문을 #분 만에 다 받아 냈어요.',
      '느린 질의 #개를 찾아 고치고 캐시를 두어 응답 시간을 절반으로 줄였어요. 근거는 모두 측정값으로 남겼어요.',
      '결제 실패를 자동으로 되살리는 흐름을 만들어 매출 누수를 #% 막았어요.',
    ],
  }),
  trade('개발', '풀스택 개발자', 4, 4400, {
    positions: '풀스택 개발자, 프로덕트 엔지니어',
    tech: 'TypeScript, React, Node.js, NestJS, PostgreSQL, AWS, Prisma, Next.js, Docker',
    tags: '초기제품, 어드민, 결제, 자동화, 실험, 빠른출시',
    majors: COMPUTING,
    work: [
      '아이디어에서 첫 출시까지 #일 만에 혼자 만들었고, 지금은 매주 실험을 두 개씩 하고 있어요.',
      '운영팀이 손으로 하던 일을 관리 도구로 바꿔 한 달에 #시간을 아꼈어요.',
    ],
  }),
  trade('개발', '안드로이드 개발자', 3, 4400, {
    positions: '안드로이드 개발자, 안드로이드 리드',
    tech: 'Kotlin, Jetpack Compose, Android, Kotlin Coroutines, Hilt, Retrofit, Firebase',
    tags: '컴포즈, 앱성능, 멀티모듈, 푸시, 위치기반, 비정상종료',
    majors: COMPUTING,
    work: [
      '비정상 종료율을 #% 줄이고, 새 버전마다 지표로 확인하는 버릇을 팀에 들였어요.',
      'XML 화면 #개를 Compose로 옮기며 앱 시작 시간을 1초 아래로 낮췄어요.',
    ],
  }),
  trade('개발', 'iOS 개발자', 3, 4450, {
    positions: 'iOS 개발자, 모바일 엔지니어',
    tech: 'Swift, SwiftUI, UIKit, iOS, Combine, RxSwift, Tuist, Fastlane',
    tags: '위젯, 앱구조, 구독결제, 접근성, 애니메이션, 배포자동화',
    majors: COMPUTING,
    work: [
      '구독 결제 화면을 다시 만들어 유료 전환을 #% 올렸어요. 환불과 복원 흐름도 빠짐없이 다뤘어요.',
      '모듈을 나눠 빌드 시간을 #% 줄이고 배포를 자동으로 바꿨어요.',
    ],
  }),
  trade('개발', '데브옵스 엔지니어', 4, 4800, {
    positions: '데브옵스 엔지니어, 플랫폼 엔지니어, 클라우드 엔지니어',
    tech: 'Kubernetes, AWS, Terraform, Argo CD, Prometheus, Grafana, Docker, GitHub Actions, Linux',
    tags: '쿠버네티스, 비용절감, 관측, 배포자동화, 장애훈련, 보안',
    majors: COMPUTING,
    work: [
      '클라우드 비용을 #% 줄이면서도 여유를 더 두었어요. 어디에 얼마를 쓰는지 누구나 볼 수 있게 했어요.',
      '배포를 하루 #번 해도 걱정 없게 만들었어요. 되돌리는 데는 1분이면 돼요.',
    ],
  }),
  trade('개발', 'QA 엔지니어', 2, 3800, {
    positions: 'QA 엔지니어, 테스트 자동화 엔지니어',
    tech: 'Playwright, Selenium, Postman, TestRail, Python, Jira, Appium',
    tags: '자동화, 회귀테스트, 품질지표, 출시점검',
    majors: COMPUTING,
    work: [
      '회귀 테스트 #%를 자동으로 돌려 출시 전날 밤샘을 없앴어요. 놓친 결함은 모두 기록해 다시 놓치지 않게 했어요.',
    ],
  }),
  trade('데이터·AI', '데이터 분석가', 5, 4100, {
    positions: '데이터 분석가, 프로덕트 분석가, 그로스 분석가',
    tech: 'SQL, Python, Tableau, BigQuery, Amplitude, Pandas, Looker Studio, Airflow',
    tags: '실험설계, 지표, 리텐션, 대시보드, 코호트, 가격',
    majors: '통계학과, 산업공학과, 경제학과, 응용통계학과, 데이터사이언스학과, 경영학과',
    work: [
      '가입 흐름의 실험 #개를 설계하고 읽어 냈어요. 그 가운데 하나가 가입률을 크게 올렸어요.',
      '경영진이 매주 보는 지표를 #개에서 다섯 개로 줄이고, 정의를 하나로 맞췄어요.',
    ],
  }),
  trade('데이터·AI', '데이터 엔지니어', 3, 4700, {
    positions: '데이터 엔지니어, 데이터 플랫폼 엔지니어',
    tech: 'Spark, Airflow, Kafka, Python, BigQuery, dbt, Snowflake, AWS, Iceberg',
    tags: '데이터파이프라인, 실시간, 데이터품질, 비용절감, 레이크하우스',
    majors: COMPUTING,
    work: [
      '하루에 한 번 모으던 데이터를 #분 안에 볼 수 있게 했어요. 빠진 데이터는 먼저 알려 주도록 품질 점검을 넣었어요.',
    ],
  }),
  trade('데이터·AI', '머신러닝 엔지니어', 3, 5200, {
    positions: '머신러닝 엔지니어, 추천 엔지니어, AI 엔지니어',
    tech: 'PyTorch, Python, TensorFlow, Hugging Face, MLflow, vLLM, CUDA, Kubernetes, LangChain',
    tags: '추천, 검색, 언어모델, 모델서빙, 실험, 경량화',
    majors: '컴퓨터공학과, 인공지능학과, 수학과, 통계학과, 전자공학과',
    work: [
      '추천 모델을 새로 만들어 클릭을 #% 늘렸고, 응답은 예전보다 빨라졌어요. 실험 결과를 모두 남겨 누구나 다시 해 볼 수 있어요.',
    ],
  }),
  trade('기획·PM', '서비스 기획·PM', 8, 4100, {
    positions: '프로덕트 매니저, 서비스 기획자, 시니어 PM',
    tech: 'Jira, Notion, Figma, Amplitude, SQL, Confluence',
    tags: '온보딩, 실험, 결제, 로드맵, 사용자인터뷰, 커머스, 구독, 지표설계',
    majors: BUSINESS,
    work: [
      '처음 쓰는 사람이 막히는 곳을 #곳 찾아 하나씩 걷어 냈어요. 첫 주에 남는 사람이 크게 늘었어요.',
      '개발자, 디자이너와 두 주마다 출시하는 리듬을 만들고 지켰어요. 안 하기로 한 일도 까닭과 함께 남겼어요.',
    ],
  }),
  trade('기획·PM', '프로덕트 오너', 3, 4600, {
    positions: '프로덕트 오너, 그룹 PM',
    tech: 'Jira, SQL, Amplitude, Notion, Tableau',
    tags: '목표설정, 실험, 가격, 조직, 성장',
    majors: BUSINESS,
    work: ['구독 상품을 맡아 해지율을 #% 낮췄어요. 숫자로 정하고, 사람에게 물어 확인했어요.'],
  }),
  trade('기획·PM', '사업 개발', 2, 4000, {
    positions: '사업 개발 매니저, 제휴 담당',
    tech: 'Excel, PowerPoint, Notion, Salesforce',
    tags: '제휴, 신사업, 협상, 수익모델',
    majors: BUSINESS,
    work: ['제휴사 #곳과 계약을 맺고 첫해 매출의 한 축으로 키웠어요.'],
  }),
  trade('디자인', '프로덕트 디자이너', 7, 3900, {
    positions: '프로덕트 디자이너, 시니어 프로덕트 디자이너, 디자인 리드',
    tech: 'Figma, Protopie, Framer, After Effects, Maze',
    tags: '디자인시스템, 사용성평가, 프로토타입, 온보딩, 핀테크, 정보설계',
    majors: '시각디자인학과, 산업디자인학과, 디지털디자인학과, 커뮤니케이션디자인학과, 심리학과',
    work: [
      '송금 흐름을 다섯 단계에서 세 단계로 줄여 중간에 그만두는 사람을 #% 줄였어요.',
      '사용자 #명을 만나 듣고, 말과 행동이 다른 곳에서 답을 찾았어요. 그 결과로 홈 화면을 새로 그렸어요.',
    ],
  }),
  trade('디자인', 'UX·UI 디자이너', 3, 3500, {
    positions: 'UX·UI 디자이너, 웹 디자이너',
    tech: 'Figma, Photoshop, Illustrator, Zeplin, Miro',
    tags: '반응형, 아이콘, 가이드, 앱디자인',
    majors: '시각디자인학과, 디지털디자인학과, 영상디자인학과, 디자인학과',
    work: ['화면 #개의 규칙을 하나로 모아 개발자와 같은 말을 쓰게 했어요.'],
  }),
  trade('마케팅', '퍼포먼스 마케터', 6, 3600, {
    positions: '퍼포먼스 마케터, 그로스 마케터, 마케팅 리드',
    tech: 'Google Ads, Meta Ads, Google Analytics, AppsFlyer, SQL, Looker Studio',
    tags: '앱마케팅, 전환율, 광고소재, 예산운용, 리타기팅, 검색광고',
    majors: '광고홍보학과, 경영학과, 통계학과, 신문방송학과',
    work: ['광고비를 그대로 두고 가입을 #% 늘렸어요. 소재를 매주 바꿔 가며 무엇이 통하는지 기록했어요.'],
  }),
  trade('마케팅', '콘텐츠 마케터', 3, 3400, {
    positions: '콘텐츠 마케터, 브랜드 에디터',
    tech: 'Notion, Photoshop, Stibee, Google Analytics, Canva',
    tags: '뉴스레터, 글쓰기, 인터뷰, 검색최적화',
    majors: '국어국문학과, 광고홍보학과, 문예창작학과, 미디어커뮤니케이션학과',
    work: ['구독자 #,000명의 뉴스레터를 처음부터 키웠어요. 읽고 답장해 주는 사람이 많은 편지예요.'],
  }),
  trade('인사·총무', '인사·채용', 4, 3600, {
    positions: '채용 담당자, 피플 파트너',
    tech: 'Greeting, Notion, Excel, LinkedIn Recruiter, flex',
    tags: '채용브랜딩, 온보딩, 보상, 조직문화',
    majors: BUSINESS,
    work: ['한 해에 #명을 모시면서 지원부터 합격까지 걸리는 날을 절반으로 줄였어요.'],
  }),
  trade('영업', '기업 영업', 3, 3700, {
    positions: '기업 영업 매니저, 솔루션 영업',
    tech: 'Salesforce, HubSpot, Excel, PowerPoint',
    tags: '신규고객, 제안서, 장기계약, 소프트웨어영업',
    majors: BUSINESS,
    work: ['처음 만난 회사 #곳을 고객으로 모셨고, 열에 아홉은 다음 해에도 함께했어요.'],
  }),
  trade('재무·회계', '회계 담당', 3, 3600, {
    positions: '회계 담당자, 재무 회계 매니저',
    tech: 'SAP ERP, Excel, K-IFRS, Douzone iCUBE',
    tags: '결산, 감사대응, 연결회계, 세무',
    majors: '회계학과, 세무학과, 경영학과, 경제학과',
    work: [
      '월 결산을 닷새 앞당기고 전표 #종을 자동으로 만들었어요. 외부 감사에서 고칠 것이 없다는 답을 받았어요.',
    ],
  }),
  trade('물류·무역', '공급망 관리', 2, 3700, {
    positions: '공급망 매니저, 물류 기획자',
    tech: 'SAP ERP, Excel, SQL, Tableau',
    tags: '재고, 수요예측, 배송, 비용절감',
    majors: '물류학과, 산업공학과, 국제통상학과, 경영학과',
    work: ['재고를 #% 줄이면서도 품절은 늘리지 않았어요. 날마다 예측을 고쳐 가며 지켰어요.'],
  }),
  trade('연구·R&D', '기계 설계', 2, 4000, {
    positions: '기구 설계 엔지니어, 로봇 하드웨어 엔지니어',
    tech: 'SolidWorks, CATIA, ANSYS, AutoCAD, GD&T',
    tags: '기구설계, 양산, 해석, 경량화',
    majors: '기계공학과, 메카트로닉스공학과, 기계설계공학과, 로봇공학과',
    work: ['부품 #개를 하나로 합쳐 무게와 조립 시간을 함께 줄였어요.'],
  }),
  trade('게임', '게임 클라이언트 개발자', 2, 4200, {
    positions: '게임 클라이언트 개발자, 유니티 개발자',
    tech: 'Unity, C#, Unreal Engine, C++, Blender',
    tags: '전투, 최적화, 라이브서비스, 연출',
    majors: '게임공학과, 컴퓨터공학과, 소프트웨어학과',
    work: ['낮은 사양의 휴대폰에서도 초당 60프레임을 지키게 만들었어요. 전투의 손맛은 백 번 넘게 고쳤어요.'],
  }),
]

export const tradeOf = (subLabel: string): Trade => TRADES.find((one) => one.subLabel === subLabel)!

export function listOf(text: string): string[] {
  return text.split(',').map((item) => item.trim())
}
